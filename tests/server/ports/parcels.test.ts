import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMorning } from '#netlify/adapters/postgres/morning.ts';
import { openOrders } from '#netlify/adapters/postgres/orders.ts';
import { openParcels } from '#netlify/adapters/postgres/parcels.ts';
import { openOutbox } from '#netlify/adapters/postgres/outbox.ts';
import { openReconcileProgress } from '#netlify/adapters/postgres/reconcile-progress.ts';
import { londonTime } from '#domain/day.ts';
import type { Order } from '#domain/order/order.ts';
import { PARCEL_STATUSES } from '#domain/order/parcel-status.ts';
import type { NewOrder } from '#netlify/orders/order-store.ts';
import { unrecordedAlert } from '#netlify/orders/payment-alerts.ts';
import { withParcelChanges, type StoredParcel } from '#netlify/orders/stored-parcel.ts';
import type { ListedParcel, ParcelList } from '#netlify/parcels/parcel-store.ts';
import { migrateDatabase, startDatabase } from '#sandbox/database.ts';
import { moveParcel } from '../../support/move-parcel.ts';
import { birthdayOrder, completeCustomer, sixtySlices, twoParcels } from '../../support/orders.ts';
import { paidOrder } from '../../support/paid-orders.ts';
import { recordManyOrders } from '../../support/many-orders.ts';
import { indexesIn, recordPlans, startTestDatabase } from '../../support/test-database.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;
let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  await database.query('truncate orders, parcels, parcel_log, outbox restart identity', []);
});

const NOW = Date.parse('2026-11-26T10:00Z');
const LATER = NOW + 60_000;
const shop = { by: 'shop', now: NOW } as const;
const customer = { by: 'customer', now: LATER } as const;
const orders = () => openOrders(database);
const parcels = () => openParcels(database);

const record = (order: Order = birthdayOrder, changes: Partial<NewOrder> = {}) =>
  orders().record({ ...paidOrder(order), ...changes }, []);

const parcelsOf = async (sessionId = 'cs_1'): Promise<readonly StoredParcel[]> =>
  (await orders().find(sessionId))?.parcels ?? [];

async function parcelOf(sessionId = 'cs_1', place = 1): Promise<StoredParcel> {
  const found = (await parcelsOf(sessionId))[place - 1];
  if (!found) throw new Error(`No parcel ${place} of ${sessionId}`);
  return found;
}

const log = () =>
  database.query('select parcel_id, version, by_whom, before from parcel_log order by 1, 2', []);

const mail = (key: string) => ({ key, kind: 'order-change', payload: { sessionId: 'cs_1' } });

describe('an order is stored with its parcels', () => {
  it.each([
    ['of a box', birthdayOrder, 1],
    ['of two parcels', twoParcels, 2],
    ['of slices', sixtySlices, 1],
  ])('%s', async (_name, order, count) => {
    await record(order);
    await record(order);
    const stored = await orders().find('cs_1');
    expect(stored).toEqual(paidOrder(order));
    expect(stored?.parcels).toHaveLength(count);
  });

  it('and leaves by the rule of the shop, not on the day of the payment', async () => {
    const thursday = Date.parse('2026-11-12T10:00Z');
    await record(birthdayOrder, {
      paidAt: thursday,
      parcels: [{ ...(await planned()), postOn: '2026-11-13' }],
    });
    expect((await parcelOf()).postOn).toBe('2026-11-13');
  });

  it('that could not be read, for the packer to see', async () => {
    const content = { kind: 'unreadable', recipient: completeCustomer } as const;
    const plan = { content, postOn: '2026-11-25', metDay: null } as const;
    await orders().record({ ...paidOrder(birthdayOrder), order: null, parcels: [plan] }, []);
    const [listed] = await parcels().list({ status: 'to-post', on: '2026-11-25' }, page());
    expect(listed).toMatchObject({
      order: { order: null },
      parcel: { content, status: 'waiting' },
    });
  });
});

