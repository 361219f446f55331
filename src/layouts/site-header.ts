const ALWAYS_SHOWN_UNDER_PX = 50;

/** Scroll positions in pixels from the top, and the states that keep the header unchanged or visible. */
export interface ScrollMoment {
  previousY: number;
  y: number;
  isChangingStep: boolean;
  hasFocus: boolean;
}

/** Whether the builder's header is hidden: hidden on scrolling down; shown on scrolling up, near the top, or on focus. */
export function isHeaderHidden(wasHidden: boolean, moment: ScrollMoment): boolean {
  const { previousY, y, isChangingStep, hasFocus } = moment;
  if (hasFocus) return false;
  if (isChangingStep) return wasHidden;
  if (y < ALWAYS_SHOWN_UNDER_PX || y < previousY) return false;
  return wasHidden || y > previousY;
}

/** Hides the builder page's header while the shopper scrolls down. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header[data-hides]');
  if (!header) return;
  let previousY = scrollY;
  const update = () => {
    const y = scrollY;
    const isChangingStep = document.documentElement.dataset['boxTransition'] !== undefined;
    const hasFocus = header.querySelector(':focus-visible, [aria-expanded=true]') !== null;
    const hidden = isHeaderHidden(header.hasAttribute('data-hidden'), {
      previousY,
      y,
      isChangingStep,
      hasFocus,
    });
    header.toggleAttribute('data-hidden', hidden);
    previousY = y;
  };
  addEventListener('scroll', update);
  header.addEventListener('focusin', update);
  // With the next frame, since `scrollY` lays out what a change of step has only begun to change.
  new MutationObserver(() => requestAnimationFrame(update)).observe(document.documentElement, {
    attributeFilter: ['data-box-transition'],
  });
}
