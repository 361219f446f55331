/** Opens a modal dialog. Until it closes, the page behind it does not scroll, and keeps its width without its scrollbar. */
export function openDialog(dialog: HTMLDialogElement): void {
  const { clientWidth, dataset, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
  dataset['dialog'] = '';
  dialog.addEventListener('close', () => delete dataset['dialog'], { once: true });
  dialog.showModal();
}
