// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { soldOutText } from '#copy/violations.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import { formatPounds, penceToPounds } from '#domain/money.ts';
import { Cart } from '#features/cart/Cart.tsx';
import { $confirmed, setAvoided } from '#features/allergens/avoid-list.ts';
import { $cart, addToCart, clearCart, loadCart } from '#features/cart/cart.ts';
import { backUpCart, restoreCart } from '#features/cart/cart-backup.ts';
import { addToStoredCart } from '#features/cart/add-to-stored-cart.ts';
import {
  $cartDelivery,
  loadCartDelivery,
  setCartRequestedDay,
  setCartShipping,
} from '#features/cart/cart-delivery.ts';
import { $cartLines } from '#features/cart/lines/cart-lines.ts';
import {
  $cartRecipients,
  loadCartRecipients,
  saveCartRecipients,
} from '#features/cart/cart-recipients.ts';
import { clearCartWithUndo, removeLineWithUndo } from '#features/cart/lines/cart-undo.ts';
import { $checkouts, IDLE } from '#features/checkout/checkout-progress.ts';
import { $now } from '#features/delivery/clock.ts';
import { parseDay } from '#domain/day.ts';
import { undo } from '#ui/undo.ts';
import {
  boxForMyself,
  boxIn,
  completeCustomer,
  finishedBox,
  finishedBoxPence,
} from '../../support/orders.ts';
import { boxPence, postagePence } from '../../support/shop-prices.ts';

const ON_20_NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

beforeEach(() => {
  localStorage.clear();
  loadCart();
  loadCartDelivery();
  loadCartRecipients();
  $now.set(ON_20_NOVEMBER);
});

afterEach(() => {
  cleanup();
  clearCart();
  $now.set(null);
});

function add(draft: typeof finishedBox, quantity = 1): void {
  if (!addToCart(boxIn(draft), { quantity })) throw new Error('addToCart returned false.');
}

const bill = () => screen.getByRole('region', { name: 'Your order' }).textContent;

