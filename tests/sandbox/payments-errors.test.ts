import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boxOfFudge,
  createClient,
  lineOf,
  openClient,
  apiErrorOf,
  type Client,
} from './payments-client.ts';

type Params = Stripe.Checkout.SessionCreateParams;

let client: Client;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client[Symbol.asyncDispose]());

const inMinutes = (minutes: number): number => Math.floor(Date.now() / 1000) + minutes * 60;
const keys = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x']));
const shippingOf = (amount: number, currency = 'gbp'): Params['shipping_options'] => [
  {
    shipping_rate_data: {
      display_name: '1st class',
      type: 'fixed_amount',
      fixed_amount: { amount, currency },
    },
  },
];
const recipient = { name: 'A. Baker', address: { line1: '1 Marine Parade' } };

describe('a new session is rejected for', () => {
  it.each<[string, object, string, string | undefined]>([
    ['a parameter that no SDK knows', { colour: 'red' }, 'colour', 'parameter_unknown'],
    [
      'payment_method_types, which the SDK dropped',
      { payment_method_types: ['card'] },
      'payment_method_types',
      'parameter_unknown',
    ],
    [
      'an unknown nested parameter',
      { line_items: [{ ...lineOf('Box', 100), price_data: { currency: 'gbp', cents: 1 } }] },
      'line_items[0][price_data][cents]',
      'parameter_unknown',
    ],
    ['no mode', { mode: undefined }, 'mode', 'parameter_missing'],
    ['an unknown mode', { mode: 'gift' }, 'mode', undefined],
    ['no line', { line_items: undefined }, 'line_items', 'parameter_missing'],
    ['no success URL', { success_url: undefined }, 'success_url', 'parameter_missing'],
    ['an invalid success URL', { success_url: 'thank-you' }, 'success_url', 'url_invalid'],
    ['an invalid cancel URL', { cancel_url: 'javascript:1' }, 'cancel_url', 'url_invalid'],
    [
      'a line without quantity',
      { line_items: [{ price_data: lineOf('Box', 100).price_data }] },
      'line_items[0][quantity]',
      'parameter_missing',
    ],
    [
      'a quantity of zero',
      { line_items: [lineOf('Box', 100, 0)] },
      'line_items[0][quantity]',
      'parameter_invalid_integer',
    ],
    [
      'a negative price',
      { line_items: [lineOf('Box', -1)] },
      'line_items[0][price_data][unit_amount]',
      'parameter_invalid_integer',
    ],
    [
      'half a penny',
      { line_items: [lineOf('Box', 99.5)] },
      'line_items[0][price_data][unit_amount]',
      'parameter_invalid_integer',
    ],
    [
      'a total of 29 pence',
      { line_items: [lineOf('Crumb', 29)] },
      'line_items',
      'amount_too_small',
    ],
    [
      'a product without a name',
      { line_items: [lineOf('', 100)] },
      'line_items[0][price_data][product_data][name]',
      'parameter_invalid_empty',
    ],
    [
      'an unknown currency',
      {
        line_items: [
          { quantity: 1, price_data: { ...lineOf('Box', 100).price_data, currency: 'zzz' } },
        ],
      },
      'line_items[0][price_data][currency]',
      undefined,
    ],
    [
      'an unknown price',
      { line_items: [{ price: 'price_1', quantity: 1 }] },
      'line_items[0][price]',
      'resource_missing',
    ],
    [
      '101 lines',
      { line_items: Array.from({ length: 101 }, () => lineOf('Box', 100)) },
      'line_items',
      undefined,
    ],
    [
      'nine images of one product',
      {
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'gbp',
              unit_amount: 100,
              product_data: { name: 'Box', images: Array(9).fill('https://shop.example/a.jpg') },
            },
          },
        ],
      },
      'line_items[0][price_data][product_data][images]',
      undefined,
    ],
    ['an invalid email address', { customer_email: 'a@b' }, 'customer_email', 'email_invalid'],
    ['51 metadata keys', { metadata: keys(51) }, 'metadata', undefined],
    [
      'a metadata key of 41 characters',
      { metadata: { ['k'.repeat(41)]: 'x' } },
      'metadata',
      undefined,
    ],
    [
      'a metadata value of 501 characters',
      { metadata: { k: 'x'.repeat(501) } },
      'metadata[k]',
      undefined,
    ],
    [
      'a metadata value of 501 characters on the payment',
      { payment_intent_data: { metadata: { k: 'x'.repeat(501) } } },
      'payment_intent_data[metadata][k]',
      undefined,
    ],
    ['an expiry in 29 minutes', { expires_at: inMinutes(29) }, 'expires_at', undefined],
    ['an expiry in 25 hours', { expires_at: inMinutes(25 * 60) }, 'expires_at', undefined],
    [
      'a delivery address both given and collected',
      {
        shipping_address_collection: { allowed_countries: ['GB'] },
        payment_intent_data: { shipping: recipient },
      },
      'payment_intent_data[shipping]',
      undefined,
    ],
    [
      'a recipient without address line 1',
      { payment_intent_data: { shipping: { name: 'A. Baker', address: { city: 'Bath' } } } },
      'payment_intent_data[shipping][address][line1]',
      'parameter_missing',
    ],
    [
      'an unknown country',
      { shipping_address_collection: { allowed_countries: ['XX'] } },
      'shipping_address_collection[allowed_countries][0]',
      undefined,
    ],
    [
      'a text of 1,201 characters beside the button',
      { custom_text: { submit: { message: 'x'.repeat(1201) } } },
      'custom_text[submit][message]',
      'string_invalid_length',
    ],
    [
      'shipping in another currency',
      { shipping_options: shippingOf(200, 'eur') },
      'shipping_options[0][shipping_rate_data][fixed_amount][currency]',
      undefined,
    ],
    [
      'six shipping options',
      { shipping_options: Array(6).fill(shippingOf(0)?.[0]) },
      'shipping_options',
      undefined,
    ],
    ['an unsupported locale', { locale: 'cy' }, 'locale', undefined],
    ['an unknown customer', { customer: 'cus_1' }, 'customer', 'resource_missing'],
  ])('%s', async (_what, changes, param, code) => {
    const { stripe } = client;
    const error = await apiErrorOf(stripe.checkout.sessions.create(boxOfFudge(changes)));
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
      code,
    });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });
});

