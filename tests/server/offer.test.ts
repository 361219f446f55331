import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createCheckoutSession } from '#contract/checkout.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { createCheckout } from '#netlify/checkout/create-checkout.ts';
import type { SessionParams } from '#netlify/checkout/payment-pages.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { readPaymentSession } from '#netlify/orders/read-payment-session.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { inMemoryOrders } from '../support/in-memory/orders.ts';
import { inMemoryOutbox } from '../support/in-memory/outbox.ts';
import { inMemoryPayments } from '../support/in-memory/payments.ts';
import { takeOffSale } from '../support/off-sale.ts';
import { birthdayOrder, completeCustomer } from '../support/orders.ts';
import { boxOf12 } from '../support/payloads.ts';

const NOW = Date.parse('2026-11-20T10:00Z');
const flavourId = boxOf12.flavours[0]?.flavourId ?? 0;
const payload = v.parse(createCheckoutSession.request, boxOf12);

/** A checkout on payment pages in memory, which are one per key, as the provider's are. */
function openCheckout(first: Offer) {
  const pages = new Map<string, SessionParams>();
  const shop = { offer: first, asked: 0 };
  const dependencies = {
    offer: () => {
      shop.asked += 1;
      return Promise.resolve(shop.offer);
    },
    payments: () =>
      Promise.resolve({
        createSession: (params: SessionParams, key: string) => {
          if (!pages.has(key)) pages.set(key, params);
          return Promise.resolve({ id: key, url: `https://pay.example/${key}`, isOpen: true });
        },
      }),
    limits: {
      count: () => Promise.resolve(0),
      countAttempt: () => Promise.resolve(0),
    },
    settings: { secret: 'a secret', siteUrl: 'https://shop.example' },
  };
  const request = {
    payload,
    clientKey: 'one click',
    clientIp: '192.0.2.1',
    browser: 'Firefox en',
    now: NOW,
  };
  return { shop, pages, send: () => createCheckout(dependencies, request) };
}

const offer: Offer = { catalogue, calendar: postalCalendar };

it('a checkout asks for the offer once', async () => {
  const { shop, send } = openCheckout(offer);
  await send();
  expect(shop.asked).toBe(1);
});

it('the thank-you page asks for the offer once, to record an order and to show it', async () => {
  const payments = inMemoryPayments(() => NOW, 'whsec_test');
  const facts = { ...offer, siteUrl: 'https://shop.example' };
  const number = '4F7K2M9QXA';
  const params = buildSessionParams(facts, birthdayOrder, number, NOW);
  const { id } = await payments.createSession(params, number, 5_000);
  payments.pay(id, { name: 'Ada Quay', email: 'ada@quay.example', recipient: completeCustomer });
  let asked = 0;
  const shop = {
    payments: () => Promise.resolve(payments),
    orders: inMemoryOrders(inMemoryOutbox()),
    outbox: inMemoryOutbox(),
    log: inMemoryLog(),
    offer: () => {
      asked += 1;
      return Promise.resolve(offer);
    },
    settings: { secret: 'a secret' },
  };
  const { recorded } = await readPaymentSession(shop, { sessionId: id, now: NOW });
  expect([recorded, asked]).toEqual(['recorded', 1]);
});

it('a repeated checkout gets one payment page, and another one from a new catalogue', async () => {
  const { shop, pages, send } = openCheckout(offer);
  const first = await send();
  expect(await send()).toEqual(first);
  shop.offer = { ...offer, catalogue: { ...catalogue, version: 'a new one' } };
  expect((await send()).url).not.toBe(first.url);
  expect([...pages.values()].map(({ catalogueVersion }) => catalogueVersion)).toEqual([
    catalogue.version,
    'a new one',
  ]);
});

it('a checkout rejects a flavour that has gone off sale since the last request, by its name', async () => {
  const { shop, send } = openCheckout(offer);
  await send();
  shop.offer = { ...offer, catalogue: takeOffSale(catalogue, flavourId) };
  const name = catalogue.flavours.find(({ id }) => id === flavourId)?.name;
  await expect(send()).rejects.toMatchObject({
    status: 400,
    code: 'wrong-flavours',
    detail: `We do not sell ${name} today.`,
  });
});