describe('the cart', () => {
  it.each(shopBoxes.map((box) => [box.name, box] as const))(
    'shows the contents of %s',
    (name, box) => {
      addToCart(readyMadeBox(box), { sku: box.slug });
      render(<Cart isDrawer={false} />);
      const line = screen.getByRole('listitem', { name });
      const flavours = within(line).getByRole('list', { name: 'Flavours' });
      expect(within(flavours).getAllByRole('listitem')).toHaveLength(box.selection.length);
      expect(line.querySelector('picture > img')?.getAttribute('src')).toContain(
        `/boxes/${box.slug}-`,
      );
      expect(line.querySelector('.tray')).toBeNull();
      expect(line.textContent).toContain(
        'Comes with the “Enjoy your fudge” lid.Add a lid and a note, free',
      );
    },
  );

  it('names what changes a line, or leads on from it, by its box', () => {
    for (const box of shopBoxes.slice(0, 2)) addToCart(readyMadeBox(box), { sku: box.slug });
    render(<Cart isDrawer={false} />);
    for (const { name } of shopBoxes.slice(0, 2)) {
      const line = screen.getByRole('listitem', { name });
      const names = [
        'One fewer',
        'One more',
        'Edit',
        'Duplicate',
        'Remove',
        'Add a lid and a note',
      ];
      for (const said of names) {
        const control = new RegExp(`^${said}.* ${name}$`);
        const role = said === 'Edit' || said.startsWith('Add') ? 'link' : 'button';
        expect(within(line).getByRole(role, { name: control })).toBeTruthy();
      }
    }
  });

  it('shows the pieces of a box that the shopper filled', () => {
    add(finishedBox);
    render(<Cart isDrawer={false} />);
    const pieces = screen
      .getAllByRole('listitem')
      .flatMap((line) => [...line.querySelectorAll('.tray img')]);
    expect(pieces).toHaveLength(
      boxIn(finishedBox).selection.reduce((sum, { quantity }) => sum + quantity, 0),
    );
  });

  it('marks a box for oneself as not a gift', () => {
    add(boxForMyself);
    render(<Cart isDrawer={false} />);
    expect(screen.getByText(/“Enjoy your fudge” lid/).textContent).toBe(
      '“Enjoy your fudge” lid, not a gift',
    );
  });

  it('lists the keyring with its names in order', () => {
    add(finishedBox);
    render(<Cart isDrawer={false} />);
    expect(
      screen.getByText('Keyring “this mum belongs” with Grace and Harry, £8.97'),
    ).toBeDefined();
  });

  it.each([
    [1, '1 box'],
    [3, '3 boxes'],
    [20, '20 boxes'],
  ])('totals %s of a box', (quantity, count) => {
    const pence = quantity * finishedBoxPence;
    add(finishedBox, quantity);
    render(<Cart isDrawer={false} />);
    expect(screen.getByRole('heading', { name: count })).toBeDefined();
    expect(bill()).toContain(
      `${count}${formatPounds(pence)}Royal Mail 2nd ClassFREETotal${formatPounds(pence)}`,
    );
  });

  it('charges delivery once for any number of boxes', async () => {
    add(finishedBox, 3);
    add(boxForMyself, 2);
    render(<Cart isDrawer={false} />);
    await userEvent.click(screen.getByRole('radio', { name: /1st Class/ }));
    const total = 3 * finishedBoxPence + 2 * boxPence(2) + postagePence(2);
    await vi.waitFor(() =>
      expect(bill()).toContain(
        `Royal Mail 1st Class${formatPounds(postagePence(2))}Total${formatPounds(total)}`,
      ),
    );
  });

  it('has one payment button, also in the drawer', () => {
    add(finishedBox);
    for (const isDrawer of [false, true]) {
      render(<Cart isDrawer={isDrawer} />);
      expect(screen.getAllByRole('button', { name: 'Proceed to Payment' })).toHaveLength(1);
      cleanup();
    }
  });

  it('has no payment button while empty', () => {
    render(<Cart isDrawer />);
    expect(screen.getByRole('heading', { name: 'Nothing in it yet' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull();
  });
});

describe('a cart with avoided allergens', () => {
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

  it('warns at the box and before payment', () => {
    render(<Cart isDrawer={false} />);
    expect(soyaBox().textContent).toContain('soya (you asked to avoid it)');
    expect(soyaBox().textContent).not.toContain('milk (you asked');
    expect(
      screen.getByText('An allergen you asked to avoid is in the basket: soya.'),
    ).toBeDefined();
  });

  it('requires a confirmation before payment', async () => {
    render(<Cart isDrawer={false} />);
    expect(screen.queryByRole('button', { name: 'Proceed to Payment' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm the allergens' }));
    expect(sent).not.toHaveBeenCalled();
    expect(
      screen.getByText(/^Please confirm the allergens/, { selector: '.field__error' }),
    ).toBeDefined();
    await userEvent.click(tick());
    await pay();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('requires a new confirmation for another box', async () => {
    render(<Cart isDrawer={false} />);
    await userEvent.click(tick());
    expect(tick().checked).toBe(true);
    act(() => add(boxForMyself));
    expect(tick().checked).toBe(false);
  });

  it('does not warn if the list is cleared or the box is free of it', () => {
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
    ['1', '1', 1],
  ])('typed as "%s" becomes %s', async (typed, shown, quantity) => {
    add(finishedBox, 2);
    render(<Cart isDrawer={false} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^How many/ });
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field.value).toBe(shown);
    expect($cart.get()).toMatchObject([{ quantity }]);
    expect(screen.queryByText('Whole numbers only')).toBeNull();
  });

  it.each(['', '1.5', 'two', '-', '2-1', '1e1'])(
    'typed as "%s" stays, and the field says why',
    async (typed) => {
      add(finishedBox, 2);
      render(<Cart isDrawer={false} />);
      const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^How many/ });
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      expect(field.value).toBe('2');
      expect($cart.get()).toMatchObject([{ quantity: 2 }]);
      const error = screen.getByText('Whole numbers only');
      expect(field.getAttribute('aria-describedby')).toBe(error.id);
      await userEvent.clear(field);
      await userEvent.type(field, '3');
      expect(screen.queryByText('Whole numbers only')).toBeNull();
    },
  );

  const people = Array.from({ length: 12 }, (_, place) => `person-${place + 1}`);
  const typeOverTwelve = async (text: string): Promise<void> => {
    addToCart(boxIn(finishedBox), { quantity: 12, recipientIds: people });
    render(<Cart isDrawer={false} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^How many/ });
    await userEvent.click(field);
    field.select();
    await userEvent.keyboard(text);
  };

  it.each([
    ['13', 13, people],
    ['5', 5, people.slice(0, 5)],
    ['1{Backspace}12', 12, people],
    ['1.5{Enter}', 12, people],
  ])('typed as "%s" over 12 keeps who gets which box', async (text, quantity, recipientIds) => {
    await typeOverTwelve(text);
    expect($cart.get()).toMatchObject([{ quantity, recipientIds }]);
  });

  it('typed as "0" brings every box back with undo, whatever was typed before', async () => {
    await typeOverTwelve('1{Backspace}0{Enter}');
    expect($cart.get()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect($cart.get()).toMatchObject([{ quantity: 12, recipientIds: people }]);
  });

  it.each(['0', '00', '-2', '-20'])('typed as "%s" removes the line, with undo', async (typed) => {
    add(finishedBox, 2);
    render(<Cart isDrawer={false} />);
    const field = screen.getByRole('textbox', { name: /^How many/ });
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
    expect($cart.get()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect($cart.get()).toMatchObject([{ quantity: 2 }]);
  });
});

describe('the delivery of a cart', () => {
  const christmasEve = parseDay('2026-12-24');
  const person = { id: 'ann', customer: completeCustomer, shippingId: 2, arriveOn: null } as const;

  it('is stored with its requested day', () => {
    add(finishedBox);
    setCartRequestedDay(christmasEve);
    $cartDelivery.set({ shippingId: 2, arriveOn: null });
    loadCartDelivery();
    expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: christmasEve });
  });

  it('resets with a new cart', () => {
    add(finishedBox);
    setCartRequestedDay(christmasEve);
    clearCart();
    loadCartDelivery();
    expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: null });
  });

  it.each([
    ['emptied', () => clearCart()],
    ['paid', () => backUpCart('cs_1', ON_20_NOVEMBER)],
  ])('resets with the first box after a cart that was %s', (_, end) => {
    add(finishedBox);
    setCartRequestedDay(christmasEve);
    saveCartRecipients({ isToSeveral: true, recipients: [person] });
    end();
    addToStoredCart('six-favourites');
    loadCart();
    loadCartDelivery();
    loadCartRecipients();
    expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: null });
    expect($cartRecipients.get()).toMatchObject({ isToSeveral: false, recipients: [person] });
  });

  it('stays that of a basket that is restored because it was not paid', () => {
    add(finishedBox);
    setCartShipping(2);
    saveCartRecipients({ isToSeveral: true, recipients: [person] });
    backUpCart('cs_1', ON_20_NOVEMBER);
    loadCart();
    restoreCart('cs_1', ON_20_NOVEMBER);
    loadCart();
    expect($cartDelivery.get()).toEqual({ shippingId: 2, arriveOn: null });
    expect($cartRecipients.get().isToSeveral).toBe(true);
  });

  it('resets while the cart is open', () => {
    add(finishedBox);
    setCartShipping(2);
    saveCartRecipients({ isToSeveral: true, recipients: [person] });
    clearCart();
    add(boxForMyself);
    expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: null });
    expect($cartRecipients.get().isToSeveral).toBe(false);
  });

  it.each([
    ['emptying the basket', () => clearCartWithUndo()],
    ['removing the last box', () => $cartLines.get().forEach(removeLineWithUndo)],
  ])('comes back when %s is undone', (_, empty) => {
    add(finishedBox);
    setCartShipping(2);
    setCartRequestedDay(christmasEve);
    saveCartRecipients({ isToSeveral: true, recipients: [person] });
    empty();
    undo();
    loadCartDelivery();
    loadCartRecipients();
    expect($cartDelivery.get()).toEqual({ shippingId: 2, arriveOn: christmasEve });
    expect($cartRecipients.get()).toMatchObject({ isToSeveral: true, recipients: [person] });
  });

  it('stays as it was changed when the removal of one box of several is undone', () => {
    add(finishedBox);
    add(boxForMyself);
    $cartLines.get().slice(0, 1).forEach(removeLineWithUndo);
    setCartShipping(2);
    undo();
    expect($cartDelivery.get()).toEqual({ shippingId: 2, arriveOn: null });
  });

  it.each(['{"shippingId":7}', '{"shippingId":1,"arriveOn":"Christmas"}', 'fudge', 'null'])(
    'is the default if storage holds %s',
    (text) => {
      add(finishedBox);
      localStorage.setItem('cartDelivery', text);
      loadCartDelivery();
      expect($cartDelivery.get()).toEqual({ shippingId: 1, arriveOn: null });
    },
  );
});

