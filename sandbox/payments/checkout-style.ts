export const checkoutStyle = `
@view-transition{navigation:auto}
body{background:#fff}
.two{display:grid;grid-template-columns:1fr;min-height:calc(100vh - 2.6rem)}
.bought{background:var(--parchment);padding:1.5rem 1.25rem 2rem}
.paying{padding:1.75rem 1.25rem 3rem}
.bought>*,.paying>*{max-width:28rem;margin-inline:auto}
.total{font:600 2.4rem/1.2 Georgia,"Times New Roman",serif;margin:0 0 1.25rem}
.back{margin-bottom:1.25rem}
ul{list-style:none;margin:0 0 1rem;padding:0}
.line{display:flex;justify-content:space-between;gap:1.5rem;padding:.7rem 0;border-top:1px solid var(--line)}
.line b,.line span:last-child{white-space:nowrap}
.line small{display:block;color:var(--ink-2);font-size:.9375rem}
.line.sum{font-weight:700;border-top:2px solid var(--ink)}
.note{white-space:pre-line;font-size:.9375rem;color:var(--ink-2)}
fieldset{border:0;margin:0 0 1.25rem;padding:0}
legend{font:600 1.125rem/1.3 Georgia,"Times New Roman",serif;padding:0;margin-bottom:.5rem}
label{display:block;margin:0 0 .75rem;font-weight:600}
input{display:block;width:100%;min-height:2.9rem;margin-top:.2rem;padding:.5rem .75rem;font:inherit;font-weight:400;color:inherit;background:#fff;border:1px solid var(--edge);border-radius:5px}
input[readonly]{background:#f4f1ea}
.card{padding:.8rem 1rem;border:1px dashed var(--edge);border-radius:5px;margin-bottom:1.25rem}
button{display:block;width:100%;min-height:3rem;margin:0 0 .75rem;padding:.6rem 1rem;font:inherit;font-weight:600;border-radius:5px;border:2px solid var(--ink);background:#fff;color:var(--ink);cursor:pointer}
button.pay{background:var(--rasp);border-color:var(--rasp);color:#fff;font-size:1.125rem}
button.pay:hover{background:var(--rasp-deep)}
.alert{margin-bottom:1.5rem;padding:.8rem 1rem;border:2px solid var(--rasp);border-radius:5px;background:var(--rasp-tint);font-weight:600}
.done{max-width:36rem;margin:3rem auto;padding:0 1.25rem}
@media (min-width:58rem){
.two{grid-template-columns:1fr 1fr}
.bought{padding:3.5rem 3rem}.paying{padding:3.5rem 3rem}
.bought>*{margin-inline:auto 0;width:28rem;max-width:100%}.paying>*{margin-inline:0 auto}
}
`;
