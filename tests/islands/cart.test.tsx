// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopBoxes } from '#data/shop-boxes.ts';
import { finishDraft } from '#domain/box-draft.ts';
import { readyMadeChoices } from '#domain/cart.ts';
import { formatPounds } from '#domain/money.ts';
import { Cart } from '#islands/cart/Cart.tsx';
import { $confirmed, setAvoided } from '#stores/avoid-list.ts';
import { $cart, addToCart, clearCart, loadCart } from '#stores/cart.ts';
import { $cartDelivery, loadCartDelivery, setCartDeliveryDate } from '#stores/cart-delivery.ts';
import { $now } from '#stores/clock.ts';
import { parseDay } from '#domain/day.ts';
import { boxForMyself, finishedBox } from '../stores/draft-fixtures.ts';

const ON_20_NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

beforeEach(() => {
  localStorage.clear();
  loadCart();
  loadCartDelivery();
  $now.set(ON_20_NOVEMBER);
});

afterEach(() => {
  cleanup();
  clearCart();
  $now.set(null);
});

function add(draft: typeof finishedBox, quantity = 1): void {
  const choices = finishDraft(draft);
  if (!choices || !addToCart(choices, { quantity })) throw new Error('The basket refused the box.');
}

const bill = () => screen.getByRole('region', { name: 'Your order' }).textContent;

describe('the basket', () => {
  it.each(shopBoxes.map((box) => [box.name, box] as const))(
    'shows %s as it is packed',
    (name, box) => {
      addToCart(readyMadeChoices(box), { sku: box.slug });
      render(<Cart isDrawer={false} />);
      const line = screen.getByRole('listitem', { name });
      const flavours = within(line).getByRole('list', { name: 'Flavours' });
      expect(within(flavours).getAllByRole('listitem')).toHaveLength(box.selection.length);
      expect(line.querySelectorAll('.tray img')).toHaveLength(
        box.selection.reduce((sum, { quantity }) => sum + quantity, 0),
      );
      expect(line.textContent).toContain(
        'Comes with the “Enjoy your fudge” lid. Add a lid and a note, free',
      );
    },
  );

  it('says of a box for oneself that it is no gift', () => {
    add(boxForMyself);
    render(<Cart isDrawer={false} />);
    expect(screen.getByText(/“Enjoy your fudge” lid/).textContent).toBe(
      '“Enjoy your fudge” lid, not a gift',
    );
  });

  it('hangs the names on the keyring in their order', () => {
    add(finishedBox);
    render(<Cart isDrawer={false} />);
    expect(screen.getByText('Keyring “this mum belongs” with Grace and Harry')).toBeDefined();
  });

  it.each([
    [1, '1 box', 1996],
    [3, '3 boxes', 5988],
    [20, '20 boxes', 39920],
  ])('adds up %s of a box', (quantity, count, pence) => {
    add(finishedBox, quantity);
    render(<Cart isDrawer={false} />);
    expect(screen.getByRole('heading', { name: count })).toBeDefined();
    expect(bill()).toContain(
      `${count}${formatPounds(pence)}Royal Mail 2nd ClassFREETotal${formatPounds(pence)}`,
    );
  });

  it('charges delivery once, however many boxes there are', async () => {
    add(finishedBox, 3);
    add(boxForMyself, 2);
    render(<Cart isDrawer={false} />);
    await userEvent.click(screen.getByRole('radio', { name: /1st Class/ }));
    expect(bill()).toContain('Royal Mail 1st Class£2.00Total£97.86');
  });

  it('has one button that pays, in the drawer too', () => {
    add(finishedBox);
    for (const isDrawer of [false, true]) {
      render(<Cart isDrawer={isDrawer} />);
      expect(screen.getAllByRole('button', { name: 'Proceed to Payment' })).toHaveLength(1);
      cleanup();
    }
  });

  it('is not paid for while it is empty', () => {
    render(<Cart isDrawer />);
    expect(screen.getByRole('heading', { name: 'Nothing in it yet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull();
  });
});

describe('a basket that holds what was to be avoided', () => {
  const soyaBox = () => screen.getByRole('listitem', { name: 'Box of 6' });
  const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^I know that/ });
  const pay = () => userEvent.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
  const sent = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

  beforeEach(() => {
    sent.mockClear();
    vi.stubGlobal('fetch', sent);
    $confirmed.set([]);
    setAvoided(['soya']);
    add(finishedBox);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    setAvoided([]);
  });

  it('says so at the box, and before paying', () => {
    render(<Cart isDrawer={false} />);
    expect(within(soyaBox()).getByText('Contains soya, which you asked to avoid')).toBeDefined();
    expect(
      screen.getByText('An allergen you asked to avoid is in your basket: soya.'),
    ).toBeDefined();
  });

  it('is paid only once that is confirmed', async () => {
    render(<Cart isDrawer={false} />);
    await pay();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByText(/^Please confirm the allergens/).className).toBe('field__error');
    await userEvent.click(tick());
    await pay();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('asks again for another box', async () => {
    render(<Cart isDrawer={false} />);
    await userEvent.click(tick());
    expect(tick().checked).toBe(true);
    act(() => add(boxForMyself));
    expect(tick().checked).toBe(false);
  });

  it('says nothing when the list is cleared, or the box is free of it', () => {
    setAvoided(['nuts']);
    render(<Cart isDrawer={false} />);
    expect(screen.queryByRole('checkbox', { name: /^I know that/ })).toBeNull();
    expect(within(soyaBox()).queryByText(/asked to avoid/)).toBeNull();
  });
});

describe('the quantity', () => {
  it.each([
    ['7', '7', 7],
    ['20', '20', 20],
    ['21', '20', 20],
    ['999', '20', 20],
    ['', '2', 2],
    ['-1', '2', 2],
    ['1.5', '1', 1],
    ['two', '2', 2],
  ])('typed as "%s" reads %s', async (typed, shown, quantity) => {
    add(finishedBox, 2);
    render(<Cart isDrawer={false} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Boxes' });
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field.value).toBe(shown);
    expect($cart.get()).toMatchObject([{ quantity }]);
  });

  it.each(['0', '00'])('typed as "%s" removes the line, which can be put back', async (typed) => {
    add(finishedBox, 2);
    render(<Cart isDrawer={false} />);
    const field = screen.getByRole('textbox', { name: 'Boxes' });
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    expect($cart.get()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect($cart.get()).toMatchObject([{ quantity: 2 }]);
  });
});

describe('the delivery of a basket', () => {
  const christmasEve = parseDay('2026-12-24');

  it('is remembered on the device, its day too', () => {
    add(finishedBox);
    setCartDeliveryDate(christmasEve);
    $cartDelivery.set({ shippingId: 2, arriveOn: null });
    loadCartDelivery();
    expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: christmasEve });
  });

  it('begins anew with a new basket', () => {
    add(finishedBox);
    setCartDeliveryDate(christmasEve);
    clearCart();
    loadCartDelivery();
    expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: null });
  });

  it.each(['{"shippingId":7}', '{"shippingId":1,"arriveOn":"Christmas"}', 'fudge', 'null'])(
    'is the usual one when storage holds %s',
    (text) => {
      add(finishedBox);
      localStorage.setItem('cartDelivery', text);
      loadCartDelivery();
      expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: null });
    },
  );
});