describe('a new session may have', () => {
  it.each<[string, object]>([
    ['a total of 30 pence', { line_items: [lineOf('Crumb', 30)] }],
    ['a free line among others', { line_items: [lineOf('Gift note', 0), lineOf('Box', 1099)] }],
    ['100 lines', { line_items: Array.from({ length: 100 }, () => lineOf('Box', 100)) }],
    ['50 metadata keys', { metadata: keys(50) }],
    ['metadata of 40 and 500 characters', { metadata: { ['k'.repeat(40)]: 'x'.repeat(500) } }],
    ['an expiry in 31 minutes', { expires_at: inMinutes(31) }],
    ['an expiry in 24 hours', { expires_at: inMinutes(24 * 60) }],
    [
      '1,200 characters beside the button',
      { custom_text: { submit: { message: 'x'.repeat(1200) } } },
    ],
    ['a recipient for a known address', { payment_intent_data: { shipping: recipient } }],
    ['free shipping', { shipping_options: shippingOf(0) }],
  ])('%s', async (_what, changes) => {
    await using own = await openClient();
    const session = await own.stripe.checkout.sessions.create(boxOfFudge(changes));
    expect(session.status).toBe('open');
  });
});

describe('authentication', () => {
  it('rejects a wrong key without echoing it', async () => {
    const stripe = createClient({
      apiBase: client.payments.apiBase,
      key: 'sk_test_someone_elses_key',
    });
    const error = await apiErrorOf(stripe.checkout.sessions.list());
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(error.message).not.toContain('someone_elses');
  });

  it('rejects a request without key', async () => {
    const response = await fetch(`${client.payments.apiBase}/v1/checkout/sessions`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('answers 404 to an unknown session or path', async () => {
    const session = await apiErrorOf(client.stripe.checkout.sessions.retrieve('cs_test_none'));
    expect(session).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const address = await apiErrorOf(client.stripe.customers.list());
    expect(address).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
  });
});