const planned = () =>
  Promise.resolve(paidOrder(birthdayOrder).parcels[0]).then((one) => {
    if (!one) throw new Error('The order has no parcel');
    return { content: one.content, postOn: one.postOn, metDay: one.metDay };
  });

const page = (max = 50, after: { day: StoredParcel['postOn']; id: number } | null = null) => ({
  max,
  after,
});

describe('a parcel is moved', () => {
  it('to every status as the rule says, once for each version, and the log keeps the one before', async () => {
    await record();
    let expected = await parcelOf();
    const before = [];
    const moves = ['packed', 'posted', 'packed', 'waiting', 'posted', 'waiting'] as const;
    for (const [minutes, to] of moves.entries()) {
      const now = NOW + minutes * 60_000;
      const { id, version, status } = expected;
      before.push({ parcel_id: id, version: version + 1, by_whom: 'shop', before: { status } });
      const move = [{ id, expectedVersion: version }];
      const next = {
        ...expected,
        ...moveParcel(expected, { to, expectedVersion: version, now }),
      };
      const atThen = { by: 'shop', now } as const;
      expect(await parcels().setStatus(move, to, atThen)).toEqual([{ id, version: version + 1 }]);
      expect(await parcels().setStatus(move, to, atThen)).toEqual([]);
      expected = await parcelOf();
      expect(expected).toEqual(next);
    }
    expect(await log()).toEqual(before);
  });

  it.each(PARCEL_STATUSES)('not where it is already: %s', async (to) => {
    await record();
    const { id } = await parcelOf();
    if (to !== 'waiting') await parcels().setStatus([{ id, expectedVersion: 1 }], to, shop);
    const { version } = await parcelOf();
    expect(await parcels().setStatus([{ id, expectedVersion: version }], to, shop)).toEqual([]);
  });

  it('with others, of which only those move that nobody changed meanwhile', async () => {
    await record(twoParcels);
    const [first, second] = await parcelsOf();
    const ids = [first?.id ?? 0, second?.id ?? 0] as const;
    await parcels().setStatus([{ id: ids[1], expectedVersion: 1 }], 'packed', shop);
    const both = ids.map((id) => ({ id, expectedVersion: 1 }));
    const unknown = { id: 999, expectedVersion: 1 };
    expect(await parcels().setStatus([...both, unknown], 'posted', shop)).toEqual([
      { id: ids[0], version: 2 },
    ]);
  });
});

describe('the content of a parcel', () => {
  const moved = { ...completeCustomer, address1: '9 New Road', postcode: 'BS22 9ZZ' };
  async function change(expectedVersion: number, key: string): Promise<boolean> {
    const { id } = await parcelOf();
    const plan = await planned();
    const next = {
      ...plan,
      content: { ...plan.content, recipient: moved },
      postOn: '2026-12-18',
      metDay: '2026-12-24',
    } as const;
    return parcels().changeContent({ id, expectedVersion }, next, [mail(key)], customer);
  }

  it('is replaced with its mails, and the log keeps what it was', async () => {
    await record();
    const bought = await parcelOf();
    expect(await change(1, 'order-change/1')).toBe(true);
    const { content, postOn, metDay } = await planned();
    expect(await parcelOf()).toEqual({
      ...bought,
      version: 2,
      content: { ...content, recipient: moved },
      postOn: '2026-12-18',
      metDay: '2026-12-24',
      changes: [{ version: 2, at: LATER, by: 'customer', before: { content, postOn, metDay } }],
    });
    const stored = await orders().find('cs_1');
    expect(stored?.order).toEqual(paidOrder(birthdayOrder).order);
    expect(stored && withParcelChanges(stored)).toMatchObject({
      recipient: moved,
      order: { parcels: [{ recipient: moved }] },
    });
    expect(await database.query('select key from outbox', [])).toEqual([{ key: 'order-change/1' }]);
  });

  it('is not replaced, nor are mails queued, for an old version or once it is packed', async () => {
    await record();
    expect(await change(2, 'too-new')).toBe(false);
    expect(await change(1, 'first')).toBe(true);
    expect(await change(1, 'old')).toBe(false);
    const { id } = await parcelOf();
    await parcels().setStatus([{ id, expectedVersion: 2 }], 'packed', shop);
    expect(await change(3, 'packed')).toBe(false);
    expect(await database.query('select key from outbox', [])).toEqual([{ key: 'first' }]);
    await parcels().setStatus([{ id, expectedVersion: 3 }], 'waiting', shop);
    expect(await change(4, 'unpacked')).toBe(true);
  });

  it('is replaced by the shop also while it is packed, and not once it is posted', async () => {
    await record();
    const { id } = await parcelOf();
    const plan = await planned();
    const correct = (expectedVersion: number, address1: string) => {
      const content = { ...plan.content, recipient: { ...moved, address1 } };
      return parcels().changeContent({ id, expectedVersion }, { ...plan, content }, [], shop);
    };
    await parcels().setStatus([{ id, expectedVersion: 1 }], 'packed', shop);
    expect(await correct(2, '1 New Road')).toBe(true);
    await parcels().setStatus([{ id, expectedVersion: 3 }], 'posted', shop);
    expect(await correct(4, '2 New Road')).toBe(false);
    expect((await parcelOf()).content.recipient?.address1).toBe('1 New Road');
  });

  it('that is damaged is unreadable, and hides nothing else', async () => {
    await record();
    await database.query(`update parcels set content = '{"kind": "boxes"}'`, []);
    expect((await parcelOf()).content).toEqual({ kind: 'unreadable', recipient: null });
    expect(await orders().find('cs_1')).toMatchObject({ order: paidOrder(birthdayOrder).order });
  });
});

