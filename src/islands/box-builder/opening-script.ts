/**
 * What the builder's page runs before it paints: an address that asks for a box says so in place of the list of boxes
 * until the wizard has opened it, or for 15 s at the most. Plain text, because the content security policy carries its hash.
 */
export const openingScript = `{
const asked = location.search + location.hash;
const pieces = /[?&]box=(6|12)(&|#|$)/.exec(asked)?.[1];
if (pieces || /[?&](boxId|edit|copy)=|[?&]restored=true|#box=/.test(asked)) {
const root = document.documentElement;
root.dataset.opening = '';
document.currentScript.previousElementSibling.textContent = 'Opening your ' + (pieces ? 'Box of ' + pieces : 'box') + '…';
setTimeout(() => delete root.dataset.opening, 15000);
}
}`;
