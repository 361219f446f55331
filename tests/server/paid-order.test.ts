import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatPounds } from '#domain/money.ts';
import { boxOf12, boxOf6WithKeyring, totalsPence, veganBox } from '../support/payloads.ts';
import {
  eventually,
  paymentIntentOf,
  mailsOf,
  startTestShop,
  type TestShop,
} from '../support/test-shop.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { postagePence } from '../support/shop-prices.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('a paid order', () => {
  it('of a Box of 12 with a note is mailed to customer and shop', async () => {
    const session = await shop.buy(boxOf12);
    expect(session.amount_total).toBe(totalsPence.boxOf12);
    const { confirmation, slip, count } = await mailsOf(shop, session);
    expect(count).toBe(2);
    expect(confirmation.to).toEqual(['ada@quay.example']);
    expect(confirmation.text).toContain('Happy birthday, Nan! <b>Love</b> & kisses');
    expect(confirmation.html).toContain(
      'Happy birthday, Nan! &lt;b&gt;Love&lt;/b&gt; &amp; kisses',
    );
    expect(slip.to).toEqual(['orders@birnbeckfudge.example']);
    expect(slip.replyTo).toBe('ada@quay.example');
    expect(slip.text).toMatch(/> Happy birthday, Nan![^]*5 × Baileys\n7 × Belgian Chocolate/);
  });

  it('of a Box of 6 with a keyring is charged and packed with both name tags in order', async () => {
    const session = await shop.buy(boxOf6WithKeyring);
    expect(session.amount_total).toBe(totalsPence.boxOf6WithKeyring);
    expect(session.shipping_cost?.amount_total).toBe(postagePence(2));
    const { slip, confirmation } = await mailsOf(shop, session);
    expect(slip.text).toContain('Keyring: this nan belongs\nName 1: mum\nName 2: dad');
    expect(confirmation.text).toContain(
      `Delivery: Royal Mail 1st Class: ${formatPounds(postagePence(2))}\nTotal paid: ${formatPounds(totalsPence.boxOf6WithKeyring)}`,
    );
  });

  it('of a vegan box has the four fixed bags, one lid and no note', async () => {
    const session = await shop.buy(veganBox);
    const { confirmation, slip } = await mailsOf(shop, session);
    const caution = 'vegan here does not mean milk-free';
    expect(session.custom_text.submit?.message).toContain(caution);
    for (const part of [confirmation.text, confirmation.html, slip.text, slip.html]) {
      expect(part.replaceAll('\u00A0', ' ')).toContain(caution);
    }
    expect(slip.text).toMatch(
      /No note\.\n\n2 × Vegan Chocolate\n2 × Vegan Sea-Salt Caramel\nLid: Enjoy your fudge\n/,
    );
  });

  it('gives each mail a permanent key, so that a provider can drop duplicates', async () => {
    const session = await shop.buy(boxOf12);
    const number = session.metadata?.['orderNumber'];
    const { confirmation } = await mailsOf(shop, session);
    expect(confirmation.headers).toMatchObject({
      'message-id': `<confirmation.${number}@birnbeckfudge.example>`,
      'resend-idempotency-key': `confirmation/${number}`,
    });
  });

  it('is stored once with all choices and has a status', async () => {
    const session = await shop.buy(boxOf6WithKeyring);
    const intent = paymentIntentOf(session);
    const path = `/api/check-order-status?paymentIntentId=${intent}`;
    await eventually(async () =>
      expect((await shop.get(path)).body).toEqual({ isProcessed: true }),
    );
    const [order] = await shop.sql('select * from orders where session_id = $1', [session.id]);
    expect(order).toMatchObject({
      payment_intent_id: intent,
      total_pence: totalsPence.boxOf6WithKeyring,
      expected_total_pence: totalsPence.boxOf6WithKeyring,
      email: 'ada@quay.example',
      recipient: { firstName: 'Ada Quay', address1: '1 Pier Road', postcode: 'BS23 1AA' },
      order: {
        kind: 'boxes',
        channel: 'builder',
        parcels: [
          {
            items: [
              {
                box: {
                  boxId: 1,
                  selection: [{ flavourId: 1, quantity: 6 }],
                  lid: { categoryId: 1, designName: 'Happy Birthday' },
                  keyring: { id: 1, nameTagIds: [13, 14] },
                },
                quantity: 1,
                sku: null,
              },
            ],
            recipient: { firstName: 'Ada Quay', address1: '1 Pier Road' },
            shippingId: 2,
          },
        ],
      },
    });
  });
});