const names = (found: readonly ListedParcel[]): string[] =>
  found.map(({ parcel, order }) => `${order.sessionId}/${parcel.place}`);

describe('a list', () => {
  async function recordOn(sessionId: string, postOn: StoredParcel['postOn']) {
    const plan = { ...(await planned()), postOn };
    await record(birthdayOrder, {
      sessionId,
      orderNumber: sessionId.toUpperCase(),
      parcels: [plan],
    });
    return parcelOf(sessionId);
  }

  it('holds the parcels of a day, overdue, coming and posted, page by page', async () => {
    await recordOn('overdue', '2026-11-24');
    await recordOn('today1', '2026-11-26');
    const packed = await recordOn('today2', '2026-11-26');
    await recordOn('coming', '2026-11-27');
    const posted = await recordOn('posted1', '2026-11-25');
    const latest = await recordOn('posted2', '2026-11-26');
    await parcels().setStatus([{ id: packed.id, expectedVersion: 1 }], 'packed', shop);
    const both = [posted, latest].map(({ id }) => ({ id, expectedVersion: 1 }));
    await parcels().setStatus(both, 'posted', shop);

    const list = async (of: ParcelList, ...args: Parameters<typeof page>) =>
      names(await parcels().list(of, page(...args)));
    expect(await list({ status: 'to-post', on: '2026-11-26' })).toEqual(['today1/1', 'today2/1']);
    expect(await list({ status: 'to-post', before: '2026-11-26' })).toEqual(['overdue/1']);
    expect(await list({ status: 'to-post', after: '2026-11-26' })).toEqual(['coming/1']);
    expect(await list({ status: 'posted' })).toEqual(['posted2/1', 'posted1/1']);
    expect(await list({ status: 'posted' }, 1)).toEqual(['posted2/1']);
    const after = { day: latest.postOn, id: latest.id };
    expect(await list({ status: 'posted' }, 1, after)).toEqual(['posted1/1']);
    const rest = { day: '2026-11-26', id: packed.id - 1 } as const;
    expect(await list({ status: 'to-post', on: '2026-11-26' }, 5, rest)).toEqual(['today2/1']);
    expect(names(await parcels().find([packed.id, 999]))).toEqual(['today2/1']);
  });

  it.each([
    ['waits, and nothing was refunded', 'waiting', 0, 1],
    ['waits, and a part was refunded', 'waiting', 500, 1],
    ['waits, and all was refunded', 'waiting', 2450, 0],
    ['is packed, and all was refunded', 'packed', 2450, 1],
  ] as const)('of what is overdue: a parcel that %s', async (_name, status, refunded, overdue) => {
    const { id } = await recordOn('cs_1', '2026-11-25');
    await parcels().setStatus([{ id, expectedVersion: 1 }], status, shop);
    await database.query('update orders set total_pence = 2450, refunded_pence = $1', [refunded]);
    const list = (of: ParcelList) => parcels().list(of, page());
    expect(await list({ status: 'to-post', on: '2026-11-25' })).toHaveLength(1);
    expect(await list({ status: 'to-post', before: '2026-11-26' })).toHaveLength(overdue);
    expect(await parcels().countToPost('2026-11-26')).toEqual({ overdue, due: 0, coming: 0 });
  });

  it.each([
    ['a number', 'BHF-4F7K2M9QXA', ['cs_1/2', 'cs_1/1']],
    ['a number in small letters', '4f7k2m9qxa', ['cs_1/2', 'cs_1/1']],
    ['a number with a space', 'bhf 4f7k2 m9qxa', ['cs_1/2', 'cs_1/1']],
    ['a last name', 'pier', ['cs_1/2']],
    ['a whole name, last name first', 'Pier, Grace', ['cs_1/2']],
    ['two words of which one fits', 'Grace Quay', []],
    ['the beginning of a first name', 'Gra', ['cs_1/2']],
    ['a postcode', 'bs232bb', ['cs_1/2']],
    ['a postcode with its space', 'BS23 2BB', ['cs_1/2']],
    ['the beginning of a postcode', 'BS23', ['cs_1/2', 'cs_1/1']],
    ['what nobody has', 'Zebra', []],
    ['signs that a pattern gives a meaning', '%', []],
    ['nothing', ' ', []],
  ])('is searched by %s', async (_name, text, found) => {
    await record(twoParcels);
    expect(names(await parcels().search(text, 10))).toEqual(found);
  });
});

