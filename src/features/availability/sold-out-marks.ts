import '#ui/badge.css';
import './sold-out.css';

/** Returns the ids in an attribute: "1 3 8". */
const idsIn = (text = ''): number[] => text.split(' ').map(Number);

/** The labels to put back on the buttons of boxes that are sold out. */
const labels = new Map<HTMLButtonElement, readonly Node[]>();

/** Marks what is sold out, and nothing else: pictures of flavours and boxes by a badge, and the buttons of ready-made boxes. */
export function showSoldOut(soldOut: readonly number[]): void {
  for (const picture of document.querySelectorAll<HTMLElement>('[data-flavours]')) {
    picture.querySelector(':scope > .sold-out')?.remove();
    if (!idsIn(picture.dataset['flavours']).some((id) => soldOut.includes(id))) continue;
    const badge = document.createElement('span');
    badge.className = 'badge sold-out';
    badge.textContent = 'Sold out';
    picture.append(badge);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-holds]')) {
    const label = labels.get(button);
    button.disabled = idsIn(button.dataset['holds']).some((id) => soldOut.includes(id));
    if (button.disabled === (label !== undefined)) continue;
    if (label) {
      button.replaceChildren(...label);
      labels.delete(button);
    } else {
      labels.set(button, [...button.childNodes]);
      // The hidden name of the box stays, so that several buttons do not read alike.
      button.replaceChildren(
        'Sold out at the moment ',
        ...button.querySelectorAll('.visually-hidden'),
      );
    }
  }
}
