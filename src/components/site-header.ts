const ALWAYS_SHOWN_UNDER_PX = 50;

/** Where the page was and is, in pixels from the top, and what keeps the header as it is or in sight. */
export interface ScrollMoment {
  previousY: number;
  y: number;
  isTurningPage: boolean;
  hasFocus: boolean;
}

/** Whether the builder's header is out of sight: gone on the way down, back on the way up, near the top or on focus. */
export function isHeaderHidden(wasHidden: boolean, moment: ScrollMoment): boolean {
  const { previousY, y, isTurningPage, hasFocus } = moment;
  if (hasFocus) return false;
  if (isTurningPage) return wasHidden;
  if (y < ALWAYS_SHOWN_UNDER_PX || y < previousY) return false;
  return wasHidden || y > previousY;
}

/** Lets the header of the builder's page give way while the shopper scrolls down. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header[data-hides]');
  if (!header) return;
  let previousY = scrollY;
  const update = () => {
    const y = scrollY;
    const isTurningPage = document.documentElement.dataset['boxTransition'] !== undefined;
    const hasFocus = header.querySelector(':focus-visible, [aria-expanded=true]') !== null;
    const hidden = isHeaderHidden(header.hasAttribute('data-hidden'), {
      previousY,
      y,
      isTurningPage,
      hasFocus,
    });
    header.toggleAttribute('data-hidden', hidden);
    previousY = y;
  };
  addEventListener('scroll', update);
  header.addEventListener('focusin', update);
  new MutationObserver(update).observe(document.documentElement, {
    attributeFilter: ['data-box-transition'],
  });
}
