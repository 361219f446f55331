/** Focuses an element after the next render and scrolls it into view. What it is folded into opens. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => {
    const element = document.getElementById(id);
    element?.closest('details')?.setAttribute('open', '');
    // In Safari a click on a button focuses what stands around it, and focusing that once more would not scroll to it.
    element?.blur();
    element?.focus();
  });
}

/**
 * Focuses a heading or an error, so that screen readers continue from it; as a `ref`, when it appears. The page does not
 * scroll to its `h1`.
 */
export function focusHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: heading.matches('h1') });
}

/** Wraps the handler of a button that disappears: focuses the page's heading first. */
export const withHeadingFocused = (handler: () => void) => (): void => {
  focusHeading(document.querySelector('h1'));
  handler();
};

/** Focuses the main content, so that focus is not lost with a removed element. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
