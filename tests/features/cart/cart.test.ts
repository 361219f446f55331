// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import type { Box } from '#domain/box/box.ts';
import {
  $boxCount,
  $cart,
  $boxesPence,
  addToCart,
  clearCart,
  duplicateCartLine,
  syncCart,
  findCartLine,
  isCartStored,
  loadCart,
  removeCartLine,
  replaceInCart,
  setCartQuantity,
} from '#features/cart/cart.ts';
import { $cartCount, loadCartCount } from '#features/cart/cart-count.ts';
import { clearCartNotices } from '#features/cart/cart-notices.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { addToStoredCart } from '#features/cart/add-to-stored-cart.ts';
import { formatPounds, penceToPounds, poundsToPence } from '#domain/money.ts';
import { takeOffSale } from '../../support/off-sale.ts';
import { noticeTexts } from '../../support/notice-texts.ts';
import { boxForMyself, boxIn, finishedBox, finishedBoxPence } from '../../support/orders.ts';
import { boxPence } from '../../support/shop-prices.ts';

const gift = boxIn(finishedBox);
const myself = boxIn(boxForMyself);
const [sixFavourites] = shopBoxes;
if (!sixFavourites) throw new Error('There are no ready-made boxes.');
const ready = readyMadeBox(sixFavourites);

const stored = (): unknown => JSON.parse(localStorage.getItem('cart') ?? 'null');
const quantities = (): number[] => $cart.get().map(({ quantity }) => quantity);
const idOf = (index: number): string => $cart.get()[index]?.id ?? '';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const storedLines = (): Fields[] => {
  const lines = stored();
  return Array.isArray(lines) ? lines.map(fieldsOf) : [];
};

const put = (...lines: unknown[]): void => localStorage.setItem('cart', JSON.stringify(lines));

/** Changes the configuration of the only stored line. */
function tamper(change: (config: Fields) => Fields): void {
  put(...storedLines().map((line) => ({ ...line, config: change(fieldsOf(line['config'])) })));
}

beforeEach(() => {
  localStorage.clear();
  loadCart();
  clearCartNotices();
});

describe('the stored cart', () => {
  const itsPicture: unknown = expect.stringMatching(/box-of-6.*webp/);

  it('lists items with id and today’s name, description, price and image', () => {
    addToCart(gift, { quantity: 2 });
    addToCart(ready, { sku: 'six-favourites' });
    expect(stored()).toMatchObject([
      {
        id: idOf(0),
        name: 'Box of 6',
        price: penceToPounds(finishedBoxPence),
        quantity: 2,
        image: itsPicture,
        config: {
          boxDetails: {
            boxId: 1,
            boxName: 'Box of 6',
            boxPrice: penceToPounds(boxPence(1)),
            pieces: 6,
          },
          lidDetails: { lidId: 1, lidDesign: { name: 'Happy Birthday Mum' } },
          giftMessage: 'Happy 80th, Mum!',
          sender: 'Harry',
          keyrings: { mainKeyring: { title: 'this mum belongs' }, nameTags: [{}, {}] },
        },
      },
      {
        name: 'Six Favourites',
        price: penceToPounds(boxPence(1)),
        quantity: 1,
        sku: 'six-favourites',
      },
    ]);
  });

  it('is read back unchanged', () => {
    addToCart(gift, { quantity: 2 });
    addToCart(ready, { sku: 'six-favourites' });
    addToCart(myself);
    const before = $cart.get();
    $cart.set([]);
    loadCart();
    expect($cart.get()).toEqual(before);
    expect(noticeTexts()).toEqual([]);
  });

  it('is saved on every change', () => {
    addToCart(gift);
    addToCart(myself);
    setCartQuantity(idOf(0), 4);
    expect(stored()).toMatchObject([{ quantity: 4 }, { quantity: 1 }]);
    removeCartLine(idOf(1));
    expect(stored()).toMatchObject([{ quantity: 4 }]);
    clearCart();
    expect(stored()).toEqual([]);
  });
});

describe('a catalogue that changes while the page is open', () => {
  const inGift = new Set(gift.selection.map(({ flavourId }) => flavourId));
  const onlyInMyself =
    myself.selection.find(({ flavourId }) => !inGift.has(flavourId))?.flavourId ?? 0;

  afterEach(() => $catalogue.set(catalogue));

  it('takes a box with a flavour that is no longer on sale out, and says so', () => {
    addToCart(gift);
    addToCart(myself);
    const stop = syncCart();
    $catalogue.set(takeOffSale(catalogue, onlyInMyself));
    stop();
    expect($cart.get().map(({ box }) => box)).toEqual([gift]);
    expect(noticeTexts()).toEqual([
      'One box in your basket is no longer on sale and was taken out.',
    ]);
  });

  it('shows another price at once', () => {
    addToCart(gift);
    const before = $boxesPence.get();
    const boxes = catalogue.boxes.map((box) => ({ ...box, pricePence: box.pricePence + 100 }));
    $catalogue.set({ ...catalogue, boxes });
    expect($boxesPence.get()).toBe(before + 100);
  });
});