describe('a refused payment', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    $checkouts.cart.set(IDLE);
  });

  const refuse = async (status: number, body: object): Promise<void> => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
    add(finishedBox);
    add(boxForMyself);
    render(<Cart isDrawer={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Proceed to Payment' }));
    await screen.findByText('There was an error with your checkout:');
  };
  const alertText = () => screen.getByRole('alert').textContent;
  const lineText = (name: string) => screen.getByRole('listitem', { name }).textContent;

  it('names the lines whose price changed and the new total, and shows the former price of the lines', async () => {
    const pence = boxPence(1);
    await refuse(409, {
      error: 'Price changed',
      message: 'The price has changed since you began.',
      code: 'price-changed',
      quote: {
        totalAmount: 50,
        lines: [
          { name: 'Box of 6', price: penceToPounds(pence + 100) },
          { name: 'Main Keyring: this mum belongs', price: 3.99 },
          { name: 'Name Tag: Grace', price: 2.49 },
          { name: 'Name Tag: Harry', price: 2.99 },
          { name: 'Box of 12', price: penceToPounds(boxPence(2)) },
        ],
      },
    });
    const now = finishedBoxPence + 100 + 50;
    expect(alertText()).toContain(
      `Box of 6, Happy Birthday Mum lidwas ${formatPounds(finishedBoxPence)} ${formatPounds(now)}`,
    );
    expect(alertText()).not.toContain('Box of 12');
    expect(alertText()).toContain(
      `Totalwas ${formatPounds(finishedBoxPence + boxPence(2))} £50.00`,
    );
    expect(lineText('Box of 6')).toContain(
      `${formatPounds(now)}was ${formatPounds(finishedBoxPence)}`,
    );
    await vi.waitFor(() => expect(bill()).toContain('Total£50.00'));
    expect(lineText('Box of 12')).not.toContain('was £');
  });

  it('names the lines that hold a sold-out flavour', async () => {
    await refuse(409, {
      error: 'Sold out',
      message: soldOutText(['Vanilla']),
      code: 'sold-out',
      soldOut: ['Vanilla'],
    });
    expect(lineText('Box of 12')).toContain('Vanilla is sold out at the moment.');
    expect(lineText('Box of 6')).not.toContain('sold out');
  });

  it('names the box that breaks a rule', async () => {
    await refuse(400, {
      error: 'Please check your order',
      message: 'Box 2 in your basket: We do not sell this box.',
      code: 'unknown-box',
      box: { place: 2, reason: 'We do not sell this box.' },
    });
    expect(lineText('Box of 12')).toContain('We do not sell this box.');
    expect(lineText('Box of 6')).not.toContain('We do not sell this box.');
    expect(alertText().match(/We do not sell this box/g)).toHaveLength(1);
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('button', { name: /^Box of 12/ })).toBeDefined();
    expect(screen.getByRole('link', { name: /^Edit Box of 12/ })).toBeDefined();
    await vi.waitFor(() =>
      expect(bill()).toContain(`1 of 2 boxes${formatPounds(finishedBoxPence)}`),
    );
    expect(screen.getByRole('heading', { name: '1 of 2 boxes' })).toBeDefined();
    expect(screen.queryByText(/boxes go in one parcel/)).toBeNull();
    await vi.waitFor(() => expect(bill()).toContain(`Total${formatPounds(finishedBoxPence)}`));
  });

  it('disappears with the last line that it names', async () => {
    await refuse(409, {
      error: 'Sold out',
      message: soldOutText(['Vanilla']),
      code: 'sold-out',
      soldOut: ['Vanilla'],
    });
    await userEvent.click(screen.getByRole('button', { name: /^Remove Box of 12/ }));
    expect(alertText()).toBe('');
    expect($cart.get()).toHaveLength(1);
  });
});
