/**
 * The inline script of the builder page, run before first paint. If the URL asks for a box, it shows "Opening your box…"
 * instead of the list of boxes until the wizard opens it, 15 s at most.
 */
export const loadingMessageScript = `{
const asked = location.search + location.hash;
const pieces = /[?&]box=(6|12)(&|#|$)/.exec(asked)?.[1];
if (pieces || /[?&](boxId|edit)=|[?&]restored=true|#box=/.test(asked)) {
const root = document.documentElement;
root.dataset.opening = '';
document.currentScript.previousElementSibling.textContent = 'Opening your ' + (pieces ? 'Box of ' + pieces : 'box') + '…';
setTimeout(() => delete root.dataset.opening, 15000);
}
}`;