it.each([
  ['Graham', 'O’Neill-Clark', ['neill', 'clark', 'o’neill-clark', "o'neill", 'graham o']],
  ['Mary Ann St.John', '', ['john', 'ann', 'st.john', 'mary john']],
  ['Édith Müller', '', ['édith', 'müller', 'mü']],
])('any word of the name of %s %s finds it', async (firstName, lastName, texts) => {
  const plan = await planned();
  const content = { ...plan.content, recipient: { ...completeCustomer, firstName, lastName } };
  await record(birthdayOrder, { parcels: [{ ...plan, content }] });
  for (const text of texts) {
    expect([text, names(await parcels().search(text, 10))]).toEqual([text, ['cs_1/1']]);
  }
});

it('every query of the board, and the deletion of old orders, reads ten thousand orders by an index', async () => {
  const today = '2026-11-26';
  await recordManyOrders(database, today);
  const after = { day: '2026-11-20', id: 100 } as const;
  const lists: readonly ParcelList[] = [
    { status: 'to-post', on: today },
    { status: 'to-post', before: today },
    { status: 'to-post', after: today },
    { status: 'posted' },
  ];
  const recorded = recordPlans(database);
  const board = openParcels(recorded);
  for (const list of lists) {
    await board.list(list, page());
    await board.list(list, page(50, after));
  }
  await board.countToPost(today);
  await board.countOnClosedDays([{ from: '2026-11-27', to: '2026-12-01' }]);
  await board.contentsToCut(today);
  await board.contentsToLeave({ from: '2026-11-23', to: '2026-11-29' });
  for (const text of ['Last777', 'L', 'BHF-N777', 'ZZ777 1AA']) await board.search(text, 50);
  await openOrders(recorded).findPaidBefore(Date.parse('2019-11-26'), 100);
  await openOrders(recorded).delete('cs_1');
  for (const plan of recorded.plans) expect(plan).not.toContain('Seq Scan');
  // Without an index of its own a query may read all of another one.
  expect(indexesIn(recorded.plans)).toEqual(
    expect.arrayContaining([
      ...['orders_by_number', 'orders_by_payment_time', 'parcels_by_name', 'parcels_by_postcode'],
      ...['parcels_posted', 'parcels_to_post'],
    ]),
  );
  expect(await parcels().countToPost(today)).toEqual({ overdue: 40, due: 60, coming: 300 });
  expect(await parcels().contentsToCut(today)).toHaveLength(80);
  for (const text of [
    'last7771',
    'Last7772',
    'first7772 last7772',
    'LAST7771 first',
    'zz77711aa',
  ]) {
    const found = await parcels().search(text, 50);
    expect([text, found.map(({ parcel }) => parcel.content.recipient?.firstName)]).toEqual([
      text,
      [expect.stringMatching(/^First777[12]/)],
    ]);
  }
  const [latest] = await parcels().search('first', 5);
  expect(latest?.parcel.postOn).toBe('2026-11-27');
}, 120_000);

