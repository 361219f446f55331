// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ThankYou } from '#features/thank-you/ThankYou.tsx';
import type { Box } from '#domain/box/box.ts';
import { withoutNotes, type OrderedGoods } from '#domain/order/order-history.ts';
import {
  $orderStatus,
  type FoundOrder,
  type OrderStatus,
} from '#features/thank-you/order-status.ts';
import { $pastOrder, openCheckoutReturn } from '#features/checkout/checkout-return.ts';
import { $resend } from '#features/thank-you/resend.ts';
import type { BoxOrder, Order } from '#domain/order/order.ts';
import { ok, OrderService, refusal } from '../../support/order-service.ts';
import { sixtySlices, summaryJson, twoParcels, withItems } from '../../support/orders.ts';

const paid: FoundOrder = {
  state: 'found',
  banner: 'success',
  order: {
    orderNumber: 'BHF-4F7K2M9QXA',
    customerName: 'Ada Brown',
    parcels: [
      {
        title: '',
        estimatedDelivery: 'Get it by 24-26 Nov',
        missed: '',
        leaves: 'on 20th November 2026',
        method: 'Royal Mail 2nd Class',
      },
    ],
    orderItems: [
      { name: 'Box of 12', quantity: 1, price: '£17.99' },
      { name: 'Box of 6', quantity: 2, price: '£21.98' },
    ],
    shipping: { method: 'Royal Mail 2nd Class', price: 'FREE' },
    total: '£39.97',
  },
  contents: null,
  email: 'ada@post.example',
  page: null,
  isBulk: false,
  isRefundedInFull: false,
  isProcessed: true,
  isPolling: false,
  resumeUrl: null,
  backedUpBoxes: 0,
};

const box: Box = {
  boxId: 1,
  selection: [
    { flavourId: 1, quantity: 4 },
    { flavourId: 4, quantity: 2 },
  ],
  lid: { categoryId: 1, designName: 'Happy Birthday Mum' },
  note: 'Happy 80th, Mum!',
  keyring: null,
};

const oneBox: OrderedGoods & { orderType: 'builder' } = {
  orderType: 'builder',
  boxes: [{ box: box, quantity: 1, sku: null }],
  arriveOn: null,
};

const threeBoxes: OrderedGoods & { orderType: 'cart' } = {
  orderType: 'cart',
  boxes: [
    { box: box, quantity: 2, sku: null },
    { box: { ...box, note: '' }, quantity: 1, sku: null },
  ],
  arriveOn: '2026-12-24',
};

const slices: OrderedGoods = {
  orderType: 'bulk',
  slices: 60,
  option: 'custom',
  flavourIds: [1, 4],
};

const pending: FoundOrder = {
  ...paid,
  banner: 'pending',
  email: '',
  isProcessed: false,
  isPolling: true,
};

/** Renders a state of the page, on the device that placed the order (`goods`) or on another (null). */
function show(summary: OrderStatus, goods: OrderedGoods | null = null): void {
  const placedAt = Date.parse('2026-11-20T10:00:00Z');
  $pastOrder.set(goods && { sessionId: 'cs_test_1', placedAt, goods: withoutNotes(goods) });
  $orderStatus.set(summary);
  render(<ThankYou />);
}

const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });
const status = (): string => screen.getByRole('status').textContent;

afterEach(cleanup);

