/** Returns the ids in an attribute: "1 3 8". */
const idsIn = (text = ''): number[] => text.split(' ').map(Number);

/** Marks what is sold out, in places that the page keeps for it: badges of flavours and boxes, and the buttons of ready-made boxes. */
export function showSoldOut(soldOut: readonly number[]): void {
  for (const badge of document.querySelectorAll<HTMLElement>('[data-sold-out]')) {
    badge.hidden = !idsIn(badge.dataset['soldOut']).some((id) => soldOut.includes(id));
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-holds]')) {
    if (!idsIn(button.dataset['holds']).some((id) => soldOut.includes(id))) continue;
    button.disabled = true;
    button.textContent = 'Sold out at the moment';
  }
}
