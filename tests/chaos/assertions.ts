import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import * as v from 'valibot';
import { shop as shopData } from '#data/shop.ts';
import { withRecipient } from '#domain/order/order.ts';
import { recipientJson } from '#contract/recipient-json.ts';
import { parcelContents } from '#domain/order/parcel.ts';
import { decodeOrder, parcelContent } from '#netlify/adapters/postgres/order-json.ts';
import { unpack } from '#netlify/adapters/stripe/order-metadata.ts';
import type { CapturedMail } from '#sandbox/captured-mail.ts';
import type { ChaosFixture } from './fixture.ts';
import type { ExpectedOrder } from './generate-orders.ts';

/** Violated guarantees after a run; every list must be empty. */
export interface Violations {
  readonly lostOrders: readonly string[];
  readonly unpaidOrders: readonly string[];
  /** Orders whose address, contents, parcels, amount or refund differ from their session. */
  readonly wrongOrders: readonly string[];
  readonly lostMails: readonly string[];
  /** Sessions refunded after their order was stored, of which no mail told the shop. */
  readonly unheardRefunds: readonly string[];
  readonly duplicateMails: readonly string[];
  /** Mails to the wrong recipient, or without the expected contents. */
  readonly wrongMails: readonly string[];
  /** Dead-letter alerts about mails whose transfer never started. */
  readonly falseAlerts: readonly string[];
  readonly unsentMails: readonly string[];
  readonly unjustifiedResends: readonly string[];
}

const orderRows = v.array(
  v.object({
    session_id: v.string(),
    order_number: v.string(),
    email: v.string(),
    total_pence: v.number(),
    refunded_pence: v.number(),
    shipping_pence: v.number(),
    recipient: recipientJson,
    lines: v.array(v.object({ quantity: v.number(), totalPence: v.number() })),
    order: v.unknown(),
    parcels: v.array(parcelContent),
  }),
);
type OrderRow = v.InferOutput<typeof orderRows>[number];
const keys = v.array(v.object({ key: v.string() }));
const ids = v.array(v.object({ id: v.string() }));

const ORDERS = `select orders.*, (
  select coalesce(jsonb_agg(content order by place), '[]') from parcels where parcels.session_id = orders.session_id
) as parcels from orders`;

/** Matches a mail key: kind and order number. */
const MAIL_KEY = /^(dead-letter|confirmation|packing-slip)\/(?:confirmation\/)?([0-9A-Z]{10})/;

/** Returns the rows of a statement, on a connection of its own. */
export async function queryRows(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows }: { rows: unknown } = await client.query(text, values);
  await client.end();
  return rows;
}

/** Returns the session ids that have no stored order. */
export async function findUnstoredSessions(
  url: string,
  sessions: ReadonlySet<string>,
): Promise<string[]> {
  const text = `select id from unnest($1::text[]) as id where id not in (select session_id from orders)`;
  return v.parse(ids, await queryRows(url, text, [[...sessions]])).map(({ id }) => id);
}

/**
 * Compares paid sessions and expected orders with the stored orders and the delivered mails, which tell of each refund.
 * `missing` counts excused confirmations.
 */
export async function findViolations(
  fixture: ChaosFixture,
  databaseUrl: string,
  expectedOrders: ReadonlyMap<string, ExpectedOrder>,
  refunded: ReadonlySet<string>,
): Promise<Violations & { missing: number }> {
  const { isDeduplicating, mailTracker } = fixture;
  const stored = v.parse(orderRows, await queryRows(databaseUrl, ORDERS));
  // Without deduplication, the shop gives up a mail whose outcome is unknown.
  const open = `select key from outbox where sent_at is null ${isDeduplicating ? '' : 'and dead_at is null'}`;
  const unsent = v.parse(keys, await queryRows(databaseUrl, open));
  const paid = paidSessions(fixture);
  const known = new Set(stored.map(({ session_id: id }) => id));
  const arrived = groupMails(fixture.mailbox.mails());
  const mailKeys = fixture.mailbox
    .mails()
    .map(({ headers }) => headers['resend-idempotency-key'] ?? '');
  const of = (kind: string, { order_number: number }: OrderRow): readonly CapturedMail[] =>
    arrived.get(`${kind}/${number}`) ?? [];

  const missing = stored.filter((order) => of('confirmation', order).length === 0);
  const isExcused = (order: OrderRow): boolean =>
    !isDeduplicating &&
    mailTracker.recipientsInterrupted().has(order.email) &&
    of('dead-letter', order).length === 1;
  const isFalseAlert = ({ email }: OrderRow): boolean =>
    isDeduplicating || !mailTracker.recipientsStarted().has(email);
  const name = ({ order_number: number, email }: OrderRow): string => `${number} to ${email}`;
  const slip = ({ order_number: number }: OrderRow): string => `${number} to the shop`;
  return {
    lostOrders: [...paid].filter((id) => !known.has(id)),
    unpaidOrders: [...known].filter((id) => !paid.has(id)),
    wrongOrders: stored
      .filter((order) => !isOrderCorrect(order, fixture, expectedOrders))
      .map(name),
    lostMails: [
      ...missing.filter((order) => !isExcused(order)).map(name),
      ...stored.filter((order) => of('packing-slip', order).length === 0).map(slip),
    ],
    unheardRefunds: [...refunded].filter(
      (id) => !mailKeys.some((key) => key.startsWith(`payment-alert/refunded/${id}/`)),
    ),
    duplicateMails: [
      ...stored.filter((order) => of('confirmation', order).length > 1).map(name),
      ...stored
        .filter((order) => of('packing-slip', order).filter(isUnmarked).length > 1)
        .map(slip),
      ...(isDeduplicating
        ? stored.filter((order) => of('packing-slip', order).length > 1).map(slip)
        : []),
    ],
    wrongMails: stored.flatMap((order) => {
      const expected = expectedOrders.get(order.session_id);
      const shows = (mail: CapturedMail, to: string) =>
        expected && isMailCorrect(mail, to, order, expected);
      return [
        ...of('confirmation', order).flatMap((mail) =>
          shows(mail, expected?.email ?? '') ? [] : name(order),
        ),
        ...of('packing-slip', order).flatMap((mail) =>
          shows(mail, shopData.mail.inbox) ? [] : slip(order),
        ),
      ];
    }),
    falseAlerts: stored
      .filter((order) => of('dead-letter', order).length > 0 && isFalseAlert(order))
      .map(name),
    unsentMails: unsent.map(({ key }) => key),
    unjustifiedResends: mailTracker.unjustifiedResends(),
    missing: missing.filter(isExcused).length,
  };
}