it('every query of the morning mail reads ten thousand orders by an index', async () => {
  await recordManyOrders(database, '2026-11-26');
  await database.query(
    `insert into parcel_log (parcel_id, version, at, by_whom, before)
     select id, 2, timestamptz '2026-01-01' + id * interval '1 minute', 'customer',
       jsonb_build_object('content', content, 'postOn', post_on, 'arriveOn', arrive_on)
     from parcels`,
    [],
  );
  await database.query(
    `insert into outbox (key, kind, payload, created_at, next_attempt_at, sent_at)
     select 'confirmation/' || n, case n % 1000 when 0 then 'dead-letter' else 'confirmation' end, '{}',
       timestamptz '2026-01-01' + n * interval '1 minute', now(), now()
     from generate_series(1, 10000) as n`,
    [],
  );
  await database.query('analyze', []);
  const since = Date.parse('2027-01-01');
  const recorded = recordPlans(database);
  const morning = openMorning(recorded);
  await morning.findChanged(since);
  await morning.findReversed(since);
  await morning.findSlices('2026-11-26');
  const moments = { givenUpSince: since, unrecordedSince: since, notClearedBefore: since };
  await morning.readBacklog({ lateBefore: since, ...moments });
  for (const plan of recorded.plans) {
    expect(plan).not.toMatch(/Seq Scan on (?!reconcile_progress)/);
  }
  expect(indexesIn(recorded.plans)).toEqual(
    expect.arrayContaining([
      ...['orders_by_money_back', 'orders_not_cleared', 'outbox_due', 'outbox_given_up'],
      ...['outbox_payment_alerts', 'parcel_log_by_time', 'parcels_of_slices'],
    ]),
  );
}, 120_000);

it('an order that is first recorded with its payment refunded or disputed is news from then on', async () => {
  const recordedAt = LATER;
  await record(birthdayOrder, { recordedAt });
  await record(birthdayOrder, {
    sessionId: 'cs_2',
    orderNumber: 'REFUNDED00',
    recordedAt,
    refundedPence: 5,
  });
  await record(birthdayOrder, {
    sessionId: 'cs_3',
    orderNumber: 'DISPUTED00',
    recordedAt,
    isDisputed: true,
  });
  const reversed = async (since: number) =>
    (await openMorning(database).findReversed(since)).map(({ sessionId }) => sessionId);
  expect(await reversed(LATER)).toEqual(['cs_2', 'cs_3']);
  expect(await reversed(LATER + 1)).toEqual([]);
});

