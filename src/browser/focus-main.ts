/** Moves the focus to the main content, so that it is not lost with a removed element. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
