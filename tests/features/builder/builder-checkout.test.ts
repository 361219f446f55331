// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { quotedShippingText } from '#copy/delivery.ts';
import { pricedLineText } from '#copy/quote.ts';
import { catalogue } from '#data/catalogue.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import {
  $quote,
  removeFlavour,
  setRequestedDay,
  updateCustomer,
} from '#features/builder/draft/box.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { confirmBoxes, setAvoided } from '#features/allergens/avoid-list.ts';
import { $checkouts, IDLE } from '#features/checkout/checkout-progress.ts';
import { startBuilderCheckout } from '#features/builder/steps/delivery/builder-checkout.ts';
import { $formerTotal } from '#features/builder/steps/delivery/new-prices.ts';
import { $errorSummary, blurField } from '#features/builder/steps/delivery/delivery-form.ts';
import { watchPaymentReturn } from '#features/checkout/payment.ts';
import { findOrder } from '#features/checkout/order-history-storage.ts';
import { parseDay } from '#domain/day.ts';
import { penceToPounds } from '#domain/money.ts';
import { boxForMyself, finishedBox, finishedBoxPence, keyringId } from '../../support/orders.ts';
import { postagePence } from '../../support/shop-prices.ts';

const GENERIC =
  'There was an error processing your payment. Please try again or contact customer support if the problem persists.';
const PAYMENT_PAGE = 'https://pay.example/session';

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const leave = vi.fn<(url: string | URL) => void>();

const json = (status: number, body: unknown) => () =>
  Promise.resolve(Response.json(body, { status }));
const attempts = () =>
  answer.mock.calls
    // A refusal has the page ask what is sold out.
    .filter(([url]) => !url.startsWith('/api/availability'))
    .map(([, { headers }]) => new Headers(headers).get('Idempotency-Key'));
const settled = () => vi.waitFor(() => expect($checkouts.builder.get().isProcessing).toBe(false));

beforeEach(() => {
  localStorage.clear();
  answer.mockReset().mockImplementation(json(200, { url: PAYMENT_PAGE, sessionId: 'cs_1' }));
  leave.mockReset();
  vi.stubGlobal('fetch', answer);
  vi.spyOn(location, 'assign').mockImplementation(leave);
  $catalogue.set(catalogue);
  $draft.set(finishedBox);
  $checkouts.builder.set(IDLE);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setAvoided([]);
});

describe('starting the payment', () => {
  it('posts the box, saves the draft and opens the payment page', async () => {
    expect(startBuilderCheckout()).toBe(true);
    expect($checkouts.builder.get()).toMatchObject({ isProcessing: true, error: null });
    expect(localStorage.getItem('boxBuilderData')).toContain('Happy Birthday Mum');
    expect(localStorage.getItem('shippingInfo')).toContain('1 Pier Road');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(PAYMENT_PAGE));
    const [url, { method, body }] = answer.mock.calls[0] ?? ['', {}];
    expect([url, method]).toEqual(['/api/create-checkout-session', 'POST']);
    expect(await new Response(body).json()).toMatchObject({
      totalAmount: penceToPounds(finishedBoxPence + postagePence(2)),
    });
  });

  it('posts once for several clicks', async () => {
    startBuilderCheckout();
    startBuilderCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(answer).toHaveBeenCalledOnce();
  });

  it('opens no payment page for an order that changes meanwhile, and pays the changed one', async () => {
    const first = Promise.withResolvers<Response>();
    answer.mockReturnValueOnce(first.promise);
    startBuilderCheckout();
    updateCustomer({ address1: '2 Pier Road' });
    expect($checkouts.builder.get()).toEqual(IDLE);
    first.resolve(Response.json({ url: 'https://pay.example/first', sessionId: 'cs_0' }));
    startBuilderCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(leave.mock.calls).toEqual([[PAYMENT_PAGE]]);
    expect(findOrder('cs_0')).toBeNull();
    expect(attempts()[0]).not.toBe(attempts()[1]);
    expect(answer.mock.calls[1]?.[1].body).toContain('2 Pier Road');
  });

  it('goes on where only the postcode is formatted', async () => {
    updateCustomer({ postcode: 'bs231aa' });
    startBuilderCheckout();
    blurField('postcode');
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith(PAYMENT_PAGE));
    expect(answer.mock.calls[0]?.[1].body).toContain('BS23 1AA');
  });

  it('posts nothing while the form has errors, and lists them', () => {
    updateCustomer({ postcode: ' ', email: 'ann@example' });
    expect(startBuilderCheckout()).toBe(false);
    expect($errorSummary.get()).toEqual([
      { targetId: 'postcode', message: 'Enter the postcode' },
      { targetId: 'email', message: 'Please enter a valid email address' },
    ]);
    expect(answer).not.toHaveBeenCalled();
  });

  it('posts nothing while an avoided allergen is unconfirmed', async () => {
    setAvoided(['soya']);
    expect(startBuilderCheckout()).toBe(false);
    expect($errorSummary.get().map(({ targetId }) => targetId)).toEqual(['avoided-confirmed']);
    expect(answer).not.toHaveBeenCalled();
    const { boxId, selection } = finishedBox;
    confirmBoxes([{ boxId: boxId ?? 0, selection }], true);
    expect($errorSummary.get()).toEqual([]);
    expect(startBuilderCheckout()).toBe(true);
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(answer).toHaveBeenCalledOnce();
  });

  it('posts nothing while a keyring has no name', () => {
    const keyring = { keyring: { id: keyringId('this mum belongs'), nameTagIds: [] } };
    $draft.set({ ...boxForMyself, ...keyring });
    expect(startBuilderCheckout()).toBe(false);
    expect($errorSummary.get().map(({ message }) => message)).toEqual(['Add at least one name']);
  });
});

