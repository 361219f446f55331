import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boxOfFudge,
  clientOf,
  lineOf,
  openClient,
  refusalOf,
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

describe('what the provider would refuse in a new session', () => {
  it.each<[string, object, string, string | undefined]>([
    ['a parameter that no SDK knows', { colour: 'red' }, 'colour', 'parameter_unknown'],
    [
      'payment_method_types, which the SDK dropped',
      { payment_method_types: ['card'] },
      'payment_method_types',
      'parameter_unknown',
    ],
    [
      'an unknown parameter deep inside',
      { line_items: [{ ...lineOf('Box', 100), price_data: { currency: 'gbp', cents: 1 } }] },
      'line_items[0][price_data][cents]',
      'parameter_unknown',
    ],
    ['no mode', { mode: undefined }, 'mode', 'parameter_missing'],
    ['a mode that does not exist', { mode: 'gift' }, 'mode', undefined],
    ['no line', { line_items: undefined }, 'line_items', 'parameter_missing'],
    ['no address to come back to', { success_url: undefined }, 'success_url', 'parameter_missing'],
    ['an address that is none', { success_url: 'thank-you' }, 'success_url', 'url_invalid'],
    ['a cancel address that is none', { cancel_url: 'javascript:1' }, 'cancel_url', 'url_invalid'],
    [
      'a line without quantity',
      { line_items: [{ price_data: lineOf('Box', 100).price_data }] },
      'line_items[0][quantity]',
      'parameter_missing',
    ],
    [
      'a quantity of nothing',
      { line_items: [lineOf('Box', 100, 0)] },
      'line_items[0][quantity]',
      'parameter_invalid_integer',
    ],
    [
      'a price below nothing',
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
    ['29 pence in all', { line_items: [lineOf('Crumb', 29)] }, 'line_items', 'amount_too_small'],
    [
      'a product without a name',
      { line_items: [lineOf('', 100)] },
      'line_items[0][price_data][product_data][name]',
      'parameter_invalid_empty',
    ],
    [
      'a currency that does not exist',
      {
        line_items: [
          { quantity: 1, price_data: { ...lineOf('Box', 100).price_data, currency: 'zzz' } },
        ],
      },
      'line_items[0][price_data][currency]',
      undefined,
    ],
    [
      'a price that was never made',
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
      'nine pictures of one product',
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
    [
      'an e-mail address that is none',
      { customer_email: 'a@b' },
      'customer_email',
      'email_invalid',
    ],
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
    ['an end in 29 minutes', { expires_at: inMinutes(29) }, 'expires_at', undefined],
    ['an end in 25 hours', { expires_at: inMinutes(25 * 60) }, 'expires_at', undefined],
    [
      'a delivery address that is both given and asked for',
      {
        shipping_address_collection: { allowed_countries: ['GB'] },
        payment_intent_data: { shipping: recipient },
      },
      'payment_intent_data[shipping]',
      undefined,
    ],
    [
      'a recipient without a first address line',
      { payment_intent_data: { shipping: { name: 'A. Baker', address: { city: 'Bath' } } } },
      'payment_intent_data[shipping][address][line1]',
      'parameter_missing',
    ],
    [
      'a country that does not exist',
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
      'postage in another currency',
      { shipping_options: shippingOf(200, 'eur') },
      'shipping_options[0][shipping_rate_data][fixed_amount][currency]',
      undefined,
    ],
    [
      'six ways of postage',
      { shipping_options: Array(6).fill(shippingOf(0)?.[0]) },
      'shipping_options',
      undefined,
    ],
    ['a language that the page does not speak', { locale: 'cy' }, 'locale', undefined],
    ['a customer that was never made', { customer: 'cus_1' }, 'customer', 'resource_missing'],
  ])('%s', async (_what, changes, param, code) => {
    const { stripe } = client;
    const error = await refusalOf(stripe.checkout.sessions.create(boxOfFudge(changes)));
    expect(error).toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 400,
      param,
      code,
    });
    expect((await stripe.checkout.sessions.list()).data).toEqual([]);
  });
});

describe('the bounds themselves are taken', () => {
  it.each<[string, object]>([
    ['30 pence in all', { line_items: [lineOf('Crumb', 30)] }],
    ['a free line among others', { line_items: [lineOf('Gift note', 0), lineOf('Box', 1099)] }],
    ['100 lines', { line_items: Array.from({ length: 100 }, () => lineOf('Box', 100)) }],
    ['50 metadata keys', { metadata: keys(50) }],
    ['metadata of 40 and 500 characters', { metadata: { ['k'.repeat(40)]: 'x'.repeat(500) } }],
    ['an end in 31 minutes', { expires_at: inMinutes(31) }],
    ['an end in 24 hours', { expires_at: inMinutes(24 * 60) }],
    [
      '1,200 characters beside the button',
      { custom_text: { submit: { message: 'x'.repeat(1200) } } },
    ],
    ['a recipient for a known address', { payment_intent_data: { shipping: recipient } }],
    ['postage for nothing', { shipping_options: shippingOf(0) }],
  ])('%s', async (_what, changes) => {
    await using own = await openClient();
    const session = await own.stripe.checkout.sessions.create(boxOfFudge(changes));
    expect(session.status).toBe('open');
  });
});

describe('who may call', () => {
  it('a wrong key is told so, without being repeated', async () => {
    const stripe = clientOf({ apiBase: client.payments.apiBase, key: 'sk_test_someone_elses_key' });
    const error = await refusalOf(stripe.checkout.sessions.list());
    expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(error.message).not.toContain('someone_elses');
  });

  it('a call without key is told so', async () => {
    const response = await fetch(`${client.payments.apiBase}/v1/checkout/sessions`);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  });

  it('an unknown session or address is 404', async () => {
    const session = await refusalOf(client.stripe.checkout.sessions.retrieve('cs_test_none'));
    expect(session).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    const address = await refusalOf(client.stripe.customers.list());
    expect(address).toMatchObject({ statusCode: 404, type: 'StripeInvalidRequestError' });
  });
});
