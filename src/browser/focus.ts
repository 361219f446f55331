/** Puts the focus on an element once the page has been drawn anew, and brings it into view. */
export function focusOn(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}