describe('a failure', () => {
  it.each([
    [
      'a refusal with a message',
      json(409, { error: 'Price changed', message: 'The box costs more now.', code: 'price' }),
      'Price changed: The box costs more now.',
    ],
    ['a refusal without words', json(500, {}), 'HTTP error: 500'],
    [
      'a refusal without JSON',
      () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
      'HTTP error: 502',
    ],
    ['an answer without url', json(200, { sessionId: 'cs_1' }), GENERIC],
    ['an answer that is no JSON', () => Promise.resolve(new Response('ok')), GENERIC],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), GENERIC],
  ])('shows %s and keeps the draft', async (_, response, text) => {
    answer.mockImplementation(response);
    startBuilderCheckout();
    await settled();
    expect($checkouts.builder.get().error).toBe(text);
    expect($draft.get()).toEqual(finishedBox);
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['a flavour', () => removeFlavour(finishedBox.selection[0]?.flavourId ?? 0)],
    ['the address', () => updateCustomer({ address1: '2 Pier Road' })],
    ['the requested day', () => setRequestedDay(parseDay('2026-12-24'))],
  ])('is no longer shown once %s changes', async (_, change) => {
    answer.mockImplementationOnce(
      json(409, { error: 'Sold out', message: 'Vanilla is sold out.' }),
    );
    startBuilderCheckout();
    await settled();
    expect($checkouts.builder.get().error).toBe('Sold out: Vanilla is sold out.');
    change();
    expect($checkouts.builder.get()).toEqual(IDLE);
  });

  it('stays while the box and its delivery are as they were', async () => {
    answer.mockImplementationOnce(json(500, {}));
    startBuilderCheckout();
    await settled();
    $draft.set({ ...finishedBox });
    updateCustomer({ postcode: finishedBox.customer.postcode });
    expect($checkouts.builder.get().error).toBe('HTTP error: 500');
  });

  it('is shown in its own checkout alone', async () => {
    answer.mockImplementationOnce(json(500, {}));
    startBuilderCheckout();
    await settled();
    expect($checkouts.cart.get()).toEqual(IDLE);
    expect($checkouts.bulk.get()).toEqual(IDLE);
  });

  it('clears the error at the next attempt', async () => {
    answer.mockImplementationOnce(json(500, {}));
    startBuilderCheckout();
    await settled();
    startBuilderCheckout();
    expect($checkouts.builder.get()).toMatchObject({ isProcessing: true, error: null });
  });
});

