import { openDialog } from '#browser/open-dialog.ts';

/** A shorter move of the finger is no swipe, in pixels. */
const SWIPE = 40;

const dialog = document.querySelector<HTMLDialogElement>('.enlarged');
const all = [...document.querySelectorAll<HTMLElement>('.enlarge')];
/** Those that the filter does not hide. */
let links = all;
let shown = 0;

/** Shows the image of a link, by its index among those on the page; before the first comes the last. */
function show(index: number): void {
  shown = (index + links.length) % links.length;
  const link = links[shown];
  const picture = dialog?.querySelector('.picture');
  const caption = dialog?.querySelector('.caption');
  if (!link || !picture || !caption) return;
  // A copy of the card's image; its new `sizes` make the browser fetch the large file.
  picture.replaceChildren(...[...link.children].map((child) => child.cloneNode(true)));
  for (const part of picture.querySelectorAll('[sizes]')) part.setAttribute('sizes', '800px');
  const name = document.createElement('b');
  const words = link.parentElement;
  name.textContent = words?.querySelector('h3')?.textContent ?? '';
  caption.replaceChildren(name, words?.querySelector('.contains')?.textContent.trim() ?? '');
}

for (const link of all) {
  link.onclick = () => {
    if (!dialog) return true;
    links = all.filter(({ offsetParent }) => offsetParent);
    show(links.indexOf(link));
    openDialog(dialog);
    return false;
  };
}

if (dialog) {
  let from = 0;
  for (const step of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
    step.onclick = () => show(shown + Number(step.dataset['step']));
  }
  dialog.onkeydown = ({ key }) => {
    if (key === 'ArrowLeft') show(shown - 1);
    if (key === 'ArrowRight') show(shown + 1);
  };
  dialog.ontouchstart = ({ changedTouches }) => {
    from = changedTouches[0]?.clientX ?? 0;
  };
  dialog.ontouchend = ({ changedTouches }) => {
    const way = (changedTouches[0]?.clientX ?? from) - from;
    if (Math.abs(way) > SWIPE) show(shown - Math.sign(way));
  };
  // The focus goes to the flavour that was shown last.
  dialog.onclose = () => links[shown]?.focus();
}
