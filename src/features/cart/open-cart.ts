import dialogStylesheet from '#ui/dialog.css?inline';
import panelStylesheet from '#ui/panel.css?inline';
import drawerStylesheet from './drawer.css?inline';
import { keepPageWidth } from '#browser/page-width.ts';
import { CART_PATH, cartUrl, type AddedBox } from './cart-url.ts';

const drawer = createDrawer();

/** Creates an element without markup strings, which Trusted Types refuse. */
function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...contents: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = className;
  created.append(...contents);
  return created;
}

/** Creates the empty drawer in plain DOM, so it opens at once while React and the cart load. */
function createDrawer(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog drawer';
  dialog.setAttribute('aria-labelledby', 'cart-title');
  const cross = createElement('span', '', ' ✕');
  cross.ariaHidden = 'true';
  const close = createElement('button', 'button button--quiet button--small', 'Close', cross);
  close.type = 'button';
  const title = createElement('h2', '', 'Your basket');
  title.id = 'cart-title';
  dialog.append(
    createElement('div', 'dialog__head', title, close),
    createElement('div', 'drawer__contents', createElement('p', 'panel', 'Opening your basket…')),
  );
  dialog.addEventListener('click', ({ target }) => {
    const isClose = target instanceof Element && target.closest('.dialog__head button');
    if (target === dialog || isClose) dialog.close();
  });
  return dialog;
}

function mountDrawer(): void {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync([dialogStylesheet, panelStylesheet, drawerStylesheet].join('\n'));
  document.adoptedStyleSheets.push(stylesheet);
  document.body.append(drawer);
}

const fetchCart = () => import('./show-cart.tsx');

/**
 * Opens the cart drawer, with the ready-made box that the shopper just added. If the cart's code cannot be fetched, goes to
 * the cart page instead. On the cart page it only scrolls to the top.
 */
export function openCart(added?: AddedBox): void {
  if (location.pathname.startsWith(CART_PATH)) {
    scrollTo({ top: 0 });
    return;
  }
  if (!drawer.isConnected) mountDrawer();
  keepPageWidth();
  drawer.showModal();
  fetchCart().then(
    ({ showInDrawer }) => showInDrawer(drawer, added),
    () => location.assign(cartUrl(added)),
  );
}

// Fetching this script means that the cart is about to open.
fetchCart().catch(() => undefined);
