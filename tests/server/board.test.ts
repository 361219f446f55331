import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moveParcels, shopkeeperDay, shopkeeperParcels } from '#contract/shopkeeper-day.ts';
import { addDays, londonTime } from '#domain/day.ts';
import { boxOf12 } from '../support/payloads.ts';
import { signIn } from '../support/shopkeeper-sign-in.ts';
import {
  advanceClock,
  eventually,
  mailsOf,
  paymentIntentOf,
  startTestShop,
  type TestShop,
} from '../support/test-shop.ts';

const DAY = '/api/shopkeeper-day';
const STATUS = '/api/parcels/status';
const SEARCH = '/api/shopkeeper-search';
const MINUTE = 60_000;

let shop: TestShop;
let headers: { Cookie: string };
beforeAll(async () => {
  shop = await startTestShop();
  headers = { Cookie: await signIn(shop) };
});
afterAll(() => shop.stop());
afterEach(() => advanceClock(0));

let people = 0;

/** Buys a box, due today, and returns its parcel. */
async function newParcel(days = 0) {
  const lastName = `Quay${String.fromCharCode(97 + (people += 1))}`;
  const email = `${lastName}@harbour.example`;
  const customerInfo = { ...boxOf12.customerInfo, lastName, email };
  const session = await shop.buy({ ...boxOf12, customerInfo });
  await mailsOf(shop, session);
  const due = addDays(londonTime(Date.now()).day, days);
  await shop.sql('update parcels set post_on = $1 where session_id = $2', [due, session.id]);
  const [row] = await shop.sql('select id from parcels where session_id = $1', [session.id]);
  return { id: Number(row?.['id']), session, lastName, email };
}

const readDay = async () => v.parse(shopkeeperDay.response, (await shop.get(DAY, headers)).body);
const LIST = '/api/shopkeeper-parcels';
const readList = async (list: string, more = '') =>
  v.parse(
    shopkeeperParcels.response,
    (await shop.get(`${LIST}?list=${list}${more}`, headers)).body,
  );
const move = (parcels: number[], status: string, expectedVersion: number | number[]) =>
  shop.post(STATUS, { parcels, status, expectedVersion }, headers);
const movedBy = (body: unknown) => v.parse(moveParcels.response, body);
const postedMails = () =>
  shop.mailbox.mails().filter(({ subject }) => subject.endsWith('is in the post'));
/** Sends what is due, and a link to sign in, which is due at once. */
const runOutbox = () => signIn(shop);