describe('a changed price', () => {
  const before = finishedBoxPence + postagePence(2);
  const linesOf = (more: Readonly<Record<string, number>>) => {
    const { lines, shipping } = $quote.get() ?? {
      lines: [],
      shipping: { names: [], pricePence: 0 },
    };
    const all = [
      ...lines.map((line) => ({ ...pricedLineText(line), pence: line.unitPence })),
      { name: `Shipping: ${quotedShippingText(shipping)}`, pence: shipping.pricePence },
    ];
    return all
      .map(({ name, pence }) => ({ name, price: penceToPounds(pence + (more[name] ?? 0)) }))
      .filter(({ price }) => price > 0);
  };
  const refuse = async (lines: object[], totalPence: number): Promise<void> => {
    const quote = { totalAmount: penceToPounds(totalPence), lines };
    const words = { error: 'Price changed', message: 'Please look at the new total.' };
    answer.mockImplementationOnce(json(409, { ...words, code: 'price-changed', quote }));
    startBuilderCheckout();
    await settled();
  };
  const bodyOfLast = async (): Promise<unknown> =>
    new Response(answer.mock.calls.at(-1)?.[1].body).json();

  it.each([
    ['the box', { 'Box of 6': 100 }],
    ['the keyring and a name', { 'Main Keyring: this mum belongs': -50, 'Name Tag: Grace': 20 }],
    ['the delivery', { 'Shipping: Royal Mail 1st Class': 30 }],
    ['the delivery, free by now', { 'Shipping: Royal Mail 1st Class': -postagePence(2) }],
  ])('of %s is shown with the former total, and the next click sends it', async (_, more) => {
    const total = before + Object.values(more).reduce((sum, pence) => sum + pence, 0);
    await refuse(linesOf(more), total);
    expect($quote.get()?.totalPence).toBe(total);
    expect($formerTotal.get()).toBe(before);
    expect($checkouts.builder.get().error).toBe('Price changed: Please look at the new total.');
    startBuilderCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(await bodyOfLast()).toMatchObject({ totalAmount: penceToPounds(total) });
  });

  it('stays, but is no longer called new, once the order changes', async () => {
    await refuse(linesOf({ 'Box of 6': 100 }), before + 100);
    updateCustomer({ address1: '2 Pier Road' });
    expect($formerTotal.get()).toBeNull();
    expect($quote.get()?.totalPence).toBe(before + 100);
  });

  it('is shown in all, whatever the lines of the shop say', async () => {
    await refuse([{ name: 'A new name', price: 99 }], 12000);
    expect($quote.get()?.totalPence).toBe(12000);
  });
});

describe('the order history', () => {
  it('stores the box once the session exists', async () => {
    startBuilderCheckout();
    expect(findOrder('cs_1')).toBeNull();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    expect(findOrder('cs_1')).toMatchObject({
      goods: { orderType: 'builder', boxes: [{ quantity: 1, hasNote: true }], arriveOn: null },
    });
  });

  it('stores nothing after a failure', async () => {
    answer.mockImplementation(json(500, { sessionId: 'cs_1' }));
    startBuilderCheckout();
    await settled();
    expect(localStorage.getItem('placedOrders')).toBeNull();
  });
});

describe('the idempotency key', () => {
  it('stays while the outcome of the last request is unknown', async () => {
    answer.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
    startBuilderCheckout();
    await settled();
    startBuilderCheckout();
    const [first, second] = attempts();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('changes after a refusal', async () => {
    answer.mockImplementationOnce(json(400, {}));
    startBuilderCheckout();
    await settled();
    startBuilderCheckout();
    expect(new Set(attempts()).size).toBe(2);
  });

  it('changes after a return from the payment page, and the form is enabled', async () => {
    const stop = watchPaymentReturn('builder');
    startBuilderCheckout();
    await vi.waitFor(() => expect(leave).toHaveBeenCalled());
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect($checkouts.builder.get()).toEqual(IDLE);
    startBuilderCheckout();
    expect(new Set(attempts()).size).toBe(2);
    stop();
  });
});