it('the morning mail reads what was changed and refunded since, slices to come, and what waits', async () => {
  const morning = openMorning(database);
  await record(twoParcels);
  await record(sixtySlices, { sessionId: 'cs_2', orderNumber: 'SLICES0000' });
  const [first] = await parcelsOf();
  if (!first) throw new Error('The order has no parcel');
  const { id, content, postOn, metDay } = first;
  const plan = { content: { ...content, recipient: completeCustomer }, postOn, metDay };
  const mails = [mail('contact/1')];
  await parcels().changeContent({ id, expectedVersion: 1 }, plan, mails, customer);
  const alerts = { refunded: mail('refunded'), disputed: mail('disputed') };
  await orders().markReversal(
    { sessionId: 'cs_2', refundedPence: 5, isDisputed: false },
    alerts,
    NOW,
  );
  const ids = async (since: number) => [
    (await morning.findChanged(since)).map(({ parcel }) => parcel.id),
    (await morning.findReversed(since)).map(({ sessionId }) => sessionId),
  ];
  expect(await ids(NOW)).toEqual([[id], ['cs_2']]);
  expect(await ids(LATER)).toEqual([[id], []]);
  expect(await ids(LATER + 1)).toEqual([[], []]);
  await parcels().setStatus([{ id, expectedVersion: 2 }], 'posted', shop);
  expect(await ids(NOW)).toEqual([[], ['cs_2']]);
  const [slices] = await morning.findSlices('2026-11-01');
  expect(slices?.parcel.content.kind).toBe('slices');
  expect(await morning.findSlices('2099-01-01')).toEqual([]);
  const since = { givenUpSince: NOW, unrecordedSince: NOW, notClearedBefore: NOW };
  expect(await morning.readBacklog({ lateBefore: NOW, ...since })).toEqual({
    lateMails: 0,
    firstLateMail: null,
    givenUpMails: 0,
    unrecordedPayments: 0,
    notClearedPayments: 0,
    paymentsCheckedAt: null,
  });
  const outbox = openOutbox(database);
  for (const id of ['cs_2', 'cs_nowhere']) {
    const session = { id, orderNumber: 'NOWHERE000', totalPence: 100 };
    await outbox.add(unrecordedAlert(session), NOW);
  }
  await openReconcileProgress(database).markChecked(LATER);
  expect(await morning.readBacklog({ lateBefore: LATER + 1, ...since })).toEqual({
    lateMails: 5,
    firstLateMail: NOW,
    givenUpMails: 0,
    unrecordedPayments: 1,
    notClearedPayments: 0,
    paymentsCheckedAt: LATER,
  });
  await orders().markNotCleared('cs_2', 'everything', NOW - 1);
  await orders().markNotCleared('cs_2', 'everything', LATER);
  expect(await morning.readBacklog({ ...since, lateBefore: NOW })).toMatchObject({
    notClearedPayments: 1,
  });
  await orders().markNotesCleared('cs_2');
  // Another run failed with the same notes meanwhile.
  await orders().markNotCleared('cs_2', 'notes', NOW - 1);
  expect(await morning.readBacklog({ ...since, lateBefore: NOW })).toMatchObject({
    notClearedPayments: 0,
  });
  await database.query('update orders set notes_at_provider = true', []);
  await orders().markNotCleared('cs_2', 'notes', NOW - 1);
  expect(await morning.readBacklog({ ...since, lateBefore: NOW })).toMatchObject({
    notClearedPayments: 1,
  });
  const later = { ...since, lateBefore: NOW, unrecordedSince: NOW + 1 };
  expect(await morning.readBacklog(later)).toMatchObject({ unrecordedPayments: 0 });
});

