/** Focuses an element after the next render and scrolls it into view. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Focuses the main content, so that focus is not lost with a removed element. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Wraps the handler of a button that disappears: focuses the page's heading first. */
export const withHeadingFocused = (handler: () => void) => (): void => {
  document.querySelector('h1')?.focus({ preventScroll: true });
  handler();
};