const isUnmarked = ({ subject }: CapturedMail): boolean => !/possible repeat/i.test(subject);

/** Returns true if a stored order matches the expected order and its payment session. */
function isOrderCorrect(
  order: OrderRow,
  { payments }: ChaosFixture,
  expectedOrders: ReadonlyMap<string, ExpectedOrder>,
): boolean {
  const expected = expectedOrders.get(order.session_id);
  const session = payments.checkout.find(order.session_id)?.session;
  if (!expected || !session) return false;
  const sum = order.lines.reduce((all, { totalPence }) => all + totalPence, order.shipping_pence);
  return (
    order.email === expected.email &&
    order.recipient.address1 === expected.addresses[0] &&
    order.total_pence === expected.totalPence &&
    order.total_pence === session.amount_total &&
    order.total_pence - order.refunded_pence === payments.checkout.moneyLeft(order.session_id) &&
    sum === expected.totalPence &&
    isSameOrder(order, session.metadata ?? {})
  );
}

/** Returns true if a stored order and its parcels are whole and what the payment provider holds. */
function isSameOrder(
  { order, parcels, recipient }: OrderRow,
  metadata: Record<string, string>,
): boolean {
  const paid = unpack(metadata)?.order;
  if (!paid) return false;
  const expected = withRecipient(paid, recipient);
  return (
    isDeepStrictEqual(decodeOrder(order), expected) &&
    isDeepStrictEqual(parcels, parcelContents(expected, recipient))
  );
}

/**
 * Returns true if a mail has only this recipient and shows number, amount, contents and addresses in text and HTML. A mail
 * about an order that was paid back needs no address: nothing is sent there.
 */
function isMailCorrect(
  mail: CapturedMail,
  to: string,
  order: OrderRow,
  expected: ExpectedOrder,
): boolean {
  const pounds = `£${(expected.totalPence / 100).toFixed(2)}`;
  const isPaidBack = order.refunded_pence >= order.total_pence;
  const inHtml = [`BHF-${order.order_number}`, pounds, ...(isPaidBack ? [] : expected.addresses)];
  const words = [...inHtml, ...expected.contents];
  const isComplete = words.every((word) => mail.text.includes(word));
  const html = mail.html.replaceAll('\u00A0', ' ');
  return mail.to.join() === to && isComplete && inHtml.every((word) => html.includes(word));
}

function paidSessions({ payments }: ChaosFixture): Set<string> {
  const sessions = payments
    .events()
    .flatMap(({ data: { object } }) => (object.object === 'checkout.session' ? [object.id] : []));
  return new Set(
    sessions.filter((id) => payments.checkout.find(id)?.session.payment_status === 'paid'),
  );
}

/** Groups delivered mails by `kind/orderNumber`, read from their idempotency keys. */
function groupMails(mails: readonly CapturedMail[]): ReadonlyMap<string, readonly CapturedMail[]> {
  return Map.groupBy(mails, ({ headers }) => {
    const [, kind = 'unknown', number = ''] =
      MAIL_KEY.exec(headers['resend-idempotency-key'] ?? '') ?? [];
    return `${kind}/${number}`;
  });
}