describe('count and total', () => {
  it('follow every change, also in the header', () => {
    addToCart(gift, { quantity: 2 });
    addToCart(myself, { quantity: 3 });
    expect([$boxCount.get(), $cartCount.get(), $boxesPence.get()]).toEqual([
      5,
      5,
      2 * finishedBoxPence + 3 * boxPence(2),
    ]);
    setCartQuantity(idOf(0), 0);
    expect([$boxCount.get(), $cartCount.get(), $boxesPence.get()]).toEqual([3, 3, 3 * boxPence(2)]);
  });
});

describe('a full cart', () => {
  const note = (n: number): Box => ({ ...gift, note: `Note ${n}` });

  it('refuses a thirteenth line with a notice', () => {
    for (let n = 0; n < 12; n += 1) expect(addToCart(note(n))).toBe(true);
    const before = $cart.get();
    expect(addToCart(myself)).toBe(false);
    expect($cart.get()).toEqual(before);
    expect(noticeTexts()).toEqual([expect.stringContaining('takes 12 different boxes')]);
    expect(addToCart(note(3))).toBe(true);
  });

  it('refuses more than twenty equal boxes with a notice', () => {
    addToCart(gift, { quantity: 20 });
    expect(addToCart(gift)).toBe(false);
    expect(quantities()).toEqual([20]);
    expect(noticeTexts()).toEqual([expect.stringContaining('at most 20 equal boxes')]);
  });
});

describe('an edited line', () => {
  beforeEach(() => {
    addToCart(ready, { quantity: 2, sku: 'six-favourites' });
    addToCart(myself);
  });

  it('replaces its line, keeps the quantity and loses its SKU', () => {
    expect(replaceInCart(idOf(0), gift)).toBe(true);
    expect($cart.get()[0]).toMatchObject({ quantity: 2, sku: null, box: { note: gift.note } });
    expect(findCartLine(idOf(1))).toMatchObject({ box: { boxId: 2 } });
  });

  it('keeps its SKU if nothing changed', () => {
    expect(replaceInCart(idOf(0), ready)).toBe(true);
    expect($cart.get()[0]).toMatchObject({ quantity: 2, sku: 'six-favourites' });
  });

  it('is added if its line is gone', () => {
    const id = idOf(0);
    removeCartLine(id);
    expect(replaceInCart(id, gift)).toBe(true);
    expect(quantities()).toEqual([1, 1]);
  });

  it('changes nothing if it is not sold', () => {
    const before = $cart.get();
    expect(replaceInCart(idOf(0), { ...gift, selection: [] })).toBe(false);
    expect($cart.get()).toEqual(before);
  });

  it('does not exceed twenty when it equals another line', () => {
    addToCart(gift, { quantity: 19 });
    expect(replaceInCart(idOf(0), gift)).toBe(false);
    expect(quantities()).toEqual([2, 1, 19]);
  });
});

describe('a removed line', () => {
  it('is restored in its place', () => {
    addToCart(gift);
    addToCart(myself);
    const before = $cart.get();
    const undo = removeCartLine(idOf(0));
    expect(quantities()).toEqual([1]);
    undo();
    expect($cart.get()).toEqual(before);
  });
});

describe('another tab', () => {
  const elsewhere = (lines: unknown): void => {
    localStorage.setItem('cart', JSON.stringify(lines));
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  };

  it('shows its changes here', () => {
    const stop = syncCart();
    elsewhere([{ sku: 'six-favourites', quantity: 3 }]);
    expect($boxCount.get()).toBe(3);
    elsewhere([]);
    expect($boxCount.get()).toBe(0);
    stop();
    elsewhere([{ sku: 'six-favourites', quantity: 3 }]);
    expect($boxCount.get()).toBe(0);
  });

  it.each([
    ['adding', () => addToCart(myself), [3, 1]],
    ['changing a quantity', () => setCartQuantity('unknown', 2), [3]],
    ['removing a line that is gone', () => removeCartLine('unknown'), [3]],
  ])('keeps its boxes when this tab is stale, %s', (_, change, left) => {
    localStorage.setItem('cart', JSON.stringify([{ sku: 'six-favourites', quantity: 3 }]));
    change();
    expect(quantities()).toEqual(left);
  });
});