describe('the payment page', () => {
  it('takes cards in pounds for an hour, with allergens and arrival beside the Pay button', async () => {
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.checkout(boxOf12), {
      expand: ['line_items'],
    });
    expect(session).toMatchObject({
      mode: 'payment',
      currency: 'gbp',
      locale: 'en-GB',
      submit_type: 'pay',
      adaptive_pricing: { enabled: false },
      allowed_payment_method_types: ['card'],
      wallet_options: { link: { display: 'never' } },
      customer_email: 'ada@quay.example',
      success_url: `${shop.url}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${shop.url}/build-your-box?step=shipping&restored=true`,
    });
    expect(session.custom_text.submit?.message).toMatch(
      /^Get it by \d.*, \d to \d working days from posting\. Contains: .*milk.*\. Our kitchen handles milk, soya, eggs, nuts and gluten\.$/,
    );
    expect(session.expires_at - session.created).toBeGreaterThan(3600 - 121);
    expect(session.line_items?.data.map((line) => line.description)).toEqual(['Box of 12']);
  });

  it('shows the catalogue’s names and prices, not the browser’s', async () => {
    const renamed = {
      ...boxOf12,
      boxDetails: { ...boxOf12.boxDetails, boxName: 'A whole shop', boxPrice: 0.01 },
      orderItems: [{ name: 'Gift card', description: '', price: 0.01, quantity: 9 }],
    };
    const session = await shop.stripe.checkout.sessions.retrieve(await shop.checkout(renamed), {
      expand: ['line_items'],
    });
    expect(session.amount_total).toBe(totalsPence.boxOf12);
    expect(session.line_items?.data.map((line) => line.description)).toEqual(['Box of 12']);
  });
});