describe('the day', () => {
  it('is the shopkeeper’s alone', async () => {
    for (const path of [DAY, `${LIST}?list=posted`]) {
      const answer = await shop.get(path);
      expect([answer.status, Object.keys(answer.body)]).toEqual([
        401,
        ['error', 'message', 'code'],
      ]);
    }
    for (const path of [STATUS, SEARCH]) expect((await shop.post(path, {})).status).toBe(401);
  });

  it('tells what is due, overdue and coming, and what to cut for what waits', async () => {
    const [due, late, later] = [await newParcel(), await newParcel(-3), await newParcel(5)];
    const day = await readDay();
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    expect(ids(day.parcels)).toContain(due.id);
    expect(ids(day.overdue)).toContain(late.id);
    expect(day.counts.coming).toBe(1);
    expect(ids((await readList('coming')).parcels)).toEqual([later.id]);
    const shown = day.parcels.find(({ id }) => id === due.id);
    expect(shown).toMatchObject({ status: 'waiting', version: 1, email: due.email, stop: '' });
    expect(shown?.recipient[0]).toContain(due.lastName);
    expect(day.cutting.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(24);
    await move([due.id], 'packed', 1);
    const after = (await readDay()).cutting;
    expect(after.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(12);
  });

  it('lists fifty at once, and what follows a parcel', async () => {
    const { session } = await newParcel(40);
    await shop.sql(
      `insert into orders (session_id, order_number, order_type, paid_at, recorded_at, total_pence, shipping_pence,
         shipping_name, lines, email, recipient, "order")
       select session_id || n, order_number || n, order_type, paid_at, recorded_at, total_pence, shipping_pence,
         shipping_name, lines, email, recipient, "order"
       from orders, generate_series(1, 79) as n where session_id = $1`,
      [session.id],
    );
    await shop.sql(
      `update parcels set post_on = $2::date + id % 2 where session_id like $1 || '_%'`,
      [session.id, addDays(londonTime(Date.now()).day, 40)],
    );
    const pages = [];
    let page = await readList('coming');
    for (;;) {
      pages.push(page.parcels);
      const last = page.parcels.at(-1);
      if (!page.hasMore || !last) break;
      page = await readList('coming', `&afterDay=${last.postOn}&afterId=${last.id}`);
    }
    const ids = pages.flat().map(({ id }) => id);
    expect(pages[0]).toHaveLength(50);
    expect(ids).toHaveLength((await readDay()).counts.coming);
    expect(new Set(ids).size).toBe(ids.length);
    const days = pages.flat().map(({ postOn }) => postOn);
    expect(days).toEqual(days.toSorted());
    expect((await shop.get(`${LIST}?list=coming&afterId=x`, headers)).status).toBe(400);
  });

  it('is searched by number and name, which no URL holds', async () => {
    const { id, session, lastName } = await newParcel();
    const number = `BHF-${session.metadata?.['orderNumber']}`;
    for (const q of [number, `${boxOf12.customerInfo.firstName} ${lastName}`.toLowerCase()]) {
      const { body } = await shop.post(SEARCH, { q }, headers);
      expect([q, JSON.stringify(body).includes(`"id":${id},`)]).toEqual([q, true]);
    }
  });

  it('asks a board that was opened before searches were posted to load again', async () => {
    const { status, body } = await shop.get(`${SEARCH}?q=quay`, headers);
    expect(status).toBe(405);
    expect(body['message']).toContain('please load it again');
  });

  it('stops a parcel that was paid back', async () => {
    const { id, session } = await newParcel();
    await shop.sql('update orders set refunded_pence = 100 where session_id = $1', [session.id]);
    const stopped = (await readDay()).parcels.find((parcel) => parcel.id === id);
    expect(stopped?.stop).toBe('Refunded in part');
  });
});

describe('a parcel whose payment went back', () => {
  const post = (id: number, expectedVersion: number, confirmStop?: boolean) =>
    shop.post(STATUS, { parcels: [id], status: 'posted', expectedVersion, confirmStop }, headers);
  const versionOf = async (id: number) =>
    Number((await shop.sql('select version from parcels where id = $1', [id]))[0]?.['version']);
  const statusOf = async (id: number) =>
    (await shop.sql('select status from parcels where id = $1', [id]))[0]?.['status'];

  async function refund(
    { session }: Awaited<ReturnType<typeof newParcel>>,
    amount?: number,
  ): Promise<void> {
    await shop.stripe.refunds.create({
      payment_intent: paymentIntentOf(session),
      ...(amount === undefined ? {} : { amount }),
    });
    await eventually(async () => {
      const [row] = await shop.sql('select refunded_pence from orders where session_id = $1', [
        session.id,
      ]);
      expect(row).not.toEqual({ refunded_pence: 0 });
    });
  }

  it('is packed, but posted only by a click that confirms it', async () => {
    const parcel = await newParcel();
    await refund(parcel, 500);
    const { id } = parcel;
    const seen = await versionOf(id);
    expect((await move([id], 'packed', seen)).status).toBe(200);
    const refused = await post(id, seen + 1);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'parcel-stopped', unmoved: [{ id, stop: 'Refunded in part' }] },
    });
    expect(await statusOf(id)).toBe('packed');
    const [confirmed, again] = [await post(id, seen + 1, true), await post(id, seen + 1, true)];
    expect([confirmed.status, again.status, await statusOf(id)]).toEqual([200, 200, 'posted']);
  });

  it('between the look and the click is not posted, even by a click that confirms an earlier stop', async () => {
    const parcel = await newParcel();
    await refund(parcel, 500);
    const { id, session } = parcel;
    const seen = await versionOf(id);
    shop.payments.checkout.dispute(session.id);
    await eventually(async () => expect(await versionOf(id)).toBe(seen + 1));
    expect((await post(id, seen, true)).body).toMatchObject({
      code: 'parcel-stopped',
      unmoved: [{ stop: 'Disputed' }],
    });
    expect((await post(id, seen + 1, true)).status).toBe(200);
  });

  it('is left out when many are posted, and the others leave', async () => {
    const [free, stopped] = [await newParcel(), await newParcel()];
    await refund(stopped);
    const ids = [free.id, stopped.id];
    const versions = [1, await versionOf(stopped.id)];
    const { parcels, unmoved } = movedBy((await move(ids, 'posted', versions)).body);
    expect(parcels.map(({ id }) => id)).toEqual([free.id]);
    expect(unmoved).toMatchObject([{ id: stopped.id, stop: 'Refunded' }]);
  });

  it('is logged with what went back before, and keeps its version once it is posted', async () => {
    const parcel = await newParcel();
    const { id } = parcel;
    await refund(parcel, 300);
    const [logged] = await shop.sql(
      `select version, by_whom, before from parcel_log where parcel_id = $1`,
      [id],
    );
    const before = { refundedPence: 0, isDisputed: false };
    expect(logged).toEqual({ version: 2, by_whom: 'provider', before });
    await post(id, 2, true);
    shop.payments.checkout.dispute(parcel.session.id);
    await eventually(async () => {
      const [row] = await shop.sql('select is_disputed from orders where session_id = $1', [
        parcel.session.id,
      ]);
      expect(row).toEqual({ is_disputed: true });
    });
    expect(await versionOf(id)).toBe(3);
    const answer = await move([id], 'packed', 3);
    expect(movedBy(answer.body).parcels).toMatchObject([{ status: 'packed', stop: 'Disputed' }]);
  });

  it('is not cut once all of it went back', async () => {
    const pieces = async () =>
      (await readDay()).cutting.reduce((all, line) => all + line.pieces, 0);
    const before = await pieces();
    const parcel = await newParcel();
    expect(await pieces()).toBe(before + 12);
    await refund(parcel);
    expect(await pieces()).toBe(before);
  });

  it.each([
    ['before posting', false, /^STOP: BHF-\w{10} refunded$/, 'Do not post the parcel.'],
    ['after posting', true, /^BHF-\w{10} refunded after it was posted$/, 'nothing to stop'],
  ])('%s tells the shop in a mail', async (_what, isPosted, subject, words) => {
    const parcel = await newParcel();
    if (isPosted) await post(parcel.id, 1);
    await refund(parcel);
    const number = parcel.session.metadata?.['orderNumber'] ?? '';
    const mail = await eventually(() => {
      const found = shop.mailbox
        .mails()
        .find((one) => one.subject.includes(number) && / refunded/.test(one.subject));
      if (!found) throw new Error('No mail so far');
      return found;
    });
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toContain(words);
    expect(mail.text).toContain(isPosted ? ': Posted. ' : ': Still with you, not packed yet. ');
  });

  it('wins against a click at the same time, or comes after it; never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, session } = await newParcel();
      shop.payments.holdWebhooks(true);
      await shop.stripe.refunds.create({ payment_intent: paymentIntentOf(session) });
      const event = shop.payments.events().at(-1);
      if (!event) throw new Error('No event so far');
      const { body, signature } = shop.payments.sign(event);
      const [, clicked] = await Promise.all([
        shop.post('/api/stripe-webhook', body, { 'Stripe-Signature': signature }),
        post(id, 1),
      ]);
      shop.payments.holdWebhooks(false);
      const log = await shop.sql('select by_whom from parcel_log where parcel_id = $1', [id]);
      const isPosted = clicked.status === 200;
      expect(log).toEqual([{ by_whom: isPosted ? 'shop' : 'provider' }]);
      expect(await statusOf(id)).toBe(isPosted ? 'posted' : 'waiting');
    }
  });
});