describe('blocked storage', () => {
  it('keeps the cart as long as the page lives, and says so', () => {
    const blocked = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    addToCart(gift);
    addToCart(myself);
    expect(quantities()).toEqual([1, 1]);
    expect(isCartStored()).toBe(false);
    expect(noticeTexts()).toEqual(['Not saved: keep this page open until you pay.']);
    blocked.mockRestore();
    clearCart();
    expect(isCartStored()).toBe(true);
  });
});

describe('a stale or tampered cart', () => {
  const ONE_GONE = 'One box in your basket is no longer on sale and was taken out.';

  const good = { sku: 'six-favourites', quantity: 1 };

  it.each<[string, unknown]>([
    ['a ready-made box that is gone', { sku: 'seven-favourites', quantity: 1 }],
    ['a quantity of 0', { ...good, quantity: 0 }],
    ['a negative quantity', { ...good, quantity: -3 }],
    ['no quantity', { sku: 'six-favourites' }],
    ['a quantity in words', { ...good, quantity: 'many' }],
    ['neither box nor configuration', { quantity: 1 }],
    ['both box and configuration', { ...good, config: {} }],
    ['a configuration of another schema', { quantity: 1, config: { version: 7, box: 'six' } }],
    ['a line of another shop', { id: 'box-of-6', price: 10.99, quantity: 1 }],
    ['null', null],
    ['a number', 7],
  ])('drops %s, keeps the rest and adds a notice', (_, line) => {
    put(good, line);
    loadCart();
    expect($cart.get()).toMatchObject([{ sku: 'six-favourites', quantity: 1 }]);
    expect(noticeTexts()).toEqual([ONE_GONE]);
  });

  it.each<[string, (config: Fields) => Fields]>([
    ['a box that is not sold', (config) => ({ ...config, boxDetails: { boxId: 99 } })],
    [
      'a flavour that is retired',
      (config) => ({ ...config, flavours: [{ flavourId: 999, quantity: 6 }] }),
    ],
    [
      'a negative number of pieces',
      (config) => ({ ...config, flavours: [{ flavourId: 1, quantity: -6 }] }),
    ],
    [
      'a lid that is gone',
      (config) => ({ ...config, lidDetails: { lidId: 1, lidDesign: { name: 'Old' } } }),
    ],
    ['a note that is too long', (config) => ({ ...config, giftMessage: 'x'.repeat(101) })],
    [
      'a keyring that is gone',
      (config) => ({ ...config, keyrings: { mainKeyring: { id: 999 }, nameTags: [{ id: 20 }] } }),
    ],
  ])('drops a built box with %s', (_, change) => {
    addToCart(gift);
    tamper(change);
    loadCart();
    expect($cart.get()).toEqual([]);
    expect(noticeTexts()).toEqual([ONE_GONE]);
  });

  it('counts several dropped boxes', () => {
    put(null, good, null);
    loadCart();
    expect(noticeTexts()).toEqual([
      '2 boxes in your basket are no longer on sale and were taken out.',
    ]);
  });

  it('notifies once and stores the rest', () => {
    put(good, null);
    loadCart();
    clearCartNotices();
    loadCart();
    expect(noticeTexts()).toEqual([]);
    expect(stored()).toMatchObject([{ sku: 'six-favourites' }]);
  });

  it.each([
    ['a huge quantity is 20', { quantity: 1e12 }, 20],
    ['half a box is none of a box', { quantity: 2.5 }, 2],
  ])('%s', (_, changes, quantity) => {
    put({ ...good, ...changes });
    loadCart();
    expect(quantities()).toEqual([quantity]);
  });

  it('recomputes an invalid id', () => {
    addToCart(gift);
    const id = idOf(0);
    put(...storedLines().map((line) => ({ ...line, id: 'nonsense' })));
    loadCart();
    expect(idOf(0)).toBe(id);
  });

  it('merges equal lines', () => {
    put(good, { ...good, quantity: 2 });
    loadCart();
    expect(quantities()).toEqual([3]);
  });

  it('keeps the first twelve lines', () => {
    addToCart(gift);
    const [line = {}] = storedLines();
    const notes = Array.from({ length: 14 }, (_, n) => `Note ${n}`);
    put(
      ...notes.map((giftMessage) => ({
        ...line,
        config: { ...fieldsOf(line['config']), giftMessage },
      })),
    );
    loadCart();
    expect($cart.get()).toHaveLength(12);
    expect(noticeTexts()).toEqual([expect.stringMatching(/^Your basket is full/)]);
  });

  it.each([
    ['an older price', 9.99],
    ['a price of 0', 0],
    ['a negative price', -5],
  ])('uses today’s price for %s and notifies once', (_, price) => {
    put({ ...good, price });
    loadCart();
    expect($boxesPence.get()).toBe(boxPence(1));
    expect(noticeTexts()).toEqual([
      `Prices have changed since you filled your basket: Six Favourites is now ${formatPounds(boxPence(1))}, was ${formatPounds(poundsToPence(price))}.`,
    ]);
    expect(stored()).toMatchObject([{ price: penceToPounds(boxPence(1)) }]);
    clearCartNotices();
    loadCart();
    expect(noticeTexts()).toEqual([]);
  });

  it.each([
    ['a price in words', 'ten'],
    ['no price', undefined],
  ])('ignores %s', (_, price) => {
    put({ ...good, price });
    loadCart();
    expect($boxesPence.get()).toBe(boxPence(1));
    expect(noticeTexts()).toEqual([]);
  });

  it.each(['{"version":9,"items":[]}', '7', '"fudge"', 'null', '[1', ''])(
    'starts empty from %s',
    (text) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      localStorage.setItem('cart', text);
      loadCart();
      expect($cart.get()).toEqual([]);
      expect(addToCart(myself)).toBe(true);
      vi.restoreAllMocks();
    },
  );

  it('reads every ready-made box on sale', () => {
    put(...shopBoxes.map(({ slug }) => ({ sku: slug, quantity: 1 })));
    loadCart();
    expect($cart.get().map(({ sku }) => sku)).toEqual(shopBoxes.map(({ slug }) => slug));
    expect(catalogue.boxes.length).toBeGreaterThan(0);
  });
});

