import dialogStylesheet from '#ui/dialog.css?inline';
import panelStylesheet from '#ui/panel.css?inline';
import drawerStylesheet from './drawer.css?inline';
import { createElement } from '#browser/create-element.ts';
import { openDialog } from '#browser/open-dialog.ts';
import { CART_PATH, cartUrl, type AddedBox } from './cart-url.ts';

const drawer = createDrawer();

/** Creates the empty drawer in plain DOM, so it opens at once while React and the cart load. */
function createDrawer(): HTMLDialogElement {
  const title = createElement('h2', { id: 'cart-title' }, 'Your basket');
  const cross = createElement('span', { ariaHidden: 'true' }, ' ×');
  const close = createElement(
    'button',
    { type: 'button', className: 'button button--secondary button--small' },
    'Close',
    cross,
  );
  const opening = createElement('p', { className: 'panel' }, 'Opening your basket…');
  const dialog = createElement(
    'dialog',
    { className: 'dialog drawer' },
    createElement('div', { className: 'dialog__head' }, title, close),
    createElement('div', { className: 'drawer__contents' }, opening),
  );
  dialog.setAttribute('aria-labelledby', title.id);
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
  openDialog(drawer);
  fetchCart().then(
    ({ showInDrawer }) => showInDrawer(drawer, added),
    () => location.assign(cartUrl(added)),
  );
}

// Fetching this script means that the cart is about to open.
fetchCart().catch(() => undefined);
