import pg from 'pg';
import * as v from 'valibot';
import { shop as facts } from '#data/shop.ts';
import type { CapturedMail } from '#sandbox/captured-mail.ts';
import type { Scenery } from './scenery.ts';
import type { Bought } from './trade.ts';

/** What is wrong after the storm; every list must be empty. */
export interface Verdict {
  readonly lostOrders: readonly string[];
  readonly ordersWithoutMoney: readonly string[];
  /** Orders whose address, contents or amount are not those of their session. */
  readonly wrongOrders: readonly string[];
  readonly lostMails: readonly string[];
  readonly doubleMails: readonly string[];
  /** Mails to somebody else, or without what was bought. */
  readonly wrongMails: readonly string[];
  /** Alerts about mails that never began to go over. */
  readonly untrueAlerts: readonly string[];
  readonly unsentMails: readonly string[];
  readonly repeatedThoughKnown: readonly string[];
}

const orderRows = v.array(
  v.object({
    session_id: v.string(),
    order_number: v.string(),
    email: v.string(),
    total_pence: v.number(),
    shipping_pence: v.number(),
    recipient: v.object({ address1: v.string(), email: v.string() }),
    lines: v.array(v.object({ quantity: v.number(), totalPence: v.number() })),
    metadata: v.record(v.string(), v.string()),
  }),
);
type OrderRow = v.InferOutput<typeof orderRows>[number];
const keys = v.array(v.object({ key: v.string() }));
const ids = v.array(v.object({ id: v.string() }));

/** The kind of a mail, and the number of the order it is about. */
const MAIL_KEY = /^(dead-letter|confirmation|packing-slip)\/(?:confirmation\/)?([0-9A-Z]{10})/;

async function ask(url: string, text: string, values: unknown[] = []): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows }: { rows: unknown } = await client.query(text, values);
  await client.end();
  return rows;
}

/** Which of these sessions are not stored. */
export async function findMissing(url: string, sessions: ReadonlySet<string>): Promise<string[]> {
  const text = `select id from unnest($1::text[]) as id where id not in (select session_id from orders)`;
  return v.parse(ids, await ask(url, text, [[...sessions]])).map(({ id }) => id);
}

/** Compares the payment provider's books and the shoppers' wishes with the shop's orders and with the mails that arrived. */
export async function judge(
  scenery: Scenery,
  databaseUrl: string,
  everything: ReadonlyMap<string, Bought>,
): Promise<Verdict & { missing: number }> {
  const { dedupes, submissions } = scenery;
  const stored = v.parse(orderRows, await ask(databaseUrl, 'select * from orders'));
  // Where no repeat is dropped, a mail of which nobody knows is given up.
  const open = `select key from outbox where sent_at is null ${dedupes ? '' : 'and dead_at is null'}`;
  const unsent = v.parse(keys, await ask(databaseUrl, open));
  const paid = paidSessions(scenery);
  const known = new Set(stored.map(({ session_id: id }) => id));
  const arrived = sortMails(scenery.mailbox.mails());
  const of = (kind: string, { order_number: number }: OrderRow): readonly CapturedMail[] =>
    arrived.get(`${kind}/${number}`) ?? [];

  const missing = stored.filter((order) => of('confirmation', order).length === 0);
  const isExcused = (order: OrderRow): boolean =>
    !dedupes && submissions.brokenOff().has(order.email) && of('dead-letter', order).length === 1;
  const isUntrue = ({ email }: OrderRow): boolean => dedupes || !submissions.begun().has(email);
  const name = ({ order_number: number, email }: OrderRow): string => `${number} to ${email}`;
  const slip = ({ order_number: number }: OrderRow): string => `${number} to the shop`;
  return {
    lostOrders: [...paid].filter((id) => !known.has(id)),
    ordersWithoutMoney: [...known].filter((id) => !paid.has(id)),
    wrongOrders: stored.filter((order) => !isRight(order, scenery, everything)).map(name),
    lostMails: [
      ...missing.filter((order) => !isExcused(order)).map(name),
      ...stored.filter((order) => of('packing-slip', order).length === 0).map(slip),
    ],
    doubleMails: [
      ...stored.filter((order) => of('confirmation', order).length > 1).map(name),
      ...stored
        .filter((order) => of('packing-slip', order).filter(isUnmarked).length > 1)
        .map(slip),
      ...(dedupes ? stored.filter((order) => of('packing-slip', order).length > 1).map(slip) : []),
    ],
    wrongMails: stored.flatMap((order) => {
      const bought = everything.get(order.session_id);
      const shows = (mail: CapturedMail, to: string) => bought && isTrue(mail, to, order, bought);
      return [
        ...of('confirmation', order).flatMap((mail) =>
          shows(mail, bought?.email ?? '') ? [] : name(order),
        ),
        ...of('packing-slip', order).flatMap((mail) =>
          shows(mail, facts.mail.inbox) ? [] : slip(order),
        ),
      ];
    }),
    untrueAlerts: stored
      .filter((order) => of('dead-letter', order).length > 0 && isUntrue(order))
      .map(name),
    unsentMails: unsent.map(({ key }) => key),
    repeatedThoughKnown: submissions.afterKnown(),
    missing: missing.filter(isExcused).length,
  };
}

const isUnmarked = ({ subject }: CapturedMail): boolean => !/possible repeat/i.test(subject);

/** Whether an order is what its shopper asked for and its session says. */
function isRight(
  order: OrderRow,
  { payments }: Scenery,
  everything: ReadonlyMap<string, Bought>,
): boolean {
  const bought = everything.get(order.session_id);
  const session = payments.checkout.find(order.session_id)?.session;
  if (!bought || !session) return false;
  const sum = order.lines.reduce((all, { totalPence }) => all + totalPence, order.shipping_pence);
  return (
    order.email === bought.email &&
    order.recipient.address1 === bought.address &&
    order.total_pence === bought.totalPence &&
    order.total_pence === session.amount_total &&
    sum === bought.totalPence &&
    isSame(order.metadata, session.metadata ?? {})
  );
}

function isSame(a: Record<string, string>, b: Record<string, string>): boolean {
  const text = (of: Record<string, string>): string =>
    JSON.stringify(Object.entries(of).toSorted());
  return text(a) === text(b);
}

/** Whether a mail went to this reader alone and shows number, amount, contents and address, as text and as HTML. */
function isTrue(mail: CapturedMail, to: string, order: OrderRow, bought: Bought): boolean {
  const pounds = `£${(bought.totalPence / 100).toFixed(2)}`;
  const words = [`BHF-${order.order_number}`, pounds, bought.address, ...bought.contents];
  const isComplete = words.every((word) => mail.text.includes(word));
  const inHtml = [`BHF-${order.order_number}`, pounds, bought.address];
  return mail.to.join() === to && isComplete && inHtml.every((word) => mail.html.includes(word));
}

function paidSessions({ payments }: Scenery): Set<string> {
  const sessions = payments
    .events()
    .flatMap(({ data: { object } }) => (object.object === 'checkout.session' ? [object.id] : []));
  return new Set(
    sessions.filter((id) => payments.checkout.find(id)?.session.payment_status === 'paid'),
  );
}

/** The mails that arrived, by kind and order number as their keys say. */
function sortMails(mails: readonly CapturedMail[]): ReadonlyMap<string, readonly CapturedMail[]> {
  return Map.groupBy(mails, ({ headers }) => {
    const [, kind = 'unknown', number = ''] =
      MAIL_KEY.exec(headers['resend-idempotency-key'] ?? '') ?? [];
    return `${kind}/${number}`;
  });
}