describe('erasing personal data', () => {
  /** Erases at a time when nothing is to be posted any more, because all was paid back. */
  const erase = async (at: string) => {
    await database.query('update orders set refunded_pence = total_pence', []);
    await database.query('select erase_personal_data($1, $2, $2)', [completeCustomer.email, at]);
  };

  it.each([
    ['2026-12-20', true],
    ['2034-12-20', false],
  ])('in %s empties parcels and log, and the address of today stays: %s', async (at, stays) => {
    await record();
    const { id } = await parcelOf();
    const plan = await planned();
    const moved = { ...completeCustomer, address1: '9 New Road' };
    const content = { ...plan.content, recipient: moved };
    await parcels().changeContent({ id, expectedVersion: 1 }, { ...plan, content }, [], customer);
    await parcels().setStatus([{ id, expectedVersion: 2 }], 'packed', shop);
    await erase(at);
    const text = JSON.stringify(await database.query('select * from parcels, parcel_log', []));
    expect(text).not.toContain(completeCustomer.email);
    expect(text).not.toContain(completeCustomer.address1);
    expect(text).not.toContain('Happy birthday!');
    expect(text.includes('9 New Road')).toBe(stays);
    const erased = await parcelOf();
    expect(erased).toMatchObject({
      status: 'packed',
      version: 4,
      content: { kind: 'boxes', recipient: { email: '' }, items: [{ box: { note: '' } }] },
      changes: [{ before: { content: { kind: 'boxes', recipient: { firstName: '' } } } }],
    });
    expect(await log()).toMatchObject([{ version: 2 }, { before: { status: 'waiting' } }]);
  });

  it('leaves parcels whose mails wait, and slices and unreadable parcels keep their form', async () => {
    await record(sixtySlices);
    const content = { kind: 'unreadable', recipient: completeCustomer } as const;
    const plan = { content, postOn: '2026-11-25', metDay: null } as const;
    await orders().record(
      { ...paidOrder(birthdayOrder), sessionId: 'cs_2', order: null, parcels: [plan] },
      ['packing-slip'],
    );
    await erase('2026-11-26');
    expect((await parcelOf()).content).toMatchObject({ kind: 'slices', recipient: { email: '' } });
    expect((await parcelOf('cs_2')).content).toEqual(content);
    await erase('2026-12-26');
    expect((await parcelOf('cs_2')).content).toMatchObject({
      kind: 'unreadable',
      recipient: { email: '', address1: completeCustomer.address1 },
    });
  });

  it.each([
    ['2026-12-20', true],
    ['2034-12-20', false],
  ])('in %s keeps who paid for the tax office: %s', async (at, stays) => {
    const company = { name: '', company: 'Pier & Sons', purchaseOrder: 'PO-4711' };
    const buyer = { name: 'Pier & Sons', company: '', purchaseOrder: '' };
    for (const [sessionId, order] of [
      ['cs_1', { ...sixtySlices, buyer: company }],
      ['cs_2', { ...birthdayOrder, buyer }],
    ] as const) {
      await orders().record({ ...paidOrder(order), sessionId }, []);
    }
    await erase(at);
    const rows = await database.query(
      `select "order", array(select content from parcels where parcels.session_id = orders.session_id) from orders`,
      [],
    );
    expect(JSON.stringify(rows).split('Pier & Sons')).toHaveLength(stays ? 3 : 1);
  });

  it.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
    'waits two weeks from the London day of posting on a server in %s',
    async (zone) => {
      const erased = async (at: string): Promise<boolean> => {
        const values = [completeCustomer.email, at, '2026-06-01T10:00Z'];
        await database.query('select erase_personal_data($1, $2, $3)', values);
        return (await orders().find('cs_1'))?.email === '';
      };
      const may = Date.parse('2026-05-20T10:00Z');
      await record(birthdayOrder, { paidAt: may, recordedAt: may });
      await database.query(`update parcels set post_on = '2026-07-01'`, []);
      await database.query(`select set_config('timezone', $1, false)`, [zone]);
      try {
        expect(await erased('2026-07-14T22:59Z')).toBe(false);
        expect(await erased('2026-07-14T23:00Z')).toBe(true);
      } finally {
        await database.query('reset timezone', []);
      }
    },
  );

  it('refuses a change by somebody who read the parcel before, so that nothing comes back', async () => {
    await record();
    const { id, version, content, postOn, metDay } = await parcelOf();
    await erase('2026-12-20');
    const plan = { content, postOn, metDay };
    const change = { id, expectedVersion: version };
    expect(await parcels().changeContent(change, plan, [mail('late')], customer)).toBe(false);
    expect(JSON.stringify(await parcelOf())).not.toContain(completeCustomer.email);
  });

  it('closes every link to the order’s page at once', async () => {
    await record();
    await erase('2026-12-20');
    const rows = await database.query('select page_version from orders', []);
    expect(rows).toEqual([{ page_version: 0 }]);
  });
});