describe('a click', () => {
  it('moves parcels of different versions at once', async () => {
    const [one, two] = [await newParcel(), await newParcel()];
    await move([one.id], 'packed', 1);
    await move([one.id], 'waiting', 2);
    const both = await move([one.id, two.id], 'packed', [3, 1]);
    expect(movedBy(both.body).parcels.map(({ status }) => status)).toEqual(['packed', 'packed']);
  });

  it('of two tablets at once moves it once; the other is told', async () => {
    const { id } = await newParcel();
    const both = await Promise.all([move([id], 'packed', 1), move([id], 'posted', 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = both.find(({ status }) => status === 409);
    expect(lost?.body).toMatchObject({ code: 'version-conflict', unmoved: [{ id }] });
  });

  it('that is sent twice counts once', async () => {
    const { id } = await newParcel();
    const [first, again] = [await move([id], 'posted', 1), await move([id], 'posted', 1)];
    expect([first.status, again.status]).toEqual([200, 200]);
    const [row] = await shop.sql(`select count(*)::integer as n from outbox where key like $1`, [
      `posted/${id}/%`,
    ]);
    expect(row).toEqual({ n: 1 });
  });

  it('with forged ids changes nothing', async () => {
    const answer = await move([999_999], 'posted', 1);
    expect(answer.status).toBe(409);
    const mixed = await move([(await newParcel()).id, 999_998], 'packed', [1, 1]);
    expect(movedBy(mixed.body).parcels).toHaveLength(1);
  });

  it('with an id or a version that is too large for a parcel is refused as wrong', async () => {
    const { id } = await newParcel();
    const tooLarge = 2 ** 31;
    const { customerInfo } = boxOf12;
    const correct = (parcel: number, expectedVersion: number) =>
      shop.post('/api/parcels/address', { parcel, expectedVersion, customerInfo }, headers);
    const answers = [
      await move([tooLarge], 'packed', 1),
      await move([id], 'packed', tooLarge),
      await move([id], 'packed', [tooLarge]),
      await correct(tooLarge, 1),
      await correct(id, tooLarge),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  });

  it('from another site does nothing', async () => {
    const { id } = await newParcel();
    const body = { parcels: [id], status: 'posted', expectedVersion: 1 };
    const foreign = { ...headers, Origin: 'https://evil.example' };
    expect((await shop.post(STATUS, body, foreign)).status).toBe(403);
  });
});

describe('the customer’s mail about a posted parcel', () => {
  it('leaves ten minutes after the click, once', async () => {
    const { id, email, lastName } = await newParcel();
    await move([id], 'posted', 1);
    await runOutbox();
    expect(postedMails().some(({ to }) => to.includes(email))).toBe(false);
    advanceClock(11 * MINUTE);
    await runOutbox();
    const sent = await eventually(() => {
      const found = postedMails().filter(({ to }) => to.includes(email));
      expect(found).toHaveLength(1);
      return found;
    });
    expect(sent[0]?.text).toContain(lastName);
  });

  it('never leaves once the click was taken back while a sender held it, and goes out once after the next click', async () => {
    const { id, email } = await newParcel();
    const sentTo = () => postedMails().filter(({ to }) => to.includes(email)).length;
    const hold = (until: string | null) =>
      shop.sql('update outbox set leased_until = $2 where key like $1', [`posted/${id}/%`, until]);
    await move([id], 'posted', 1);
    await hold('2100-01-01');
    await move([id], 'packed', 2);
    await hold(null);
    advanceClock(11 * MINUTE);
    await runOutbox();
    expect(sentTo()).toBe(0);
    await move([id], 'posted', 3);
    advanceClock(22 * MINUTE);
    await runOutbox();
    await eventually(() => expect(sentTo()).toBe(1));
    expect(await shop.sql('select key from outbox where key like $1', [`posted/${id}/%`])).toEqual([
      { key: `posted/${id}/4` },
    ]);
  });

  it('leaves although its customer has asked for a deletion meanwhile', async () => {
    const { id, email } = await newParcel();
    await shop.sql(
      `update parcels set content = jsonb_set(content, '{recipient,emailMarketingOptIn}', 'true') where id = $1`,
      [id],
    );
    await move([id], 'posted', 1);
    const at = new Date(Date.now() + MINUTE);
    await shop.sql('select erase_personal_data($1, $2, $2)', [email, at]);
    advanceClock(11 * MINUTE);
    await runOutbox();
    await eventually(() =>
      expect(postedMails().filter(({ to }) => to.includes(email))).toHaveLength(1),
    );
  });

  it('never leaves once the click was taken back', async () => {
    const { id, email } = await newParcel();
    await move([id], 'posted', 1);
    expect((await move([id], 'packed', 2)).status).toBe(200);
    advanceClock(11 * MINUTE);
    await runOutbox();
    expect(postedMails().some(({ to }) => to.includes(email))).toBe(false);
    const [row] = await shop.sql(`select count(*)::integer as n from outbox where key like $1`, [
      `posted/${id}/%`,
    ]);
    expect(row).toEqual({ n: 0 });
  });
});
