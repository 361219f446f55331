const dialog = document.querySelector<HTMLDialogElement>('.enlarged');
const frame = dialog?.querySelector('div');

for (const link of document.querySelectorAll<HTMLElement>('.enlarge')) {
  link.onclick = () => {
    if (!frame) return true;
    // The card's picture, for which the browser now fetches the large file.
    frame.replaceChildren(...[...link.children].map((part) => part.cloneNode(true)));
    for (const part of frame.querySelectorAll('[sizes]')) part.setAttribute('sizes', '800px');
    // Not every browser focuses a link that is clicked; the dialog gives the focus back to where it was.
    link.focus();
    dialog?.showModal();
    return false;
  };
}
