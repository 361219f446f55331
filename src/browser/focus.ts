/** Wraps the handler of a button that disappears: focuses the page's heading first. */
export const withHeadingFocused = (verb: () => void) => (): void => {
  document.querySelector('h1')?.focus({ preventScroll: true });
  verb();
};

/** Focuses an element after the next render and scrolls it into view. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
