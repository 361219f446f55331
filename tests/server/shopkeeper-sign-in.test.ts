import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deviceName } from '#netlify/shopkeeper/device-name.ts';
import { advanceClock, eventually, startTestShop, type TestShop } from '../support/test-shop.ts';
import { mailedTokens, signIn } from '../support/shopkeeper-sign-in.ts';

const ASK = '/api/shopkeeper-sign-in';
const SESSION = '/api/shopkeeper-session';
const SESSIONS = '/api/shopkeeper-sessions';
const SIGN_OUT = '/api/shopkeeper-sign-out';
const INBOX = 'orders@birnbeckfudge.example';
const MINUTE = 60_000;
const DAY = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(() => advanceClock(0));

/** Asks for a link and returns its token. */
async function newToken(): Promise<string> {
  const before = mailedTokens(shop);
  expect((await shop.post(ASK, {})).status).toBe(202);
  return eventually(() => {
    const token = mailedTokens(shop).find((mailed) => !before.includes(mailed));
    if (token === undefined) throw new Error('No link yet');
    return token;
  });
}

const list = (cookie: string) => shop.get(SESSIONS, { Cookie: cookie });

describe('a link to sign in', () => {
  it('goes to the shop’s inbox alone, and no table holds its token', async () => {
    const token = await newToken();
    const mails = shop.mailbox.mails().filter(({ text }) => text.includes(token));
    expect(mails.map(({ to }) => to)).toEqual([[INBOX]]);
    expect(mails[0]?.text).toContain(`${shop.url}/shopkeeper#${token}`);
    const stored = [
      await shop.sql('select * from shopkeeper_links'),
      await shop.sql('select * from outbox'),
    ];
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('takes no address from the one who asks', async () => {
    const answer = await shop.post(ASK, { email: 'eve@evil.example' });
    expect(answer.status).toBe(400);
    expect(shop.mailbox.mails().flatMap(({ to }) => to)).not.toContain('eve@evil.example');
  });

  it('signs in once, in a cookie that scripts and other sites cannot use', async () => {
    const token = await newToken();
    const answer = await shop.post(SESSION, { token });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['signedInUntil']);
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    expect(cookie).toMatch(
      /^__Host-shopkeeper=[\w-]{16}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const again = await shop.post(SESSION, { token });
    expect([again.status, again.body['code']]).toEqual([410, 'link-gone']);
    expect(again.headers.get('Set-Cookie')).toBeNull();
  });

  it('signs in one of ten who use it at the same time', async () => {
    const token = await newToken();
    const tries = Array.from({ length: 10 }, () => shop.post(SESSION, { token }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array<number>(9).fill(410)]);
  });

  it('works for ten minutes, also after others asked for links', async () => {
    const [kept, late] = [await newToken(), await newToken()];
    await newToken();
    advanceClock(9 * MINUTE);
    expect((await shop.post(SESSION, { token: kept })).status).toBe(200);
    advanceClock(10 * MINUTE + 1_000);
    expect((await shop.post(SESSION, { token: late })).status).toBe(410);
  });

  it('is refused when it was guessed', async () => {
    await newToken();
    expect((await shop.post(SESSION, { token: 'x'.repeat(43) })).status).toBe(410);
    expect((await shop.post(SESSION, { token: ['x'.repeat(43)] })).status).toBe(400);
  });
});

describe('a session', () => {
  it('is needed, and 401 says nothing else', async () => {
    const cookie = await signIn(shop);
    const [id = ''] = /[\w-]{16}\./.exec(cookie) ?? [];
    for (const forged of ['', `${id}${'x'.repeat(43)}`, `${'x'.repeat(16)}.${'x'.repeat(43)}`]) {
      const answer = await list(`__Host-shopkeeper=${forged}`);
      expect([answer.status, answer.body]).toEqual([
        401,
        { error: 'Please sign in', message: 'Please sign in.', code: 'signed-out' },
      ]);
    }
    const unread = await shop.post(SIGN_OUT, '{ not json');
    expect(unread.status).toBe(401);
  });

  it('lists the devices, and which of them asks', async () => {
    await shop.sql('delete from shopkeeper_sessions');
    const [tablet] = [await signIn(shop, 'Mozilla/5.0 (iPad; CPU OS 18_0) Version/18 Safari/604')];
    await signIn(shop);
    const { body } = await list(tablet);
    const moment: unknown = expect.stringMatching(/^20\d\d-.*Z$/);
    const times = { id: expect.stringMatching(/./) as unknown, signedInAt: moment, seenAt: moment };
    expect(body['sessions']).toHaveLength(2);
    expect(body['sessions']).toContainEqual({
      ...times,
      device: 'Safari on iPad',
      isThisDevice: true,
    });
    expect(JSON.stringify(body)).not.toContain('hash');
  });

  it('opens nothing once it was signed out, wherever its cookie was copied to', async () => {
    const cookie = await signIn(shop);
    const answer = await shop.post(SIGN_OUT, {}, { Cookie: cookie });
    expect([answer.status, answer.body]).toEqual([200, { ended: 1 }]);
    expect(answer.headers.get('Set-Cookie')).toMatch(/^__Host-shopkeeper=; Max-Age=0; /);
    expect((await list(cookie)).status).toBe(401);
  });

  it('ends on every device at once, or on the one that is named', async () => {
    const [lost, tablet, phone] = [await signIn(shop), await signIn(shop), await signIn(shop)];
    const lostId = /=([\w-]{16})\./.exec(lost)?.[1];
    const one = await shop.post(SIGN_OUT, { session: lostId }, { Cookie: tablet });
    expect([one.status, one.headers.get('Set-Cookie')]).toEqual([200, null]);
    expect([(await list(lost)).status, (await list(phone)).status]).toEqual([401, 200]);
    const all = await shop.post(SIGN_OUT, { everywhere: true }, { Cookie: phone });
    expect(Number(all.body['ended'])).toBeGreaterThanOrEqual(2);
    expect([(await list(tablet)).status, (await list(phone)).status]).toEqual([401, 401]);
  });

  it('lasts 30 days', async () => {
    const cookie = await signIn(shop);
    advanceClock(30 * DAY - MINUTE);
    expect((await list(cookie)).status).toBe(200);
    advanceClock(30 * DAY + MINUTE);
    expect((await list(cookie)).status).toBe(401);
  });

  it('is not used by a page of another site', async () => {
    const cookie = await signIn(shop);
    const foreign = { Cookie: cookie, Origin: 'https://evil.example' };
    const refused = await shop.post(SIGN_OUT, { everywhere: true }, foreign);
    expect([refused.status, refused.body['code']]).toEqual([403, 'foreign-origin']);
    const form = await shop.post(SIGN_OUT, 'everywhere=true', {
      Cookie: cookie,
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(form.status).toBe(415);
    expect((await list(cookie)).status).toBe(200);
  });

  it('is written to a log that only grows', async () => {
    const [row] = await shop.sql(
      `select array_agg(distinct action order by action) as actions from shopkeeper_log`,
    );
    expect(row).toEqual({ actions: ['signed-in', 'signed-out'] });
    for (const change of ['delete from shopkeeper_log', `update shopkeeper_log set action = ''`]) {
      await expect(shop.sql(change)).rejects.toThrow('only grows');
    }
  });
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1', 'Safari on iPhone'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-X210) Chrome/140.0 Safari/537.36',
    'Chrome on Android tablet',
  ],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Mobile Safari/537.36', 'Chrome on Android phone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
  ['Mozilla/5.0 (Macintosh; Intel) Gecko Firefox/140.0', 'Firefox on Mac'],
  ['curl/8', 'A browser'],
])('a device that says %s is named %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
