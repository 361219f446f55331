const dialog = document.querySelector<HTMLDialogElement>('.enlarged');
const frame = dialog?.querySelector('div');

for (const link of document.querySelectorAll<HTMLElement>('.enlarge')) {
  link.onclick = () => {
    if (!frame) return true;
    // A copy of the card's image; its new `sizes` make the browser fetch the large file.
    frame.replaceChildren(...[...link.children].map((child) => child.cloneNode(true)));
    for (const part of frame.querySelectorAll('[sizes]')) part.setAttribute('sizes', '800px');
    // Some browsers do not focus a clicked link. The dialog returns the focus to it on close.
    link.focus();
    dialog?.showModal();
    return false;
  };
}
