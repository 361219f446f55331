export const checkoutStyle = `
.two{display:grid}
.bought{padding-block:var(--space-6) var(--space-7);background:linear-gradient(var(--color-surface-warm),var(--color-surface-warm-dark))}
.paying{padding-block:var(--space-6) var(--space-8)}
.column{width:min(100% - 2*var(--gutter),29rem);margin-inline:auto}
.column>*+*{margin-top:var(--space-4)}
.column h1{font-size:var(--font-size-h2)}
.total{font:600 var(--font-size-h1)/1.1 var(--font-heading)}
.summary-row>:last-child{white-space:nowrap}
.summary-row small{display:block;color:var(--color-text-muted);font-size:var(--font-size-small);line-height:1.4}
.terms{white-space:pre-line;line-height:1.45}
form{display:grid;gap:var(--space-5)}
fieldset{display:grid;gap:var(--space-4)}
legend{padding:0 0 var(--space-3);font:600 var(--font-size-h3)/1.2 var(--font-heading)}
.input[readonly]{background:var(--color-disabled);color:var(--color-disabled-text)}
.card{padding:var(--space-4);border:2px dashed var(--color-border-control);border-radius:var(--radius-medium)}
.outcomes{display:grid;gap:var(--space-3)}
.others{margin-top:var(--space-5);padding-top:var(--space-4);border-top:2px solid var(--color-border-strong)}
.done{padding-block:var(--space-8)}
.done>*+*{margin-top:var(--space-5)}
@media (min-width:58rem){
.two{grid-template-columns:1fr 1fr;flex:1}
.bought,.paying{padding-block:var(--space-8)}
.bought .column{margin-inline:auto var(--space-8)}
.paying .column{margin-inline:var(--space-8) auto}
.bought .panel{position:sticky;top:var(--space-6)}
}
`;
