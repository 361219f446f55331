import { prefersReducedMotion } from '#browser/motion.ts';

/** How far a button scrolls, as a share of the visible width. */
const STEP = 0.8;

/** The scroll position of a carousel, in pixels. */
export interface ScrollPosition {
  scrolled: number;
  /** The visible width and the full width. */
  visible: number;
  whole: number;
}

/** Whether there is more to the left and to the right, ignoring rounding of less than a pixel. */
export function canScroll({ scrolled, visible, whole }: ScrollPosition) {
  return { left: scrolled >= 1, right: whole - visible - scrolled >= 1 };
}

function showIf(isPossible: boolean, button: HTMLElement, other: HTMLElement): void {
  const hadFocus = button === document.activeElement;
  button.hidden = !isPossible;
  if (hadFocus && !isPossible) other.focus();
}

function centredIn(carousel: HTMLElement): Element | undefined {
  const { left, width } = carousel.getBoundingClientRect();
  const centre = left + width / 2;
  return [...carousel.children].find((child) => child.getBoundingClientRect().right > centre);
}

/** Starts a carousel: the buttons scroll it by 80% of its width and hide at its ends, and the item in the centre is marked. */
export function startCarousel(carousel: HTMLElement, left: HTMLElement, right: HTMLElement): void {
  const update = () => {
    const can = canScroll({
      scrolled: carousel.scrollLeft,
      visible: carousel.clientWidth,
      whole: carousel.scrollWidth,
    });
    // Show buttons before hiding any, because a hidden button passes its focus to the other.
    right.hidden = !can.right && right.hidden;
    left.hidden = !can.left && left.hidden;
    showIf(can.left, left, right);
    showIf(can.right, right, left);
    const centred = centredIn(carousel);
    for (const child of carousel.children) child.classList.toggle('is-centred', child === centred);
  };
  const step = (direction: 1 | -1) =>
    carousel.scrollBy({
      left: direction * STEP * carousel.clientWidth,
      behavior: prefersReducedMotion() ? 'instant' : 'smooth',
    });

  left.addEventListener('click', () => step(-1));
  right.addEventListener('click', () => step(1));
  carousel.addEventListener('scroll', update, { passive: true });
  // Browsers do not scroll to a focused item that is partly visible.
  carousel.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      target.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  });
  new ResizeObserver(update).observe(carousel);
}
