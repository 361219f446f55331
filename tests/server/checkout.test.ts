import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { penceToPounds } from '#domain/money.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12, boxOf6WithKeyring, totalsPence, veganBox } from '../support/payloads.ts';
import { newIdempotencyKey, startTestShop, type TestShop } from '../support/test-shop.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';

/** Adds pounds as a browser would, float noise included. */
const sum = (items: readonly { price: number }[]): number =>
  items.reduce((total, { price }) => total + price, 0);

const PATH = '/api/create-checkout-session';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ SHOP_CLOCK: '2026-11-20T10:00:00Z' });
});
afterAll(() => shop.stop());

const someText: unknown = expect.any(String);
const refusal = (status: number, code: string) => ({
  status,
  body: { error: someText, message: someText, code },
});

describe('an order that breaks a rule is rejected without a request to the payment provider', () => {
  beforeEach(() => shop.payments.setMode('down'));
  afterEach(() => shop.payments.setMode('ok'));

  const { boxDetails, flavours, lidDetails, customerInfo, keyrings } = boxOf12;
  const nan = { id: 1, title: '', price: 3 };
  const tag = (id: number) => ({ id, title: '', price: 2 });
  const six = boxOf6WithKeyring;
  const design = (name: string) => ({ ...lidDetails, lidDesign: { name, image: '' } });

  it.each([
    ['an unknown box', { ...boxOf12, boxDetails: { ...boxDetails, boxId: 99 } }, 'unknown-box'],
    ['eleven pieces', { ...boxOf12, flavours: flavours.slice(1) }, 'wrong-flavours'],
    [
      'an unknown flavour',
      { ...boxOf12, flavours: [{ flavourId: 999, quantity: 12 }] },
      'wrong-flavours',
    ],
    [
      'a flavour of another box',
      { ...boxOf12, flavours: [{ flavourId: 37, quantity: 12 }] },
      'wrong-flavours',
    ],
    [
      'one flavour twice',
      {
        ...boxOf12,
        flavours: [
          { flavourId: 1, quantity: 6 },
          { flavourId: 1, quantity: 6 },
        ],
      },
      'wrong-flavours',
    ],
    [
      'less than nothing',
      {
        ...boxOf12,
        flavours: [
          { flavourId: 1, quantity: 13 },
          { flavourId: 2, quantity: -1 },
        ],
      },
      'wrong-flavours',
    ],
    [
      'half a piece',
      { ...boxOf12, flavours: [{ flavourId: 1, quantity: 11.5 }] },
      'invalid-request',
    ],
    [
      'other flavours in the vegan box',
      { ...veganBox, flavours: [{ flavourId: 37, quantity: 4 }] },
      'wrong-flavours',
    ],
    ['no lid design', { ...boxOf12, lidDetails: { ...lidDetails, lidDesign: null } }, 'wrong-lid'],
    ['an unknown design', { ...boxOf12, lidDetails: design('Gulls') }, 'wrong-lid'],
    [
      'a design of another category',
      { ...boxOf12, lidDetails: { ...design('Happy Birthday'), lidId: 8 } },
      'wrong-lid',
    ],
    ['an unknown lid', { ...boxOf12, lidDetails: { ...lidDetails, lidId: 77 } }, 'wrong-lid'],
    ['101 characters of note', { ...boxOf12, giftMessage: 'x'.repeat(101) }, 'note-too-long'],
    [
      'a note with 300 spaces in it',
      { ...boxOf12, giftMessage: `x${' '.repeat(300)}x` },
      'note-too-long',
    ],
    [
      'a keyring in another box',
      { ...boxOf12, keyrings: six.keyrings, totalAmount: boxOf12.totalAmount + 9 },
      'keyring-not-for-this-box',
    ],
    [
      'names without a keyring',
      { ...six, keyrings: { mainKeyring: null, nameTags: [tag(13)] } },
      'invalid-request',
    ],
    [
      'a keyring without names',
      { ...six, keyrings: { mainKeyring: nan, nameTags: [] } },
      'wrong-name-tags',
    ],
    [
      'four names',
      { ...six, keyrings: { mainKeyring: nan, nameTags: [13, 14, 15, 16].map(tag) } },
      'wrong-name-tags',
    ],
    [
      'one name twice',
      { ...six, keyrings: { mainKeyring: nan, nameTags: [tag(13), tag(13)] } },
      'wrong-name-tags',
    ],
    [
      'a name tag as keyring',
      { ...six, keyrings: { mainKeyring: tag(13), nameTags: [tag(14)] } },
      'unknown-keyring',
    ],
    [
      'a keyring as name tag',
      { ...six, keyrings: { mainKeyring: nan, nameTags: [nan] } },
      'wrong-name-tags',
    ],
    ['an unknown way of posting', { ...boxOf12, shipping: { shippingId: 99 } }, 'invalid-request'],
    ['no e-mail', { ...boxOf12, customerInfo: { ...customerInfo, email: ' ' } }, 'invalid-email'],
    [
      'half an e-mail',
      { ...boxOf12, customerInfo: { ...customerInfo, email: 'ada@quay' } },
      'invalid-email',
    ],
    [
      'no postcode',
      { ...boxOf12, customerInfo: { ...customerInfo, postcode: '' } },
      'incomplete-delivery',
    ],
    [
      'no first name',
      { ...boxOf12, customerInfo: { ...customerInfo, firstName: '  ' } },
      'incomplete-delivery',
    ],
    [
      'a name of 81 characters',
      { ...boxOf12, customerInfo: { ...customerInfo, lastName: 'x'.repeat(81) } },
      'invalid-request',
    ],
    ['no total', { ...boxOf12, totalAmount: null }, 'invalid-request'],
    [
      'a total in words',
      { ...boxOf12, totalAmount: String(boxOf12.totalAmount) },
      'invalid-request',
    ],
    [
      'no keyrings at all',
      { ...boxOf12, keyrings: { ...keyrings, nameTags: 'mum' } },
      'invalid-request',
    ],
    ['a list', [boxOf12], 'invalid-request'],
    ['nothing', null, 'invalid-request'],
    ['what is not JSON', '{"boxDetails":', 'invalid-request'],
  ])('%s', async (_what, payload, code) => {
    expect(await shop.post(PATH, payload)).toMatchObject(refusal(400, code));
  });

  it('names the invalid field', async () => {
    const { body } = await shop.post(PATH, { ...boxOf12, shipping: { shippingId: 99 } });
    expect(body['message']).toMatch(/^Please check "shipping\.shippingId": /);
  });

  it.each([
    ['a penny less', penceToPounds(totalsPence.boxOf12 - 1)],
    ['nothing', 0],
    ['less than nothing', -boxOf12.totalAmount],
    ['a fortune', 1e300],
  ])('a total of %s returns the current price', async (_what, totalAmount) => {
    const { status, body } = await shop.post(PATH, { ...boxOf12, totalAmount });
    expect({ status, body }).toEqual({
      status: 409,
      body: {
        error: 'Price changed',
        message:
          'The price has changed since you began. Please look at the new total and try again.',
        code: 'price-changed',
        quote: {
          totalAmount: boxOf12.totalAmount,
          lines: [
            {
              name: 'Box of 12',
              description: someText,
              price: penceToPounds(boxPence(2)),
              quantity: 1,
            },
          ],
        },
      },
    });
  });

  it('a total without delivery returns a quote with delivery as a line', async () => {
    const withoutDelivery = penceToPounds(totalsPence.boxOf6WithKeyring - postagePence(2));
    const { body } = await shop.post(PATH, { ...boxOf6WithKeyring, totalAmount: withoutDelivery });
    expect(body['quote']).toMatchObject({
      totalAmount: boxOf6WithKeyring.totalAmount,
      lines: boxOf6WithKeyring.orderItems.map(({ name, price }) => ({ name, price })),
    });
  });
});

