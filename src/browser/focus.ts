/** What a button does that goes with what it does: the focus goes to the page's heading first. */
export const withHeadingFocused = (verb: () => void) => (): void => {
  document.querySelector('h1')?.focus({ preventScroll: true });
  verb();
};

/** Puts the focus on an element once the page has been drawn anew, and brings it into view. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
