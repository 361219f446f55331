import pg from 'pg';
import * as v from 'valibot';
import type { Scenery } from './scenery.ts';

/** What is wrong after the storm; every list must be empty. */
export interface Verdict {
  readonly lostOrders: readonly string[];
  readonly ordersWithoutMoney: readonly string[];
  readonly lostMails: readonly string[];
  readonly doubleMails: readonly string[];
  readonly unsentMails: readonly string[];
  readonly repeatedThoughKnown: readonly string[];
}

const orders = v.array(
  v.object({ session_id: v.string(), order_number: v.string(), email: v.string() }),
);
const keys = v.array(v.object({ key: v.string() }));

/** Compares the payment provider's books with the shop's orders and with the mails that arrived. */
export async function judge(scenery: Scenery, databaseUrl: string): Promise<Verdict> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const stored = v.parse(orders, (await client.query('select * from orders')).rows);
  const open = 'select key from outbox where sent_at is null';
  const unsent = v.parse(keys, (await client.query(open)).rows);
  await client.end();

  const paid = paidSessions(scenery);
  const known = new Set(stored.map(({ session_id: id }) => id));
  const arrived = countMails(scenery);
  const wanted = stored.flatMap(({ order_number: number, email }) => [
    `${number} to ${email}`,
    `${number} to the shop`,
  ]);
  return {
    lostOrders: [...paid].filter((id) => !known.has(id)),
    ordersWithoutMoney: [...known].filter((id) => !paid.has(id)),
    lostMails: wanted.filter((mail) => !arrived.has(mail)),
    doubleMails: [...arrived].flatMap(([mail, count]) => (count > 1 ? [mail] : [])),
    unsentMails: unsent.map(({ key }) => key),
    repeatedThoughKnown: scenery.submissions.afterKnown(),
  };
}

function paidSessions({ payments }: Scenery): Set<string> {
  const ids = payments
    .events()
    .flatMap(({ data: { object } }) => (object.object === 'checkout.session' ? [object.id] : []));
  return new Set(ids.filter((id) => payments.checkout.find(id)?.session.payment_status === 'paid'));
}

/** How many mails arrived, by order number and reader. */
function countMails({ mailbox }: Scenery): Map<string, number> {
  const arrived = new Map<string, number>();
  for (const { subject, text, to } of mailbox.mails()) {
    const number = /BHF-([0-9A-Z]{10})/.exec(`${subject} ${text}`)?.[1] ?? 'no number';
    const reader = to[0]?.endsWith('@quay.example') ? to[0] : 'the shop';
    const mail = `${number} to ${reader}`;
    arrived.set(mail, (arrived.get(mail) ?? 0) + 1);
  }
  return arrived;
}