describe('an unusual but valid order', () => {
  it.each([
    [
      'with a floating-point total',
      { ...boxOf6WithKeyring, totalAmount: sum(boxOf6WithKeyring.orderItems) },
    ],
    ['with a note where the box takes none', { ...veganBox, giftMessage: 'x'.repeat(300) }],
    ['with no selection in the vegan box', { ...veganBox, flavours: [] }],
    ['with the longest note, of emoji', { ...boxOf12, giftMessage: '🎂'.repeat(100) }],
    ['with control characters in the note', { ...boxOf12, giftMessage: 'Hello\u0000 Nan\ud800' }],
  ])('is accepted %s', async (_what, payload) => {
    expect((await shop.post(PATH, payload, newIdempotencyKey())).status).toBe(200);
  });

  it('states the arrival on the payment page', async () => {
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.checkout(boxOf12));
    expect(session.custom_text.submit?.message).toMatch(
      /^Get it by 24-26 Nov, 2 to 4 working days from posting\. /,
    );
  });

  it('returns 400 for an e-mail that only the payment provider rejects', async () => {
    const payload = {
      ...boxOf12,
      customerInfo: { ...boxOf12.customerInfo, email: 'a..b@quay.example' },
    };
    expect(await shop.post(PATH, payload)).toMatchObject({
      status: 400,
      body: { code: 'invalid-email', message: 'Please enter a valid email address' },
    });
  });
});