describe('the migration', () => {
  const MIGRATIONS = 'netlify/database/migrations';
  const earlier = mkdtempSync(join(tmpdir(), 'fudge-migrations-'));
  const daysFromNow = (days: number) => Date.now() + days * 86_400_000;
  const daysAgo = (days: number) => new Date(daysFromNow(-days));
  const inAMonth = {
    ...birthdayOrder,
    parcels: birthdayOrder.parcels.map((parcel) => ({
      ...parcel,
      arriveOn: londonTime(daysFromNow(40)).day,
      dispatchOn: londonTime(daysFromNow(35)).day,
    })),
  };
  const STORE = `insert into orders (session_id, order_number, order_type, paid_at, recorded_at, total_pence,
    shipping_pence, shipping_name, lines, email, recipient, "order")
    values ($1, $1, 'cart', $2, $2, 1996, 0, '', '[]', 'ada@quay.example', $3, $4)`;

  let server: Awaited<ReturnType<typeof startDatabase>>;
  let client: pg.Client;
  const query = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
    (await client.query<Record<string, unknown>>(text, [...values])).rows;
  const store = (sessionId: string, order: Order | null, paidAt: Date) =>
    query(STORE, [
      sessionId,
      paidAt,
      JSON.stringify(completeCustomer),
      order && JSON.stringify(order),
    ]);

  beforeAll(async () => {
    for (const name of readdirSync(MIGRATIONS).filter((each) => each < '0009')) {
      cpSync(join(MIGRATIONS, name), join(earlier, name), { recursive: true });
    }
    server = await startDatabase({ migrations: earlier });
    client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await store('old', birthdayOrder, daysAgo(30));
    await store('new', twoParcels, daysAgo(3));
    await store('slices', sixtySlices, daysAgo(3));
    await store('damaged', null, daysAgo(3));
    await store('night', birthdayOrder, new Date('2026-06-30T23:30Z'));
    await query('update orders set "order" = $1 where session_id = $2', [
      JSON.stringify(inAMonth),
      'old',
    ]);
    await migrateDatabase(server.url, MIGRATIONS);
  });
  afterAll(async () => {
    await client.end();
    await server.stop();
    rmSync(earlier, { recursive: true, force: true });
  });

  it('gives every stored order its parcels', async () => {
    const all = openOrders({ query });
    const found = await Promise.all(['new', 'slices', 'damaged'].map((id) => all.find(id)));
    const contents = found.map((order) => order?.parcels.map(({ content }) => content.kind));
    expect(contents).toEqual([['boxes', 'boxes'], ['slices'], ['unreadable']]);
    expect(found.map((order) => order && withParcelChanges(order).order)).toEqual([
      twoParcels,
      sixtySlices,
      null,
    ]);
    expect(found[2]?.parcels[0]?.content.recipient).toEqual(completeCustomer);
  });

  it('takes what was to leave over fourteen days ago as posted, and nothing that waits for its day', async () => {
    const rows = await query(
      `select session_id, place, status, post_on::text, posted_at from parcels
       where session_id in ('old', 'night', 'damaged') order by session_id`,
    );
    const paid = londonTime(daysFromNow(-3)).day;
    expect(rows).toMatchObject([
      { session_id: 'damaged', status: 'waiting', post_on: paid },
      { session_id: 'night', status: 'posted', post_on: '2026-07-01', posted_at: null },
      { session_id: 'old', status: 'waiting', post_on: londonTime(daysFromNow(35)).day },
    ]);
  });

  it('fills in the parcels of orders that the version before stores while a deploy lasts', async () => {
    await store('during', twoParcels, new Date('2026-11-26T10:00Z'));
    const rows = await query(
      `select place, post_on::text, arrive_on::text from parcels where session_id = 'during' order by place`,
    );
    expect(rows).toEqual([
      { place: 1, post_on: '2026-11-26', arrive_on: null },
      { place: 2, post_on: '2026-12-21', arrive_on: '2026-12-24' },
    ]);
  });
});
