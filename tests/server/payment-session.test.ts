import { expect, it } from 'vitest';
import { postalCalendar as calendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { HOUR_MS } from '#domain/day.ts';
import { ServiceError } from '#domain/service-error.ts';
import { buildSessionParams } from '#netlify/checkout/session-params.ts';
import { readPaymentSession } from '#netlify/orders/read-payment-session.ts';
import { inMemoryLog } from '../support/in-memory/log.ts';
import { inMemoryPayments } from '../support/in-memory/payments.ts';
import { birthdayOrder, completeCustomer } from '../support/orders.ts';

const PAID_AT = Date.parse('2026-11-25T10:00Z');
const siteUrl = 'https://birnbeckfudge.example';

it.each([
  [HOUR_MS, { name: 'Ada Quay', email: 'ada@quay.example' }],
  [HOUR_MS + 1, undefined],
])(
  'while the database is away, %i ms after the payment, a session names: %j',
  async (after, named) => {
    const payments = inMemoryPayments(() => PAID_AT, 'whsec_test');
    const params = buildSessionParams(
      { catalogue, calendar, siteUrl },
      birthdayOrder,
      '4F7K2M9QXA',
      PAID_AT,
    );
    const { id } = await payments.createSession(params, 'key', 5_000);
    payments.pay(id, { name: 'Ada Quay', email: 'ada@quay.example', recipient: completeCustomer });
    const away = () => Promise.reject(new ServiceError('database', 'timeout', undefined));
    const shop = {
      payments: () => Promise.resolve(payments),
      orders: { record: away, find: away, findRecorded: away },
      outbox: { add: away },
      log: inMemoryLog(),
      offer: () => Promise.resolve({ catalogue, calendar }),
      settings: { secret: 'a secret of tests' },
    };
    const { session } = await readPaymentSession(shop, { sessionId: id, now: PAID_AT + after });
    expect([session.payment_status, session.customer_details]).toEqual(['paid', named]);
  },
);
