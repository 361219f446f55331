/**
 * The inline script of a page whose scripts may come late. Until an island is hydrated, it shows that a click on one of its
 * buttons was heard; `recordInput` takes the click over.
 */
export const earlyClickScript = `addEventListener('click', ({ target }) => {
const button = target.closest('.island:not([data-hydrated]) button');
if (!button) return;
for (const other of document.querySelectorAll('.island [aria-busy]')) {
other.ariaBusy = null;
other.style.opacity = '';
}
button.ariaBusy = 'true';
button.style.opacity = '0.5';
})`;
