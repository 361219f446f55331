import { expect, type Locator, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import { presetFor } from '#domain/box/box-rules.ts';
import type { FlavourQuantity } from '#domain/catalogue.ts';
import { openPage, readLocalStorage, waitForScripts } from './page-setup.ts';
import { boxPence, keyringPence } from '../../support/shop-prices.ts';

/** A cart line as the shop stores it, with only the fields that it reads back. */
export type StoredLine = Record<string, unknown>;

/** A box built by a shopper. */
export interface BuiltBox {
  boxId: number;
  flavours?: readonly FlavourQuantity[];
  /** By default that of a box that is no gift; null before one is chosen. */
  lid?: readonly [id: number, design: string] | null;
  note?: string;
  keyring?: number;
  nameTags?: readonly number[];
  quantity?: number;
}

/** Returns a built box as carts and drafts store it. */
export function storedBox(box: BuiltBox) {
  const { boxId, lid = [0, 'Enjoy your fudge'], note = '' } = box;
  const kind = catalogue.boxes.find(({ id }) => id === boxId);
  return {
    boxDetails: { boxId },
    flavours: box.flavours ?? kind?.fixedSelection ?? presetFor(boxId, catalogue)?.selection ?? [],
    lidDetails: lid && { lidId: lid[0], lidDesign: { name: lid[1] } },
    giftMessage: note,
    keyrings: {
      mainKeyring: box.keyring === undefined ? null : { id: box.keyring },
      nameTags: (box.nameTags ?? []).map((id) => ({ id })),
    },
  };
}

/** Returns a stored cart line with a built box. */
export const builtLine = ({ quantity = 1, ...box }: BuiltBox): StoredLine => ({
  quantity,
  config: storedBox(box),
});

/** Returns a stored cart line with a ready-made box. */
export const readyMadeLine = (sku: string, quantity = 1): StoredLine => ({ sku, quantity });

/** A Box of 12 with a note, two of a ready-made box, and a Box of 6 with a keyring. */
export const threeCartLines: readonly StoredLine[] = [
  builtLine({
    boxId: 2,
    lid: [1, 'Happy Birthday Mum'],
    note: 'Happy 80th, Mum! With love from all of us',
  }),
  readyMadeLine('six-favourites', 2),
  builtLine({
    boxId: 1,
    lid: [13, "World's Best Mum"],
    note: 'For you',
    keyring: 2,
    nameTags: [20, 30],
  }),
];

/** Today's price of one box of each of the three lines, and of all of them, in pence. */
const linePrices = {
  birthday: boxPence(2),
  readyMade: boxPence(1),
  keyring: boxPence(1) + keyringPence(2) + keyringPence(20) + keyringPence(30),
};
export const threeCartPrices = {
  ...linePrices,
  total: linePrices.birthday + 2 * linePrices.readyMade + linePrices.keyring,
};

/** Twelve lines: the most that a cart may hold. */
export const twelveCartLines: readonly StoredLine[] = [
  ...threeCartLines,
  readyMadeLine('twelve-favourites'),
  readyMadeLine('chocolate-dozen'),
  readyMadeLine('twenty-four-flavour-taster'),
  readyMadeLine('four-favourite-bags'),
  builtLine({ boxId: 7, lid: [8, 'Thank You'] }),
  ...['One', 'Two', 'Three', 'Four'].map((note) =>
    builtLine({ boxId: 2, lid: [8, 'Thank You'], note }),
  ),
];

/** Opens a page with this cart stored, cookies declined and reduced motion. */
export async function openWithCart(page: Page, path: string, lines: unknown = []): Promise<void> {
  // A page of the shop's origin that does not read the cart.
  await openPage(page, '/maintenance');
  await page.evaluate((cart) => {
    localStorage.setItem('cart', cart);
  }, JSON.stringify(lines));
  await page.goto(path);
}

/** Returns the stored cart, or null. */
export const readStoredCart = async (page: Page): Promise<unknown> =>
  JSON.parse((await readLocalStorage(page, 'cart')) ?? 'null') as unknown;

/** The header's link to the cart. */
export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Basket/ });

export const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });

/** Opens the cart drawer from the header and waits for its content. */
export async function openCartDrawer(page: Page) {
  await waitForScripts(page);
  await cartLink(page).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  return drawer;
}

/** Returns the number fields of the cart's lines. */
export const quantityFields = (place: Page | Locator): Locator =>
  place.getByRole('textbox', { name: 'How many:' });

export const payButton = (place: Page | Locator): Locator =>
  place.getByRole('button', { name: 'Proceed to Payment' });

/** Opens the cart as the drawer over another page or as its own page, and returns the part of the page that holds it. */
export async function openCart(
  page: Page,
  place: 'drawer' | 'page',
  lines: unknown,
): Promise<Locator> {
  await openWithCart(page, place === 'page' ? '/basket' : '/faq', lines);
  return place === 'page' ? page.locator('main') : openCartDrawer(page);
}
