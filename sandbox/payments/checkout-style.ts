export const checkoutStyle = `
.two{display:grid}
.bought{padding-block:var(--s6) var(--s7);background:linear-gradient(var(--board-pale),var(--board))}
.paying{padding-block:var(--s6) var(--s8)}
.column{width:min(100% - 2*var(--gutter),29rem);margin-inline:auto}
.column>*+*{margin-top:var(--s4)}
.column h1{font-size:var(--t-2)}
.total{font:600 var(--t-1)/1.1 var(--display)}
.summary-row>:last-child{white-space:nowrap}
.summary-row small{display:block;color:var(--ink-2);font-size:var(--t-small);line-height:1.4}
.terms{white-space:pre-line;line-height:1.45}
form{display:grid;gap:var(--s5)}
fieldset{display:grid;gap:var(--s4)}
legend{padding:0 0 var(--s3);font:600 var(--t-3)/1.2 var(--display)}
.input[readonly]{background:var(--disabled-ground);color:var(--disabled)}
.card{padding:var(--s4);border:2px dashed var(--edge);border-radius:var(--r-press)}
.outcomes{display:grid;gap:var(--s3)}
.others{margin-top:var(--s5);padding-top:var(--s4);border-top:2px solid var(--ink)}
.done{padding-block:var(--s8)}
.done>*+*{margin-top:var(--s5)}
@media (min-width:58rem){
.two{grid-template-columns:1fr 1fr;flex:1}
.bought,.paying{padding-block:var(--s8)}
.bought .column{margin-inline:auto var(--s8)}
.paying .column{margin-inline:var(--s8) auto}
.bought .label{position:sticky;top:var(--s6)}
}
`;
