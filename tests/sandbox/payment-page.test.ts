import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleCheckout } from '#sandbox/payments/checkout-handler.ts';
import { boxOfFudge, lineOf, openClient, type Client } from './payments-client.ts';

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client[Symbol.asyncDispose]());

type Params = Stripe.Checkout.SessionCreateParams;

async function openPage(changes: Partial<Params> = {}) {
  const { id } = await client.stripe.checkout.sessions.create(boxOfFudge(changes));
  const url = `http://localhost/sandbox/checkout/${id}`;
  const show = async (): Promise<string> =>
    (await handleCheckout(client.payments.checkout, new Request(url))).text();
  const press = (outcome: string, fields: Record<string, string> = {}): Promise<Response> => {
    const body = new URLSearchParams({ ...fields, outcome });
    return handleCheckout(client.payments.checkout, new Request(url, { method: 'POST', body }));
  };
  const session = () => client.stripe.checkout.sessions.retrieve(id);
  return { id, press, session, show };
}

const payer = { email: 'pat@post.example', name: 'Pat Postman' };

describe('the payment page', () => {
  it('shows lines, prices and that no money moves', async () => {
    const { show } = await openPage({
      line_items: [lineOf('Box of 6', 1099, 2), lineOf('Tea & <fudge>', 399)],
      custom_text: { submit: { message: 'Contains: milk' } },
      shipping_options: [
        {
          shipping_rate_data: {
            display_name: '2nd class',
            type: 'fixed_amount',
            fixed_amount: { amount: 0, currency: 'gbp' },
          },
        },
      ],
    });
    const page = await show();
    for (const text of [
      'Sandbox: no money moves',
      'Box of 6',
      '£21.98',
      'Tea &#38; &#60;fudge&#62;',
      '2nd class',
      'Free',
      'Contains: milk',
      'Pay £25.97',
      'href="https://shop.example/basket"',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toMatch(/<script|style="|cc-number/);
  });

  it('redirects to the success URL with the session id after payment', async () => {
    const { id, press, session } = await openPage();
    const response = await press('pay', payer);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `https://shop.example/thank-you?session_id=${id}`,
    );
    expect(await session()).toMatchObject({
      customer_details: payer,
      payment_status: 'paid',
    });
  });

  it('shows a declined card, keeps the input and accepts another card', async () => {
    const { press, session } = await openPage();
    const page = await (await press('decline', payer)).text();
    expect(page).toContain('Your card was declined.');
    expect(page).toContain('value="Pat Postman"');
    expect((await session()).status).toBe('open');
    expect((await press('pay', payer)).status).toBe(303);
  });

  it('completes a delayed payment as unpaid and lets the tester settle it', async () => {
    const { press, session, show } = await openPage();
    expect((await press('later', payer)).status).toBe(303);
    expect(await session()).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
    expect(await show()).toContain('The payment arrives');
    await press('arrived');
    expect((await session()).payment_status).toBe('paid');
    expect(await show()).not.toContain('The payment arrives');
  });

  it('refunds a part, then the rest, and offers nothing more', async () => {
    const { press, session, show } = await openPage();
    expect(await show()).not.toContain('Refund');
    await press('pay', payer);
    const all = (await session()).amount_total ?? 0;
    const left = (pence: number) => `Refund £${(pence / 100).toFixed(2)}`;
    expect(await show()).toContain(left(all));
    expect(await (await press('refund-part')).text()).toContain(left(all - 100));
    expect(await (await press('refund')).text()).not.toContain('Refund');
    expect(await (await press('dispute')).text()).toContain('Payment status: paid.');
  });

  it.each([
    ['an email address', { ...payer, email: 'pat' }, 'Enter an email address.'],
    ['a name', { ...payer, name: ' ' }, 'Enter your name.'],
  ])('without %s nothing is paid', async (_what, fields, message) => {
    const { press, session } = await openPage();
    expect(await (await press('pay', fields)).text()).toContain(message);
    expect((await session()).status).toBe('open');
  });

  it("keeps the session's email whatever is submitted", async () => {
    const { press, session } = await openPage({ customer_email: 'gran@post.example' });
    await press('pay', payer);
    expect((await session()).customer_details?.email).toBe('gran@post.example');
  });

  it('collects the delivery address if the session asks for one', async () => {
    const { press, session, show } = await openPage({
      shipping_address_collection: { allowed_countries: ['GB'] },
    });
    expect(await show()).toContain('Postcode');
    expect(await (await press('pay', payer)).text()).toContain('Complete the delivery address.');
    const address = {
      line1: '1 Marine Parade',
      city: 'Weston-super-Mare',
      postal_code: 'BS23 1AL',
    };
    await press('pay', { ...payer, ...address });
    expect((await session()).collected_information?.shipping_details).toMatchObject({
      name: 'Pat Postman',
      address: { ...address, country: 'GB', line2: null },
    });
  });

  it('closes a complete or expired session: a second submission pays nothing', async () => {
    const { id, press, show } = await openPage();
    await press('pay', payer);
    expect(await show()).toContain('This checkout is complete');
    const events = client.payments.events().length;
    expect((await press('pay', payer)).status).toBe(200);
    expect(client.payments.events()).toHaveLength(events);
    const other = await openPage();
    await client.stripe.checkout.sessions.expire(other.id);
    expect(await other.show()).toContain('This checkout has expired');
    expect(id).not.toBe(other.id);
  });
});
