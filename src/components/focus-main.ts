/** Hands the focus to the page's content, so that it is not lost with what goes away. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
