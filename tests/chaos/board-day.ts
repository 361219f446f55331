import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { drain } from './drain.ts';
import { queryRows } from './assertions.ts';
import { generateOrders, scrambleDeliveries } from './generate-orders.ts';
import { startFixture, type ChaosFixture } from './fixture.ts';
import type { KillStage } from './kill-stages.ts';
import type { Postgres } from './postgres.ts';
import { createRandom, type Random } from './random.ts';
import { runJob, runWithFailures } from './run-with-failures.ts';

/** The size of a day. */
export interface BoardDay {
  readonly orders: number;
  readonly kills: number;
}

/** What a day came to; every list must be empty. */
export interface BoardDayResult {
  readonly parcels: number;
  readonly presses: number;
  readonly takenBack: number;
  readonly kills: number;
  readonly violations: {
    readonly unposted: readonly string[];
    /** Parcels whose log differs from their version. */
    readonly unlogged: readonly string[];
    /** Posted parcels of which the customer did not hear, heard more than once, or somebody else heard. */
    readonly wrongMails: readonly string[];
    readonly strangeMails: readonly string[];
  };
}

const parcelRows = v.array(
  v.object({
    id: v.number(),
    version: v.number(),
    status: v.picklist(['waiting', 'packed', 'posted']),
    posted_at: v.nullable(v.date()),
    order_number: v.string(),
    email: v.string(),
    logged: v.number(),
  }),
);
type ParcelRow = v.InferOutput<typeof parcelRows>[number];
type Status = ParcelRow['status'];

const PARCELS = `
select parcels.id, parcels.version, parcels.status, parcels.posted_at, orders.order_number, orders.email,
  (select count(*) from parcel_log where parcel_log.parcel_id = parcels.id)::integer as logged
from parcels join orders on orders.session_id = parcels.session_id
where orders.refunded_pence = 0 and not orders.is_disputed order by parcels.id`;

const NEXT: Partial<Record<Status, Status>> = { waiting: 'packed', packed: 'posted' };
const STAGES = [
  'before the mail',
  'in the mail',
  'before it is marked sent',
] as const satisfies KillStage[];
/** A press is taken back well within the ten minutes for which its mail waits. */
const TAKEN_BACK_WITHIN_MS = 120_000;
const MAIL_KEY = /^posted\/(\d+)\//;