describe('a checkout attempt', () => {
  it('makes one payment page for 20 concurrent requests', async () => {
    const attempt = newIdempotencyKey();
    const ids = await Promise.all(
      Array.from({ length: 20 }, () => shop.checkout(boxOf12, attempt)),
    );
    expect(new Set(ids).size).toBe(1);
  });

  it('without an idempotency key is identified by its IP address', async () => {
    expect(await shop.checkout(boxOf12, {})).toBe(await shop.checkout(boxOf12, {}));
  });

  it.each([
    ['another idempotency key', boxOf12, newIdempotencyKey()],
    [
      'another choice',
      { ...boxOf12, giftMessage: 'Another note' },
      { 'Idempotency-Key': 'the same' },
    ],
  ])('with %s is a new attempt', async (_what, payload, headers) => {
    const first = await shop.checkout(boxOf12, { 'Idempotency-Key': 'the same' });
    expect(await shop.checkout(payload, headers)).not.toBe(first);
  });

  it.each([
    ['expired', (id: string) => shop.stripe.checkout.sessions.expire(id)],
    ['been paid', (id: string) => Promise.resolve(shop.payments.checkout.pay(id))],
  ])('whose page has %s gets a new page with a new order number', async (_what, close) => {
    const attempt = newIdempotencyKey();
    const first = await shop.checkout(boxOf12, attempt);
    await close(first);
    const second = await shop.checkout(boxOf12, attempt);
    expect(second).not.toBe(first);
    expect(await shop.checkout(boxOf12, attempt)).toBe(second);
    const numbers = await Promise.all(
      [first, second].map(
        async (id) => (await shop.stripe.checkout.sessions.retrieve(id)).metadata?.['orderNumber'],
      ),
    );
    expect(new Set(numbers).size).toBe(2);
  });
});

describe('while the payment provider', () => {
  const kindWords: unknown = expect.stringContaining('Nothing has been charged');

  afterEach(() => shop.payments.setMode('ok'));

  it.each([
    ['is down', 'down', 502, 1_000],
    ['fails after it created the page', 'cut', 502, 1_000],
    ['does not answer', 'slow', 503, 15_000],
  ] as const)(
    '%s, a checkout fails in time with a clear error',
    async (_what, mode, status, ms) => {
      expectConsoleErrors();
      shop.payments.setMode(mode);
      const began = Date.now();
      const answer = await shop.post(PATH, boxOf12, newIdempotencyKey());
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({
        error: 'A short interruption',
        message: kindWords,
      });
      expect(Date.now() - began).toBeLessThan(ms + 3_000);
    },
  );
});

describe('the request guard', () => {
  const json = { 'Content-Type': 'application/json' };

  it.each([
    ['another method', PATH, { method: 'GET' }, 405, 'wrong-method'],
    ['an unsupported method', '/api/health', { method: 'DELETE' }, 405, 'wrong-method'],
    ['a form in parts', PATH, { method: 'POST', body: new FormData() }, 415, 'wrong-type'],
    ['no type', PATH, { method: 'POST', body: new Blob(['{}']) }, 415, 'wrong-type'],
    [
      'a cross-site request',
      PATH,
      { method: 'POST', headers: { ...json, Origin: 'https://evil.example' }, body: '{}' },
      403,
      'foreign-origin',
    ],
    [
      'an opaque origin',
      PATH,
      { method: 'POST', headers: { ...json, Origin: 'null' }, body: '{}' },
      403,
      'foreign-origin',
    ],
    [
      '65 kB',
      PATH,
      { method: 'POST', headers: json, body: 'x'.repeat(65 * 1024) },
      413,
      'too-large',
    ],
    ['a missing query', '/api/get-session', {}, 400, 'invalid-request'],
  ])('rejects %s', async (_what, path, init, status, code) => {
    const response = await fetch(shop.url + path, init);
    const body: unknown = await response.json();
    expect({ status: response.status, body }).toMatchObject(refusal(status, code));
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('names the allowed method', async () => {
    const response = await fetch(shop.url + PATH);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it('stops reading a body without a length once it is too large', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(
        shop.url + PATH,
        { method: 'POST', headers: json },
        (response) => {
          resolve(response.statusCode);
          response.resume();
        },
      );
      request.on('error', reject);
      for (let kB = 0; kB < 80; kB += 1) request.write('x'.repeat(1024));
      request.end();
    });
    expect(status).toBe(413);
  });

  it.each([
    ['a same-origin request', () => ({ Origin: shop.url, 'Sec-Fetch-Site': 'same-origin' })],
    ['an origin with the request’s host', () => ({ Origin: shop.url.replace('http:', 'https:') })],
    ['a request without an origin', () => ({})],
  ])('accepts %s', async (_what, headers) => {
    expect((await shop.post(PATH, boxOf12, headers())).status).toBe(200);
  });
});
