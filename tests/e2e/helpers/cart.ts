import { expect, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import { presetFor } from '#domain/box-rules.ts';
import type { Selection } from '#domain/catalogue.ts';

/** A line as the shop stores it, as far as it is read back. */
export type StoredLine = Record<string, unknown>;

interface Built {
  boxId: number;
  flavours?: readonly Selection[];
  lid?: readonly [id: number, design: string];
  note?: string;
  keyring?: number;
  nameTags?: readonly number[];
  quantity?: number;
}

/** A built box on a line of its own. */
export function builtLine(box: Built): StoredLine {
  const { boxId, lid = [0, 'Enjoy your fudge'], note = '', quantity = 1 } = box;
  const kind = catalogue.boxes.find(({ id }) => id === boxId);
  const flavours =
    box.flavours ?? kind?.fixedSelection ?? presetFor(boxId, catalogue)?.selection ?? [];
  return {
    quantity,
    config: {
      boxDetails: { boxId },
      flavours,
      lidDetails: { lidId: lid[0], lidDesign: { name: lid[1] } },
      giftMessage: note,
      keyrings: {
        mainKeyring: box.keyring === undefined ? null : { id: box.keyring },
        nameTags: (box.nameTags ?? []).map((id) => ({ id })),
      },
    },
  };
}

export const readyMadeLine = (sku: string, quantity = 1): StoredLine => ({ sku, quantity });

/** A birthday box with a note, a ready-made box twice, and a Box of 6 with a keyring. */
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

/** Twelve lines, which is all that a basket takes. */
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

const CONSENT = JSON.stringify({
  essential: true,
  analytics: false,
  functional: false,
  targeting: false,
  consentTimestamp: '2026-11-20T10:00:00.000Z',
});

/** Opens a page as somebody who has answered the cookie question, wants no motion, and has put this aside before. */
export async function openWithCart(page: Page, path: string, stored: unknown = []): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/maintenance');
  await page.evaluate(
    ([consent, cart]) => {
      localStorage.setItem('bhf-cookie-consent', consent);
      localStorage.setItem('cart', cart);
    },
    [CONSENT, typeof stored === 'string' ? stored : JSON.stringify(stored)] as const,
  );
  await page.goto(path);
}

/** The stored basket. */
export const readStoredCart = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null'));

/** The header's way to the basket. */
export const cartLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Basket/ });

export const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });

/** Opens the drawer from the header. */
export async function openCartDrawer(page: Page) {
  await cartLink(page).click();
  const drawer = cartDrawer(page);
  await expect(drawer.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  return drawer;
}
