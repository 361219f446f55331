import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { migrateDatabase, startDatabase, type SandboxDatabase } from '#sandbox/database.ts';
import { openOrders } from '#netlify/adapters/postgres/orders.ts';
import { unpack } from '#netlify/adapters/stripe/order-metadata.ts';
import { recipientOf, withRecipient, type Order } from '#domain/order/order.ts';
import { birthdayOrder, completeCustomer, twoParcels } from '../support/orders.ts';
import { earlierSlices, earlierBoxes } from '../support/any-order.ts';
import { metadataOfVersion1 } from '../support/earlier-metadata.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

const MIGRATIONS = 'netlify/database/migrations';
const FIRST_WITH_ORDERS = '0007';

const before = mkdtempSync(join(tmpdir(), 'fudge-migrations-'));
let server: SandboxDatabase;
let database: pg.Client;
const query = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
  (await database.query<Record<string, unknown>>(text, [...values])).rows;
const orders = () => openOrders({ query });

const WITHOUT_METADATA = `insert into orders (
  session_id, order_number, order_type, paid_at, recorded_at, total_pence, expected_total_pence, shipping_pence,
  shipping_name, lines, email, recipient, metadata
) values ($1, '4F7K2M9QXA', 'cart', $4, $4, 1996, 1996, 0, 'Royal Mail 2nd Class', '[]', $5, $2, $3)`;

/** Stores an order as the version before did: its metadata, and no JSON. */
async function storeAsBefore(
  sessionId: string,
  metadata: Record<string, string>,
  recipient = completeCustomer,
  paidAt = new Date('2026-11-25T10:00Z'),
): Promise<void> {
  const values = [JSON.stringify(recipient), JSON.stringify(metadata), paidAt, recipient.email];
  await query(WITHOUT_METADATA, [sessionId, ...values]);
}

const generated: readonly Order[] = fc.sample(fc.oneof(earlierBoxes, earlierSlices), {
  numRuns: 400,
  seed: 20261125,
});

const DAMAGED: readonly (readonly [string, Record<string, string>])[] = [
  ['of another product', { ...metadataOfVersion1(birthdayOrder), app: 'another' }],
  ['of an unknown kind', { ...metadataOfVersion1(birthdayOrder), orderType: 'gift-card' }],
  ['without a kind', { app: 'birnbeck-fudge' }],
  ['with a damaged box', { ...metadataOfVersion1(birthdayOrder), b1: '1|1|1x2,22x4|1:Happy' }],
  ['with a gap', { ...metadataOfVersion1(birthdayOrder), b3: '1|1|1x6|0:Enjoy your fudge||' }],
  ['without boxes', { app: 'birnbeck-fudge', orderType: 'cart' }],
  ['with damaged slices', { app: 'birnbeck-fudge', orderType: 'bulk', slices: 'many' }],
];

const ODD: readonly (readonly [string, Record<string, string>])[] = [
  ['a day that is none', { ...metadataOfVersion1(birthdayOrder), arriveOn: '2026-02-30' }],
  ['a word for a day', { ...metadataOfVersion1(birthdayOrder), arriveOn: 'Christmas' }],
  ['another delivery', { ...metadataOfVersion1(birthdayOrder), shippingMethod: 'By boat' }],
  ['no source', { app: 'birnbeck-fudge', orderType: 'cart', b1: '1|1|1x6|1:For: "Mum"||' }],
  [
    'a SKU and a delivery id of the version after',
    { ...metadataOfVersion1(birthdayOrder), v: '2', b1_sku: 'six-favourites', shippingId: '2' },
  ],
];

beforeAll(async () => {
  for (const name of readdirSync(MIGRATIONS).filter((each) => each < FIRST_WITH_ORDERS)) {
    cpSync(join(MIGRATIONS, name), join(before, name), { recursive: true });
  }
  server = await startDatabase({ migrations: before });
  database = new pg.Client({ connectionString: server.url });
  await database.connect();
  for (const [index, order] of generated.entries()) {
    const recipient = recipientOf(order) ?? completeCustomer;
    await storeAsBefore(`generated-${index}`, metadataOfVersion1(order), recipient);
  }
  for (const [name, metadata] of [...DAMAGED, ...ODD]) await storeAsBefore(name, metadata);
  await query(
    `insert into outbox (key, kind, payload, created_at, next_attempt_at, is_uncertain)
     values ('sure', 'contact', '{}', now(), now(), false), ('unsure', 'contact', '{}', now(), now(), true)`,
  );
  await migrateDatabase(server.url, MIGRATIONS);
});
afterAll(async () => {
  await database.end();
  await server.stop();
  rmSync(before, { recursive: true, force: true });
});

