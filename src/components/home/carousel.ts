import { prefersReducedMotion } from '#browser/motion.ts';

const STEP = 0.8;

/** How far a row of equal things is scrolled, in pixels. */
export interface RowPosition {
  scrolled: number;
  /** What is seen of the row, and the whole of it. */
  visible: number;
  whole: number;
}

/** Whether there is more to see to the left and to the right; a pixel's rounding counts as none. */
export function canScroll({ scrolled, visible, whole }: RowPosition) {
  return { left: scrolled >= 1, right: whole - visible - scrolled >= 1 };
}

function showIf(isPossible: boolean, button: HTMLElement, other: HTMLElement): void {
  const hadFocus = button === document.activeElement;
  button.hidden = !isPossible;
  if (hadFocus && !isPossible) other.focus();
}

function centredIn(row: HTMLElement): Element | undefined {
  const { left, width } = row.getBoundingClientRect();
  const centre = left + width / 2;
  return [...row.children].find((child) => child.getBoundingClientRect().right > centre);
}

/** The shelf's buttons, which scroll it by 80% of its width where that is possible, and the ticket in its middle. */
export function startCarousel(shelf: HTMLElement, left: HTMLElement, right: HTMLElement): void {
  const update = () => {
    const can = canScroll({
      scrolled: shelf.scrollLeft,
      visible: shelf.clientWidth,
      whole: shelf.scrollWidth,
    });
    // What appears comes first: the other may hand its focus over.
    right.hidden = !can.right && right.hidden;
    left.hidden = !can.left && left.hidden;
    showIf(can.left, left, right);
    showIf(can.right, right, left);
    const centred = centredIn(shelf);
    for (const child of shelf.children) child.classList.toggle('is-centred', child === centred);
  };
  const step = (direction: 1 | -1) =>
    shelf.scrollBy({
      left: direction * STEP * shelf.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });

  left.addEventListener('click', () => step(-1));
  right.addEventListener('click', () => step(1));
  shelf.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(shelf);
}