describe('a ready-made box added by a page without the cart’s code', () => {
  const sku = sixFavourites.slug;

  it('is counted at once and merged once', () => {
    addToCart(ready, { sku, quantity: 2 });
    expect(addToStoredCart(sku)).toBe(true);
    loadCartCount();
    expect($cartCount.get()).toBe(3);
    expect(loadCart()).toBe(true);
    expect(loadCart()).toBe(true);
    expect(quantities()).toEqual([3]);
    expect(stored()).toMatchObject([{ id: idOf(0), sku, quantity: 3, name: 'Six Favourites' }]);
  });

  it('becomes a full line in an empty cart', () => {
    addToStoredCart(sku);
    loadCart();
    expect(stored()).toMatchObject([
      { sku, quantity: 1, price: penceToPounds(boxPence(1)), name: 'Six Favourites' },
    ]);
    expect(noticeTexts()).toEqual([]);
  });

  it('is refused above twenty, with a notice', () => {
    addToCart(ready, { sku, quantity: 20 });
    addToStoredCart(sku);
    expect(loadCart()).toBe(false);
    expect(quantities()).toEqual([20]);
    expect(noticeTexts()).toEqual([expect.stringMatching(/at most 20 equal boxes/)]);
  });
});

describe('clearing the cart', () => {
  it('can be undone without losing later boxes', () => {
    addToCart(gift, { quantity: 2 });
    addToCart(myself);
    const undo = clearCart();
    expect(stored()).toEqual([]);
    addToCart(myself);
    undo();
    expect(quantities()).toEqual([2, 2]);
  });
});

describe('duplicating a line', () => {
  it('adds one and can be undone', () => {
    addToCart(gift, { quantity: 2 });
    addToCart(ready, { sku: sixFavourites.slug });
    const undo = duplicateCartLine(idOf(1));
    expect(quantities()).toEqual([2, 2]);
    expect(stored()).toMatchObject([{}, { sku: sixFavourites.slug }]);
    undo?.();
    expect(quantities()).toEqual([2, 1]);
  });

  it('is refused at twenty', () => {
    addToCart(gift, { quantity: 20 });
    expect(duplicateCartLine(idOf(0))).toBeNull();
    expect(noticeTexts()).toEqual([expect.stringMatching(/at most 20 equal boxes/)]);
  });
});

describe('a change of one line', () => {
  it('leaves the view of the others as it is', async () => {
    const { $cartLines } = await import('#features/cart/lines/cart-lines.ts');
    addToCart(gift);
    addToCart(myself);
    const stop = $cartLines.listen(() => undefined);
    const [first, second] = $cartLines.get();
    setCartQuantity(idOf(0), 3);
    expect($cartLines.get()[0]).toMatchObject({ quantity: 3 });
    expect($cartLines.get()[0]).not.toBe(first);
    expect($cartLines.get()[1]).toBe(second);
    stop();
  });
});
