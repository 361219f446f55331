import dialogSheet from '#styles/dialog.css?inline';
import labelSheet from '#styles/panel.css?inline';
import drawerSheet from './drawer.css?inline';
import { BASKET_PAGE, pageAdding, type Pressed } from './basket-address.ts';

const drawer = drawEmpty();

/** Browsers that know trusted types take no markup as text. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...contents: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...contents);
  return made;
}

/** An empty drawer, in plain DOM: it opens at once, while React and the basket are on their way. */
function drawEmpty(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog drawer';
  dialog.setAttribute('aria-labelledby', 'basket-title');
  const cross = element('span', '', ' ✕');
  cross.ariaHidden = 'true';
  const close = element('button', 'button button--quiet button--small', 'Close', cross);
  close.type = 'button';
  const title = element('h2', '', 'Your basket');
  title.id = 'basket-title';
  dialog.append(
    element('div', 'dialog__head', title, close),
    element('div', 'drawer__contents', element('p', 'panel', 'Opening your basket…')),
  );
  dialog.addEventListener('click', ({ target }) => {
    const isClose = target instanceof Element && target.closest('.dialog__head button');
    if (target === dialog || isClose) dialog.close();
  });
  return dialog;
}

function hang(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([dialogSheet, labelSheet, drawerSheet].join('\n'));
  document.adoptedStyleSheets.push(sheet);
  document.body.append(drawer);
}

const fetchBasket = () => import('./show-basket.tsx');

/**
 * Opens the drawer, with a ready-made box in it if one was pressed. When the basket cannot be fetched, its page does the
 * same. On that page the basket is open already.
 */
export function openBasket(pressed?: Pressed): void {
  if (location.pathname.startsWith(BASKET_PAGE)) {
    scrollTo({ top: 0 });
    return;
  }
  if (!drawer.isConnected) hang();
  drawer.showModal();
  fetchBasket().then(
    ({ showInDrawer }) => showInDrawer(drawer, pressed),
    () => location.assign(pageAdding(pressed)),
  );
}

// Whoever fetches this script is about to open the basket.
fetchBasket().catch(() => undefined);
