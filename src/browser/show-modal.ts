/** Opens a modal dialog. The page below keeps its width without its scrollbar, as `dialog.css` lays it out. */
export function showModal(dialog: HTMLDialogElement): void {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
  dialog.showModal();
}