describe('get-session', () => {
  const lines = {
    data: [{ description: 'Box of 12', quantity: 1, amount_total: totalsPence.boxOf12 }],
  };
  const metadata = {
    orderType: 'builder',
    source: 'build-your-box',
    shippingMethod: 'Royal Mail 2nd Class',
  };

  const aDay: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  const order = {
    parcels: [
      {
        shippingId: 1,
        shippingName: 'Royal Mail 2nd Class',
        arrival: { dispatch: aDay, first: aDay, last: aDay },
        metDay: null,
        missedDay: null,
        boxes: [
          {
            name: 'Box of 12',
            quantity: 1,
            flavours: [
              { name: 'Baileys', slug: 'baileys', quantity: 5 },
              { name: 'Belgian Chocolate', slug: 'belgian-chocolate', quantity: 7 },
            ],
            lid: 'Happy Birthday',
            hasNote: true,
            keyring: null,
            allergens: ['milk', 'soya'],
          },
        ],
      },
    ],
    slices: null,
  };

  const anOrderNumber: unknown = expect.stringMatching(/^[0-9A-Z]{10}$/);

  it('returns an unpaid session without name and e-mail', async () => {
    const id = await shop.checkout(boxOf12);
    const { body, headers } = await shop.get(`/api/get-session?sessionId=${id}`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toEqual({
      payment_status: 'unpaid',
      status: 'open',
      payment_intent: {
        id: null,
        metadata: { orderNumber: anOrderNumber },
      },
      metadata,
      line_items: lines,
      shipping_cost: { amount_total: 0 },
      amount_total: totalsPence.boxOf12,
    });
  });

  it('returns a paid session with recipient and e-mail, and nothing else', async () => {
    const session = await shop.buy(boxOf12);
    const { body } = await shop.get(`/api/get-session?sessionId=${session.id}`);
    expect(body).toEqual({
      payment_status: 'paid',
      status: 'complete',
      payment_intent: {
        id: session.payment_intent,
        metadata: { orderNumber: session.metadata?.['orderNumber'] },
      },
      metadata,
      line_items: lines,
      shipping_cost: { amount_total: 0 },
      customer_details: { name: 'Ada Quay', email: 'ada@quay.example' },
      amount_total: totalsPence.boxOf12,
    });
  });

  it('leaves contents and arrival to placed-order, which states them before the payment and after', async () => {
    const unpaid = await shop.checkout(boxOf12);
    const before = await shop.get(`/api/placed-order?sessionId=${unpaid}`);
    expect(before.headers.get('Cache-Control')).toBe('no-store');
    expect(before.body).toEqual({ order, isRefundedInFull: false, page: null });
    const { id } = await shop.buy(boxOf12);
    const { body } = await shop.get(`/api/placed-order?sessionId=${id}`);
    const page = expect.stringContaining(id) as unknown;
    expect(body).toEqual({ order, isRefundedInFull: false, page });
  });

  it('tells placed-order that everything went back', async () => {
    const { id } = await shop.buy(boxOf12);
    await shop.get(`/api/placed-order?sessionId=${id}`);
    await shop.sql('update orders set refunded_pence = total_pence where session_id = $1', [id]);
    const { body } = await shop.get(`/api/placed-order?sessionId=${id}`);
    expect(body).toMatchObject({ isRefundedInFull: true });
  });

  it('returns 404 for an unknown session and for another product’s', async () => {
    expect(await shop.get('/api/get-session?sessionId=cs_test_nobody')).toMatchObject({
      status: 404,
      body: { code: 'unknown-session' },
    });
    const foreign = await shop.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://localhost/',
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'gbp', unit_amount: 500, product_data: { name: 'A mug' } },
        },
      ],
    });
    for (const path of ['/api/get-session', '/api/placed-order']) {
      expect((await shop.get(`${path}?sessionId=${foreign.id}`)).status).toBe(404);
    }
  });

  it('records a paid order before its webhook arrives', async () => {
    shop.payments.holdWebhooks(true);
    const session = await shop.buy(boxOf12);
    await shop.get(`/api/get-session?sessionId=${session.id}`);
    const { count } = await mailsOf(shop, session);
    shop.payments.holdWebhooks(false);
    expect(count).toBe(2);
  });
});

describe('resending a confirmation', () => {
  const resend = (sessionId: string, email: string) =>
    shop.post('/api/resend-order-confirmation', { sessionId, email });

  it('queues a new mail to the order’s own address, ignoring case', async () => {
    const session = await shop.buy(boxOf12);
    const number = session.metadata?.['orderNumber'];
    await mailsOf(shop, session);
    expect(await resend(session.id, ' ADA@quay.example ')).toMatchObject({
      status: 200,
      body: { message: 'Order confirmation email has been sent to ada@quay.example' },
    });
    await eventually(() => {
      const keys = shop.mailbox.mails().map(({ headers }) => headers['resend-idempotency-key']);
      expect(keys).toContain(`confirmation/${number}/1`);
    });
  });

  it('answers 503 when no key is free, and promises no mail', async () => {
    const session = await shop.buy(boxOf12);
    await mailsOf(shop, session);
    const number = session.metadata?.['orderNumber'];
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at, dead_at)
       select 'confirmation/' || $1 || '/' || n, 'confirmation', '{}', now(), now(), now()
       from generate_series(6, 10) as n`,
      [number],
    );
    expectConsoleErrors();
    const answer = await resend(session.id, 'ada@quay.example');
    expect(answer.status).toBe(503);
    expect(answer.body['message']).not.toContain('has been sent');
  });

  it('rejects any other address with 403 and a message', async () => {
    const session = await shop.buy(boxOf12);
    await mailsOf(shop, session);
    expect(await resend(session.id, 'eve@quay.example')).toMatchObject({
      status: 403,
      body: { message: 'We can send the confirmation only to the e-mail address on the order.' },
    });
  });

  it('returns 404 for an unknown order', async () => {
    expect((await resend('cs_test_nobody', 'ada@quay.example')).status).toBe(404);
  });
});

describe('health', () => {
  it('returns 200 while the database responds', async () => {
    expect(await shop.get('/api/health')).toMatchObject({ status: 200, body: { ok: true } });
  });
});