describe('the thank-you page', () => {
  it('shows that it is loading', () => {
    show({ state: 'loading' });
    expect(status()).toBe('One moment, we are fetching your order.');
  });

  it('focuses its heading after loading', async () => {
    show({ state: 'loading' });
    expect(document.activeElement).toBe(document.body);
    $orderStatus.set(paid);
    expect(await screen.findByText('Order summary')).toBeTruthy();
    expect(document.activeElement).toBe(heading());
  });

  it('shows the items with prices, delivery and total', () => {
    show(paid);
    const lines = screen.getAllByRole('definition').map((price) => price.textContent);
    expect(lines).toEqual(['£17.99', '£21.98', 'FREE', '£39.97']);
    expect(screen.getByText('2 × Box of 6')).toBeTruthy();
    const facts = screen.getByText(/BHF-4F7K2M9QXA ·/).parentElement?.textContent;
    expect(facts).toContain('BHF-4F7K2M9QXA · Processing');
    expect(facts).toContain('For Ada Brown');
  });

  it('shows the next steps, the arrival estimate and a link to the shop', () => {
    show(paid);
    expect(screen.getByRole('heading', { name: 'What happens next' })).toBeTruthy();
    expect(status()).toContain('Get it by 24-26 Nov');
    const link = screen.getByRole('link', { name: 'Continue shopping' });
    expect(link.getAttribute('href')).toBe('/');
  });

  it.each([
    ['paid and processed', paid, 'Order confirmed', 'alert--success'],
    ['paid', { ...paid, isProcessed: false }, 'Payment received', 'alert--success'],
    ['not yet paid', pending, 'This page keeps looking by itself', 'alert--pending'],
    ['still not paid', { ...pending, isPolling: false }, 'has stopped looking', 'alert--pending'],
    [
      'left unpaid',
      { ...pending, resumeUrl: '/basket' },
      'Nothing has been charged',
      'alert--pending',
    ],
    ['paid back', { ...paid, isRefundedInFull: true }, '£39.97 is paid back', 'alert--success'],
    ['closed unpaid', { ...pending, banner: 'error' }, 'Payment not completed', 'alert--notice'],
  ] as const)('shows the status of an order that is %s', (_, summary, words, colour) => {
    show(summary);
    expect(status()).toContain(words);
    expect(screen.getByRole('status').firstElementChild?.classList).toContain(colour);
  });

  it('promises nothing of an order that was paid back', () => {
    show({ ...paid, isRefundedInFull: true });
    expect(heading().textContent).toBe('This order was paid back.');
    expect(screen.queryByText(/with us|Get it by/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  });

  it.each([
    ['while the page polls', pending, null],
    ['once polling has stopped', { ...pending, isPolling: false }, 'Look again'],
  ])('shows or hides “Look again” %s', (_, summary, name) => {
    show(summary);
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(name);
  });

  it('leads back from an order that was left unpaid', () => {
    show({ ...pending, resumeUrl: '/basket' });
    const link = screen.getByRole('link', { name: /^Go back and pay £/ });
    expect(link.getAttribute('href')).toBe('/basket');
    expect(screen.queryByRole('heading', { name: 'What happens next' })).toBeNull();
  });

  it.each([
    ['Failed to fetch order details', false],
    ['Error connecting to order service', true],
  ])('not found: "%s"', (error, canTryAgain) => {
    show({ state: 'not-found', error, canTryAgain });
    expect(heading().textContent).toBe('Order Information Not Found');
    expect(screen.getByText(error)).toBeTruthy();
    expect(document.querySelectorAll('a[href^="mailto:"]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(canTryAgain);
    const advice = /do not pay again before .* What you chose is kept/;
    expect(screen.queryByText(advice) !== null).toBe(canTryAgain);
    expect(screen.getByRole('link', { name: 'Your basket' }).getAttribute('href')).toBe('/basket');
  });
});

describe('the contents of the order', () => {
  // On a busy machine the first import takes longer than a query waits.
  beforeAll(() => import('#features/thank-you/PastOrderBoxes.tsx'));

  const words = (): string => screen.getByRole('region', { name: 'What is in it' }).textContent;

  /** Renders a paid order as the server describes it, on a device that does not know it. */
  const showRead = (order: Order): void => show({ ...paid, contents: summaryJson(order) });
  const withBoxes = (goods: typeof oneBox | typeof threeBoxes): BoxOrder => ({
    ...withItems(goods.boxes),
    channel: goods.orderType,
  });

  describe.each([
    [
      'from the server on any device',
      () => showRead(withBoxes(oneBox)),
      () => showRead(withBoxes(threeBoxes)),
      () => showRead(sixtySlices),
    ],
    [
      'from memory if the server cannot read them',
      () => show(paid, oneBox),
      () => show(paid, threeBoxes),
      () => show({ ...paid, isBulk: true }, slices),
    ],
  ])('%s', (_, showOne, showThree, showSlices) => {
    it('show for one box, allergens in bold', async () => {
      showOne();
      expect((await screen.findByText('milk, soya, wheat')).tagName).toBe('STRONG');
      expect(words()).toContain('Baileys ×\u00a04Biscoff Biscuit ×\u00a02');
      expect(words()).toContain('Happy Birthday Mum lid, with your handwritten note');
    });

    it('show for each of several boxes, with one allergen notice', async () => {
      showThree();
      await screen.findAllByText('Contains:', { exact: false });
      const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
      expect(titles).toEqual([
        '2 × Box of 6, Happy Birthday Mum lid, no. 1',
        'Box of 6, Happy Birthday Mum lid, no. 2',
      ]);
      expect(words().match(/Contains: /g)).toHaveLength(2);
      expect(words().match(/with your handwritten note/g)).toHaveLength(1);
      expect(words().match(/Our kitchen handles/g)).toHaveLength(1);
    });

    it('show for slices', async () => {
      showSlices();
      await screen.findByText('Contains:', { exact: false });
      expect(words()).toContain('BaileysBiscoff BiscuitContains: milk, soya, wheat');
    });
  });

  it('show by parcel, with the arrival and the dispatch of each', async () => {
    const parcels = [
      ['Get it by 24-26 Nov', 'on 20th November 2026', 'Royal Mail 2nd Class'],
      [
        'In time for Thursday 24th December 2026',
        'in time for 24th December 2026',
        'Royal Mail 1st Class',
      ],
    ].map(([estimatedDelivery = '', leaves = '', method = ''], place) => ({
      title: `Parcel ${place + 1} of 2`,
      ...{ estimatedDelivery, missed: '', leaves, method },
    }));
    show({ ...paid, order: { ...paid.order, parcels }, contents: summaryJson(twoParcels) });
    await screen.findAllByText('Contains:', { exact: false });
    const titles = (level: number): string[] =>
      screen.getAllByRole('heading', { level }).map((title) => title.textContent);
    expect(titles(3)).toEqual(['Parcel 1 of 2', 'Parcel 2 of 2']);
    expect(titles(4)).toEqual(['Box of 6', '2 × 3 Bar Gift Box']);
    expect(words()).toContain('Keyring “this mum belongs” with mum and dad');
    expect(status()).toContain('Parcel 1 of 2: Get it by 24-26 NovRoyal Mail 2nd Class');
    expect(status()).toContain(
      'Parcel 2 of 2: In time for Thursday 24th December 2026Royal Mail 1st Class',
    );
    for (const sentence of [
      'Parcel 1 leaves us on 20th November 2026, and Royal Mail brings it to the door.',
      'Parcel 2 leaves us in time for 24th December 2026, and Royal Mail brings it to the door.',
    ]) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
  });

  it('are replaced by the allergen notice where nobody knows them', () => {
    show(paid);
    expect(words()).not.toContain('Contains');
    expect(words()).toContain('Our kitchen handles milk, soya, eggs, nuts and gluten.');
    const link = screen.getByRole('link', { name: /Ingredients and allergens/ });
    expect(link.getAttribute('href')).toBe('/ingredients');
  });

  it.each([
    ['with a note', oneBox, 'Someone here writes your note out by hand.'],
    [
      'of three boxes, two of one kind with a note',
      threeBoxes,
      'Someone here writes your notes out by hand.',
    ],
    ['of unknown boxes', null, 'If you added a note, someone here writes it out by hand.'],
    ['without a note', { ...oneBox, boxes: [] }, null],
  ])('shows the right note step for an order %s', (_, goods, step) => {
    show(paid, goods);
    expect(screen.queryByText(/out by hand/)?.textContent ?? null).toBe(step);
  });

  it.each([
    ['with notes', twoParcels, 'Someone here writes your note out by hand.'],
    ['without a note', withItems([{ box: { ...box, note: '' }, quantity: 1, sku: null }]), null],
  ])('shows the right note step for an order of another device %s', (_, order, step) => {
    showRead(order);
    expect(screen.queryByText(/out by hand/)?.textContent ?? null).toBe(step);
  });

  it('show from memory while the server cannot be reached', async () => {
    const error = 'Error connecting to order service';
    show({ state: 'not-found', error, canTryAgain: true }, threeBoxes);
    expect(heading().textContent).toBe('Order Information Not Found');
    expect(await screen.findByText(/^2 × Box of 6/)).toBeTruthy();
    const memory = screen.getByRole('region', { name: 'What you ordered' }).textContent;
    expect(memory).toContain('you went to payment on 20th November 2026');
    expect(memory).toContain('In time for Thursday 24th December 2026');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('ordering the same again', () => {
  it.each([
    ['is offered for a paid box', paid, oneBox, '/basket?again=1795168800000'],
    ['is not offered before payment', pending, oneBox, null],
    ['is not offered for slices', { ...paid, isBulk: true }, slices, null],
    ['is not offered on another device', paid, null, null],
  ])('%s', (_, summary, goods, address) => {
    show(summary, goods);
    const again = screen.queryByRole('link', { name: 'Send the same to somebody else' });
    expect(again?.getAttribute('href') ?? null).toBe(address);
  });

  it.each([
    ['mentions that the note is not saved', oneBox, true],
    [
      'does not mention notes if there was none',
      { ...oneBox, boxes: [{ box: { ...box, note: '' }, quantity: 1, sku: null }] },
      false,
    ],
  ])('%s', (_, goods, isSaid) => {
    show(paid, goods);
    expect(screen.queryByText(/write a new one in the basket/) !== null).toBe(isSaid);
  });
});

describe('resending the confirmation', () => {
  const service = new OrderService();
  const RESEND = '/api/resend-order-confirmation';

  beforeEach(async () => {
    await service.start();
    service.open('/thank-you?session_id=cs_test_1');
    openCheckoutReturn(Date.now());
    $resend.set({ state: 'idle', message: '' });
    show(paid);
  });

  afterEach(() => service.stop());

  const field = (): HTMLElement => screen.getByLabelText('E-mail');
  const press = (): Promise<void> =>
    userEvent.click(screen.getByRole('button', { name: 'Send the confirmation again' }));

  it('prefills the order’s e-mail address', () => {
    expect(field()).toHaveProperty('value', 'ada@post.example');
  });

  it('shows Sent, disables the button and focuses the message', async () => {
    service.answers.set(RESEND, ok({ message: 'Sent' }));
    await press();
    const sent = await screen.findByRole('button', { name: 'Sent' });
    expect(sent).toHaveProperty('disabled', true);
    expect(document.activeElement?.textContent).toBe(
      'Order confirmation email has been sent to ada@post.example',
    );
  });

  it('marks an invalid address', async () => {
    await userEvent.clear(field());
    await press();
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  });

  it("shows the server's error and allows another try", async () => {
    service.answers.set(RESEND, refusal(403, 'We send it to the address on the order only.'));
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to send email: We send it to the address on the order only.',
    );
    expect(field().getAttribute('aria-invalid')).toBe('false');
    service.answers.set(RESEND, ok({ message: 'Sent' }));
    await press();
    expect(await screen.findByRole('button', { name: 'Sent' })).toBeTruthy();
  });
});