/** Signs a tablet in by the mailed link and returns its cookie. */
async function signIn(fixture: ChaosFixture): Promise<string> {
  const url = await fixture.shop.url();
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const links = () =>
    fixture.mailbox.mails().flatMap(({ text }) => /\/shopkeeper#([\w-]{43})/.exec(text)?.[1] ?? []);
  const before = links();
  await post('/api/shopkeeper-sign-in', {});
  let token: string | undefined;
  for (let turn = 0; token === undefined && turn < 100; turn += 1) {
    await runJob(fixture, 'send-outbox');
    token = links().find((link) => !before.includes(link));
    if (token === undefined) await wait(50);
  }
  const answer = await post('/api/shopkeeper-session', { token });
  const cookie = answer.headers.get('Set-Cookie')?.split(';')[0];
  if (!answer.ok || cookie === undefined) throw new Error(`Sign-in returned ${answer.status}`);
  return cookie;
}

/** Opens the board of two tablets, on which presses meet kills. */
function openBoard(fixture: ChaosFixture, databaseUrl: string, random: Random) {
  const count = { presses: 0, kills: 0, takenBack: 0 };

  const read = async (): Promise<ParcelRow[]> =>
    v.parse(parcelRows, await queryRows(databaseUrl, PARCELS));

  /** Sends a press until the shop has answered it. */
  async function send(cookie: string, body: string): Promise<void> {
    for (let isAnswered = false; !isAnswered;) {
      const url = await fixture.shop.url();
      const answer = await fetch(`${url}/api/parcels/status`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body,
      }).catch(() => undefined);
      await answer?.body?.cancel().catch(() => undefined);
      const code = answer?.status ?? 500;
      if (code >= 400 && code < 500 && code !== 409) throw new Error(`A press returned ${code}`);
      isAnswered = code < 500;
    }
  }

  /** Presses twice at once, as an impatient finger does. */
  async function press(cookie: string, rows: readonly ParcelRow[], status: Status): Promise<void> {
    const body = JSON.stringify({
      parcels: rows.map(({ id }) => id),
      status,
      expectedVersion: rows.map(({ version }) => version),
    });
    count.presses += 2;
    await Promise.all([send(cookie, body), send(cookie, body)]);
  }

  function killSoon(): void {
    count.kills += 1;
    if (random.chance(0.5)) fixture.armKill(random.pick(STAGES));
    else setTimeout(() => fixture.shop.kill(), random.below(25));
  }

  return {
    count,
    read,

    /** Moves parcels on until all are posted, killing the shop until it was killed `kills` times. */
    async postAll(cookie: string, kills: number): Promise<void> {
      for (;;) {
        const open = (await read()).filter(({ status }) => status !== 'posted');
        const first = open[random.below(open.length)];
        const status = first && NEXT[first.status];
        if (!first || !status) return;
        const alike = open.filter((row) => row.status === first.status);
        const chosen = alike.filter((row) => row === first || random.chance(0.3)).slice(0, 6);
        if (count.kills < kills) killSoon();
        void runJob(fixture, 'send-outbox?due');
        await press(cookie, chosen, status);
      }
    },

    /** Takes some of the latest presses back, before their mails are due. */
    async takeSomeBack(cookie: string): Promise<void> {
      fixture.armKill(null);
      const now = fixture.shop.now();
      const latest = (await read()).filter(
        ({ posted_at: at }) => at !== null && now - at.getTime() < TAKEN_BACK_WITHIN_MS,
      );
      const chosen = latest.slice(0, 5);
      count.takenBack += chosen.length;
      if (chosen.length > 0) await press(cookie, chosen, 'packed');
    },
  };
}

/** Lets two tablets pack and post the parcels of paid orders under kills and double presses, and reads what customers heard. */
export async function runBoardDay(
  postgres: Postgres,
  files: readonly string[],
  seed: number,
  { orders, kills }: BoardDay,
): Promise<BoardDayResult> {
  const random = createRandom(seed);
  const databaseUrl = await postgres.create(`board_${seed}`);
  const fixture = await startFixture(files, databaseUrl, true);
  try {
    await generateOrders(fixture, orders, random);
    const events = scrambleDeliveries(fixture.payments.events(), random);
    await runWithFailures(fixture, events, [], { random, isLosingMails: false });
    await drain(fixture);
    const tablets = [await signIn(fixture), await signIn(fixture)];
    const board = openBoard(fixture, databaseUrl, random);
    const postAll = (most: number) =>
      Promise.all(tablets.map((cookie) => board.postAll(cookie, most)));
    await postAll(kills / 2);
    await board.takeSomeBack(tablets[0] ?? '');
    await postAll(kills);
    await drain(fixture);
    const rows = await board.read();
    return {
      parcels: rows.length,
      ...board.count,
      violations: findViolationsOfDay(fixture, rows),
    };
  } finally {
    await fixture.stop();
  }
}

function findViolationsOfDay(
  { mailbox }: ChaosFixture,
  rows: readonly ParcelRow[],
): BoardDayResult['violations'] {
  const mails = mailbox.mails().flatMap(({ to, headers }) => {
    const id = MAIL_KEY.exec(headers['resend-idempotency-key'] ?? '')?.[1];
    return id === undefined ? [] : { id: Number(id), to: to.join() };
  });
  const name = ({ id, order_number: number }: ParcelRow) => `parcel ${id} of ${number}`;
  const known = new Set(rows.map(({ id }) => id));
  return {
    unposted: rows.filter(({ status }) => status !== 'posted').map(name),
    unlogged: rows.filter(({ version, logged }) => logged !== version - 1).map(name),
    wrongMails: rows
      .filter(({ id, email }) => {
        const told = mails.filter((mail) => mail.id === id).map(({ to }) => to);
        return told.join() !== email;
      })
      .map(name),
    strangeMails: mails.filter(({ id }) => !known.has(id)).map(({ id }) => `parcel ${id}`),
  };
}
