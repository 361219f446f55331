import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDataRequests } from '#netlify/adapters/postgres/data-requests.ts';
import { openOrders } from '#netlify/adapters/postgres/orders.ts';
import { openOutbox } from '#netlify/adapters/postgres/outbox.ts';
import { openParcels } from '#netlify/adapters/postgres/parcels.ts';
import { openRateLimits } from '#netlify/adapters/postgres/rate-limits.ts';
import { openDatabase, type Database } from '#netlify/adapters/postgres/database.ts';
import { birthdayOrder, completeCustomer, twoParcels } from '../support/orders.ts';
import { paidOrder } from '../support/paid-orders.ts';

const CONCURRENCY = 50;

function openPool(url: string): { database: Database; end: () => Promise<void> } {
  const pool = new pg.Pool({ connectionString: url, max: CONCURRENCY });
  return {
    database: {
      async query(text, values) {
        const { rows }: { rows: unknown[] } = await pool.query(text, [...values]);
        return rows;
      },
    },
    end: () => pool.end(),
  };
}

/** Claims one mail from 50 senders at once; returns the number of rounds without exactly one winner. */
export async function raceForClaims(url: string, rounds: number): Promise<number> {
  const { database, end } = openPool(url);
  const outbox = openOutbox(database);
  const now = Date.now();
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    await outbox.add({ key: `race/${round}`, kind: 'race', payload: {} }, now);
    const claim = { now, max: 1, ignoresBackOff: false, except: [], urgentKinds: [] };
    const claimed = await Promise.all(
      Array.from({ length: CONCURRENCY }, () => outbox.claim(claim)),
    );
    if (claimed.filter(({ length }) => length === 1).length !== 1) wrong += 1;
  }
  await end();
  return wrong;
}

/**
 * Sends 50 concurrent requests against a rate limit that differs in each round, for requests and for checkout attempts;
 * returns the number of rounds that did not admit exactly the limit.
 */
export async function raceForRateLimit(url: string, rounds: number): Promise<number> {
  const { database, end } = openPool(url);
  const limits = openRateLimits(database, 1);
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const max = 1 + (round % (CONCURRENCY - 1));
    const limit = { name: `race-${max}`, max, seconds: 600 };
    const subject = `racer-${round}`;
    const race = async (count: (n: number) => Promise<number>): Promise<boolean> => {
      const waits = await Promise.all(Array.from({ length: CONCURRENCY }, (_, n) => count(n)));
      return waits.filter((seconds) => seconds === 0).length === max;
    };
    const isExact = [
      await race(() => limits.count(limit, subject)),
      await race((n) => limits.countAttempt(limit, `${subject}, checking out`, `${round}/${n}`)),
    ];
    if (isExact.includes(false)) wrong += 1;
  }
  await end();
  return wrong;
}

/**
 * Changes a parcel while its buyer's personal data are erased; returns the number of rounds after which the parcel or its
 * log holds some.
 */
export async function raceForErasure(url: string, rounds: number): Promise<number> {
  const { database, end } = openPool(url);
  const orders = openOrders(database);
  const parcels = openParcels(database);
  const { email } = completeCustomer;
  let wrong = 0;
  for (let round = 0; round < rounds; round += 1) {
    const sessionId = `cs_race_${round}`;
    const paid = paidOrder(birthdayOrder);
    // A deletion waits for parcels that are still to be posted.
    const refunded = { ...paid, refundedPence: paid.totalPence };
    const order = { ...refunded, sessionId, orderNumber: `RACE${round}` };
    await orders.record(order, []);
    const now = order.paidAt + 60_000;
    for (const { id, ...plan } of (await orders.find(sessionId))?.parcels ?? []) {
      const change = { id, expectedVersion: 1 };
      await Promise.all([
        parcels.changeContent(change, plan, [], { by: 'customer', now }),
        openDataRequests(database).erasePersonalData(email, now),
      ]);
      const left = await database.query(
        `select from parcels left join parcel_log on parcel_log.parcel_id = parcels.id
         where parcels.id = $1 and strpos(concat(content, before), $2) > 0`,
        [id, email],
      );
      if (left.length > 0) wrong += 1;
    }
  }
  await end();
  return wrong;
}

/** Waits until one of the database's connections waits for a lock, for up to two seconds. */
async function somebodyWaits(database: Database): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await database.query(waiting, [])).length > 0) return;
    await wait(20);
  }
}

/**
 * Erases a buyer's personal data while a press posts the parcels of their order, held up once before its last lock and once
 * before its commit; returns what failed, as by a deadlock, or was told to nobody.
 */
export async function eraseDuringPress(url: string): Promise<readonly string[]> {
  const { database, end } = openPool(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const press: Database = {
    async query(text, values) {
      const { rows }: { rows: unknown[] } = await client.query(text, [...values]);
      return rows;
    },
  };
  const paid = paidOrder(twoParcels);
  // The erasure waits for no parcel of an order that was all paid back, and a second click posts it all the same.
  const repaid = { ...paid, refundedPence: paid.totalPence };
  const now = paid.paidAt + 60_000;
  const wrong: string[] = [];
  for (const heldUp of ['before its last lock', 'before its commit']) {
    const sessionId = `cs_press ${heldUp}`;
    // Without a wish for news, which an erasure takes out of the parcels before it looks for mails.
    const parcels = paid.parcels.map((parcel) => ({
      ...parcel,
      content: {
        ...parcel.content,
        recipient: { ...completeCustomer, emailMarketingOptIn: false },
      },
    }));
    await openOrders(database).record({ ...repaid, sessionId, orderNumber: heldUp, parcels }, []);
    const stored = (await openOrders(database).find(sessionId))?.parcels ?? [];
    const seen = stored.map(({ id }) => ({ id, expectedVersion: 1 }));
    // What is stored last is found first, and locked first by a statement that sets no order.
    for (const { id } of seen.toReversed()) {
      await database.query('update parcels set place = place where id = $1', [id]);
    }
    const editing = { by: 'shop', now, confirmStop: true } as const;
    const post = () => openParcels(press).setStatus(seen, 'posted', editing);
    await client.query('begin');
    if (heldUp === 'before its commit') await post();
    else await client.query('select from parcels where id = $1 for update', [seen[0]?.id]);
    const erasing = openDataRequests(database).erasePersonalData(completeCustomer.email, now);
    const erased = Promise.allSettled([erasing]);
    await somebodyWaits(database);
    const pressed = await Promise.allSettled([heldUp === 'before its commit' ? undefined : post()]);
    await client.query('commit');
    const failed = [...pressed, ...(await erased)].filter(({ status }) => status === 'rejected');
    if (failed.length > 0) wrong.push(`${heldUp}: failed`);
    const toNobody = await database.query(
      `select from outbox join orders on session_id = payload ->> 'sessionId'
       where session_id = $1 and kind = 'posted' and email = ''`,
      [sessionId],
    );
    if (toNobody.length > 0) wrong.push(`${heldUp}: written to nobody`);
  }
  await client.end();
  await end();
  return wrong;
}

/** Runs two statements that take the same two locks in opposite orders; returns how many failed. */
export async function raceIntoDeadlock(url: string): Promise<number> {
  process.env['NETLIFY_DB_URL'] = url;
  const database = openDatabase();
  const lockBoth = (first: number, second: number) =>
    database.query('select pg_advisory_xact_lock($1), pg_sleep(0.3), pg_advisory_xact_lock($2)', [
      first,
      second,
    ]);
  const outcomes = await Promise.allSettled([lockBoth(1, 2), lockBoth(2, 1)]);
  return outcomes.filter(({ status }) => status === 'rejected').length;
}
