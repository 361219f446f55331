/**
 * Opens a modal dialog. Until it closes, `data-dialog` of the page's root holds its classes: their stylesheets keep the
 * page from scrolling, and at its width without its scrollbar. With `:has` in its place, every change of the page would
 * restyle much of it.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  const { clientWidth, dataset, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
  dataset['dialog'] = dialog.className;
  dialog.addEventListener('close', () => delete dataset['dialog'], { once: true });
  dialog.showModal();
}
