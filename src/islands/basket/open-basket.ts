import dialogSheet from '#styles/dialog.css?inline';
import labelSheet from '#styles/label.css?inline';
import drawerSheet from './drawer.css?inline';
import { BASKET_PAGE, pageAdding } from './basket-address.ts';

const drawer = drawEmpty();

/** An empty drawer, in plain DOM: it opens at once, while React and the basket are on their way. */
function drawEmpty(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog drawer';
  dialog.setAttribute('aria-labelledby', 'basket-title');
  dialog.innerHTML = `
    <div class="dialog__head">
      <h2 id="basket-title">Your basket</h2>
      <button type="button" class="button button--quiet button--small">
        Close<span aria-hidden="true"> ✕</span>
      </button>
    </div>
    <div class="drawer__contents"><p class="label">Opening your basket…</p></div>`;
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
 * Opens the drawer, and puts a ready-made box into it if one is named. When the basket cannot be fetched, its page does
 * the same. On that page the basket is open already.
 */
export function openBasket(sku?: string): void {
  if (location.pathname.startsWith(BASKET_PAGE)) {
    scrollTo({ top: 0 });
    return;
  }
  if (!drawer.isConnected) hang();
  drawer.showModal();
  fetchBasket().then(
    ({ showInDrawer }) => showInDrawer(drawer, sku),
    () => location.assign(pageAdding(sku)),
  );
}

// Whoever fetches this script is about to open the basket.
fetchBasket().catch(() => undefined);