it('carries every order whole, with the SKUs of ready-made boxes', async () => {
  const carried = [];
  for (const index of generated.keys()) {
    carried.push((await orders().find(`generated-${index}`))?.order);
  }
  expect(carried).toEqual(generated);
  const read = generated.map((order) => {
    const { order: unpacked = null } = unpack(metadataOfVersion1(order)) ?? {};
    const recipient = recipientOf(order);
    return unpacked && recipient && withRecipient(unpacked, recipient);
  });
  expect(carried).toEqual(read);
});

it.each(DAMAGED)('has no order for metadata %s', async (name, metadata) => {
  expect(unpack(metadata)?.order ?? null).toBeNull();
  expect((await orders().find(name))?.order).toBeNull();
});

it.each(ODD)('reads metadata with %s as the shop does', async (name, metadata) => {
  const order = unpack(metadata)?.order;
  expect(order).toBeDefined();
  const carried = (await orders().find(name))?.order;
  expect(carried).toEqual(order && withRecipient(order, completeCustomer));
});

it('fills in the order that the version before stores while a deploy lasts', async () => {
  await storeAsBefore('during', metadataOfVersion1(birthdayOrder));
  expect((await orders().find('during'))?.order).toEqual(birthdayOrder);
});

it('carries whether a mail may have been sent, under both names while a deploy lasts', async () => {
  const flags = () =>
    query('select key, is_uncertain, may_have_been_sent from outbox order by key');
  const both = (key: string, is: boolean) => ({ key, is_uncertain: is, may_have_been_sent: is });
  expect(await flags()).toEqual([both('sure', false), both('unsure', true)]);
  await query(`update outbox set is_uncertain = true where key = 'sure'`);
  await query(`update outbox set may_have_been_sent = false where key = 'unsure'`);
  expect(await flags()).toEqual([both('sure', true), both('unsure', false)]);
});

it.each([
  ['erase_personal_data', '2026-12-01', completeCustomer.address1],
  ['forget_person', '2026-12-01', completeCustomer.address1],
  ['erase_personal_data', '2034-12-01', ''],
])('erases personal data in the JSON by %s in %s', async (erase, at, address1) => {
  const id = `${erase}-${at}`;
  const email = `${id}@quay.example`;
  await storeAsBefore(id, {}, { ...completeCustomer, email });
  await query('update orders set "order" = $2 where session_id = $1', [
    id,
    JSON.stringify(withRecipient(twoParcels, { ...completeCustomer, email })),
  ]);
  await query(`update parcels set status = 'posted'`, []);
  await query(`select ${erase}($1, $2)`, [email, at]);
  const { order } = (await orders().find(id)) ?? {};
  const text = JSON.stringify(order);
  expect(text).not.toContain(email);
  expect(text).not.toContain('Happy birthday!');
  expect(text.includes('Grace')).toBe(address1 !== '');
  expect(order).toMatchObject({
    parcels: [
      { items: [{ box: { boxId: 1, note: '' } }], recipient: { address1, email: '' } },
      { items: [{ box: { boxId: 4 }, quantity: 2 }], shippingId: 2, arriveOn: '2026-12-24' },
    ],
  });
});

it('erases the recipient of slices', async () => {
  const [slices] = fc.sample(earlierSlices, { numRuns: 1, seed: 1 });
  const email = 'slices@quay.example';
  const recipient = { ...completeCustomer, email };
  await storeAsBefore('slices', slices ? metadataOfVersion1(slices) : {}, recipient);
  await query(`update parcels set status = 'posted'`, []);
  await query('select erase_personal_data($1, $2)', [email, '2026-12-01']);
  expect((await orders().find('slices'))?.order).toMatchObject({
    kind: 'slices',
    slices: slices?.slices,
    recipient: { email: '', address1: completeCustomer.address1 },
  });
});
