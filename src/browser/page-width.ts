/** Tells `dialog.css` how wide the page's scrollbar is, so that the page keeps its width while a dialog hides it. */
export function keepPageWidth(): void {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
}
