import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shop as facts } from '#data/shop.ts';
import { addDays, londonTime } from '#domain/day.ts';
import { penceToPounds } from '#domain/money.ts';
import { cartPayload, boxOf12, boxOf6WithKeyring, encodeBox } from '../support/payloads.ts';
import { eventually, startTestShop, advanceClock, type TestShop } from '../support/test-shop.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxPence, postagePence } from '../support/shop-prices.ts';

const EXPORT = '/api/data-export-request';
const DELETION = '/api/data-deletion-request';
const CONFIRM = '/api/confirm-data-request';
const DAY = 86_400_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(() => {
  advanceClock(0);
  shop.mailbox.setMode('ok');
  shop.payments.setMode('ok');
});

let people = 0;
/** Returns an e-mail address that no other test uses. */
const newPerson = () => `person-${(people += 1)}@quay.example`;

const mailTo = (address: string, subject: string) =>
  eventually(() => {
    const found = shop.mailbox
      .mails()
      .find((mail) => mail.to.includes(address) && mail.subject.startsWith(subject));
    if (!found) throw new Error(`No mail "${subject}" to ${address} yet`);
    return found;
  });

const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Submits a request and returns its reference and the token of the mailed link. */
async function ask(path: string, body: { email: string } & Record<string, unknown>) {
  const answer = await shop.post(path, body);
  expect(answer.status).toBe(200);
  const reference = String(answer.body['referenceId']);
  const mail = await mailTo(body.email, `Please confirm your request ${reference}`);
  return { reference, token: tokenIn(mail.text), mail };
}

/** Waits until the confirmation and the slip of an order are sent: a deletion waits for both. */
const mailsSent = (sessionId: string) =>
  eventually(async () => {
    const [row] = await shop.sql(
      `select count(*) from outbox join orders on key like '%' || order_number
       where session_id = $1 and sent_at is not null`,
      [sessionId],
    );
    expect(Number(row?.['count'])).toBe(2);
  });

const post = (sessionId: string) =>
  shop.sql(`update parcels set status = 'posted' where session_id = $1`, [sessionId]);

/** Buys a box with a note and waits for its mails. */
async function buyUnposted(email: string, payload = boxOf12) {
  const customerInfo = { ...payload.customerInfo, email, emailMarketingOptIn: true };
  const session = await shop.buy({ ...payload, customerInfo });
  await mailsSent(session.id);
  return session;
}

/** Buys a box with a note, which is posted at once: a deletion would wait for it. */
async function buyAs(email: string, payload = boxOf12) {
  const session = await buyUnposted(email, payload);
  await post(session.id);
  return session;
}

/** Buys a box of which no event reaches the shop. Returns the session's id a minute later. */
async function buyUnrecorded(email: string): Promise<string> {
  shop.payments.holdWebhooks(true);
  const customerInfo = { ...boxOf12.customerInfo, email };
  const { id } = await shop.buy({ ...boxOf12, customerInfo });
  advanceClock(60_000);
  return id;
}

const orderOf = async (sessionId: string) =>
  (await shop.sql('select * from orders where session_id = $1', [sessionId]))[0];

describe('a data request', () => {
  it('gets the same response with and without stored data', async () => {
    const known = newPerson();
    await buyAs(known);
    const answers = [];
    for (const email of [known, newPerson()]) {
      for (const path of [EXPORT, DELETION]) answers.push(await shop.post(path, { email }));
    }
    const words = answers.map(({ status, body }) => [status, body['message']]);
    expect(new Set(words.map((each) => JSON.stringify(each))).size).toBe(1);
    for (const { body } of answers) {
      expect(Object.keys(body)).toEqual(['referenceId', 'message']);
      expect(body['referenceId']).toMatch(/^DR-[0-9A-Z]{10}$/);
      expect(body['message']).toContain('Orders are kept for 7 years');
    }
  });

  it('only mails a link, and no table holds its token', async () => {
    const email = newPerson();
    const { reference, token, mail } = await ask(DELETION, { email });
    expect(mail.text).toContain(`${shop.url}/data-requests/confirm?token=${token}&type=deletion`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const everything = JSON.stringify([
      await shop.sql('select * from data_requests'),
      await shop.sql('select * from outbox'),
    ]);
    expect(everything).toContain(reference);
    expect(everything).not.toContain(token);
    const toShop = shop.mailbox.mails().filter(({ subject }) => subject.includes(reference));
    expect(toShop.map(({ to }) => to)).toEqual([[email]]);
  });

  it.each([
    ['no e-mail', {}, 'Email is required'],
    ['an object as e-mail', { email: { a: 1 } }, 'valid email address'],
    ['two addresses', { email: 'a@b.example,c@d.example' }, 'valid email address'],
    ['a header', { email: 'a@b.example\r\nBcc: c@d.example' }, 'valid email address'],
    ['references as one text', { email: 'a@b.example', orderReferences: 'BHF-1' }, 'references'],
    ['a reference of objects', { email: 'a@b.example', orderReferences: [{}] }, 'references'],
    [
      'too many references',
      { email: 'a@b.example', orderReferences: Array(51).fill('BHF-1') },
      'at most 50',
    ],
    ['a reason of objects', { email: 'a@b.example', reason: {} }, 'reason'],
    ['a long reason', { email: 'a@b.example', reason: 'a'.repeat(5001) }, '5000 characters'],
  ])('with %s gets a 400 with a full sentence', async (_, body, said) => {
    for (const path of [EXPORT, DELETION]) {
      const answer = await shop.post(path, body);
      expect(answer.status).toBe(400);
      expect(answer.body['error']).toBe(answer.body['message']);
      expect(answer.body['error']).toContain(said);
    }
  });

  it('mails the same link after the mail server was down', async () => {
    shop.mailbox.setMode('refuse');
    const email = newPerson();
    await shop.post(EXPORT, { email });
    await eventually(async () => {
      const [mail] = await shop.sql(`select attempts from outbox where payload ->> 'email' = $1`, [
        email,
      ]);
      expect(mail).toEqual({ attempts: 1 });
    });
    shop.mailbox.setMode('ok');
    await shop.post('/.netlify/functions/send-outbox', {});
    const { text } = await mailTo(email, 'Please confirm');
    expect((await shop.post(CONFIRM, { token: tokenIn(text) })).status).toBe(200);
  });
});

describe('confirmation', () => {
  it('works once: 200 with reference and type, then 410, even for ten concurrent requests', async () => {
    const { reference, token } = await ask(EXPORT, { email: newPerson() });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shop.post(CONFIRM, { token })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(410)]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({
      referenceId: reference,
      requestType: 'export',
    });
    expect((await shop.post(CONFIRM, { token })).status).toBe(410);
  });

  it('works for seven days', async () => {
    const early = await ask(EXPORT, { email: newPerson() });
    const late = await ask(EXPORT, { email: newPerson() });
    advanceClock(7 * DAY - 60_000);
    expect((await shop.post(CONFIRM, { token: early.token })).status).toBe(200);
    advanceClock(7 * DAY + 60_000);
    expect((await shop.post(CONFIRM, { token: late.token })).status).toBe(410);
  });

  it('returns 410 for an unknown token and 400 for a malformed one', async () => {
    expect((await shop.post(CONFIRM, { token: 'a'.repeat(43) })).status).toBe(410);
    for (const token of ['', 'short', {}, ['a'.repeat(43)], null]) {
      expect((await shop.post(CONFIRM, { token })).status).toBe(400);
    }
  });

  it('notifies the shop with the due day one month later', async () => {
    const email = newPerson();
    const orderReferences = ['BHF-1111111111', 'BHF-2222222222'];
    const reason = 'I moved <b>away</b>.';
    const { reference, token } = await ask(DELETION, { email, orderReferences, reason });
    await shop.post(CONFIRM, { token });
    const mail = await mailTo(facts.mail.inbox, `Data deletion confirmed: ${reference}, due by`);
    for (const part of [email, reference, ...orderReferences, 'I moved <b>away</b>.']) {
      expect(mail.text).toContain(part);
    }
    expect(mail.html).not.toContain('<b>away');
    expect(mail.replyTo).toBe(email);
  });
});

describe('an export', () => {
  async function exportFor(email: string) {
    const { token } = await ask(EXPORT, { email });
    await shop.post(CONFIRM, { token });
    const { text } = await mailTo(email, 'Your data are ready');
    return tokenIn(text);
  }

  it('is an uncached attachment with only the person’s orders', async () => {
    const email = newPerson();
    const requestedDay = addDays(londonTime(Date.now()).day, 30);
    const shipping = { ...boxOf12.shipping, arriveOn: requestedDay };
    const first = await buyAs(email, { ...boxOf12, shipping });
    const second = await buyAs(email.toUpperCase(), boxOf6WithKeyring);
    await buyAs(newPerson());
    const token = await exportFor(email);
    const { status, headers, body } = await shop.get(`/api/data-export?token=${token}`);
    expect(status).toBe(200);
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.json"$/);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({
      shop: facts.name,
      email,
      orders: [
        {
          orderNumber: `BHF-${first.metadata?.['orderNumber']}`,
          total: boxOf12.totalAmount,
          boxes: [{ box: 'Box of 12', note: boxOf12.giftMessage }],
          delivery: { method: 'Royal Mail 2nd Class', price: 0, requestedDay },
          newsByEmail: true,
        },
        {
          orderNumber: `BHF-${second.metadata?.['orderNumber']}`,
          total: boxOf6WithKeyring.totalAmount,
          delivery: { method: 'Royal Mail 1st Class', price: 2, requestedDay: null },
        },
      ],
    });
  });

  it('holds the person’s requests with the orders they named and their reason', async () => {
    const email = newPerson();
    const reason = 'I no longer buy fudge';
    const deletion = await ask(DELETION, { email, orderReferences: ['BHF-1', 'BHF-2'], reason });
    const token = await exportFor(email);
    await ask(DELETION, { email: newPerson() });
    const { body } = await shop.get(`/api/data-export?token=${token}`);
    expect(body['requests']).toMatchObject([
      {
        referenceId: deletion.reference,
        requestType: 'deletion',
        orderReferences: ['BHF-1', 'BHF-2'],
        reason,
      },
      { referenceId: body['referenceId'], requestType: 'export', orderReferences: [], reason: '' },
    ]);
  });

  it('is an empty list for a person without orders', async () => {
    const token = await exportFor(newPerson());
    const { body } = await shop.get(`/api/data-export?token=${token}`);
    expect(body['orders']).toEqual([]);
  });

  it('opens from a mail in the browser for seven days', async () => {
    const token = await exportFor(newPerson());
    const open = async () =>
      (await shop.get(`/api/data-export?token=${token}`, { 'Sec-Fetch-Site': 'cross-site' }))
        .status;
    expect(await open()).toBe(200);
    advanceClock(7 * DAY - 60_000);
    expect(await open()).toBe(200);
    advanceClock(7 * DAY + 60_000);
    expect(await open()).toBe(410);
  });

  it('rejects the confirmation’s token and malformed tokens', async () => {
    const { token } = await ask(EXPORT, { email: newPerson() });
    expect((await shop.get(`/api/data-export?token=${token}`)).status).toBe(410);
    expect((await shop.get('/api/data-export?token=1')).status).toBe(400);
    expect((await shop.get('/api/data-export')).status).toBe(400);
  });

  it.each([
    [410, 'This link no longer works', 'x'.repeat(43)],
    [400, 'There is a problem', 'broken'],
  ])('answers a person whose link is refused with %i and a page', async (status, words, token) => {
    const headers = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
    const answer = await fetch(`${shop.url}/api/data-export?token=${token}`, { headers });
    const page = await answer.text();
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
    expect(page).toContain(words);
    expect(page).toContain(
      '<a class="button button--primary" href="/data-requests">Send a new request</a>',
    );
    expect(page).not.toContain('<form');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  });
});

describe('the page of the mailed link', () => {
  const open = async (query: string) => {
    // A webmail page leads here.
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const answer = await fetch(`${shop.url}/data-requests/confirm${query}`, { headers });
    return { answer, page: await answer.text() };
  };

  it('confirms nothing by itself, and is kept out of search engines, caches and referrers', async () => {
    const { token } = await ask(DELETION, { email: newPerson() });
    const { answer, page } = await open(`?token=${token}&type=deletion`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin');
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`<input type="hidden" name="token" value="${token}">`);
    expect((await shop.post(CONFIRM, { token })).status).toBe(200);
  });

  it.each([
    ['export', 'Send me my data', false],
    ['deletion', 'Delete my data', true],
    ['<script>', 'Confirm my request', true],
    ['', 'Confirm my request', true],
  ])('for the type “%s” says what its button does', async (type, button, isFinal) => {
    const { page } = await open(`?token=%22%3E%3Cscript%3E&type=${encodeURIComponent(type)}`);
    expect(page).toContain(`>${button}</button>`);
    expect(page.includes('cannot be undone')).toBe(isFinal);
    expect(page).not.toContain('<script>');
  });
});

describe('a deletion', () => {
  async function deleteFor(email: string) {
    const { token } = await ask(DELETION, { email });
    expect((await shop.post(CONFIRM, { token })).body['requestType']).toBe('deletion');
  }

  it('immediately overwrites what the shop need not keep, and nobody else’s data', async () => {
    const email = newPerson();
    const session = await buyAs(email.toUpperCase());
    const other = newPerson();
    const others = await buyAs(other);
    const before = await orderOf(session.id);
    await deleteFor(email);
    const { customerInfo } = boxOf12;
    expect(await orderOf(session.id)).toMatchObject({
      email: '',
      recipient: {
        firstName: `${customerInfo.firstName} ${customerInfo.lastName}`,
        address1: customerInfo.address1,
        email: '',
        phone: '',
        emailMarketingOptIn: false,
      },
      total_pence: before?.['total_pence'],
      lines: before?.['lines'],
    });
    expect(JSON.stringify(await orderOf(session.id))).not.toContain(boxOf12.giftMessage);
    expect(JSON.stringify(await orderOf(session.id)).toLowerCase()).not.toContain(email);
    expect(await orderOf(others.id)).toMatchObject({ email: other });
    expect(JSON.stringify(await orderOf(others.id))).toContain(boxOf12.giftMessage);
  });

  it('erases the note of every box of a cart', async () => {
    const email = newPerson();
    const [, birthday] = cartPayload.cartItems;
    const cartItems = ['For Mum', 'For Dad'].map((giftMessage) => ({
      ...birthday,
      config: { ...encodeBox(boxOf12), giftMessage },
    }));
    const totalAmount = penceToPounds(2 * boxPence(2) + postagePence(2));
    const id = await shop.checkout({ ...cartPayload, cartItems, totalAmount });
    shop.payments.checkout.pay(id, { email });
    await mailsSent(id);
    await post(id);
    await deleteFor(email);
    expect(JSON.stringify(await orderOf(id))).not.toMatch(/For Mum|For Dad/);
    await eventually(async () => {
      const { metadata } = await shop.stripe.checkout.sessions.retrieve(id);
      expect(metadata).toHaveProperty('b2');
      expect(metadata).not.toHaveProperty('b2_note');
    });
  });

  it('leaves no e-mail address in any table 31 days after the confirmation', async () => {
    const email = newPerson();
    await buyAs(email);
    await deleteFor(email);
    await mailTo(email, 'Your data are deleted');
    await mailTo(facts.mail.inbox, 'Data deletion confirmed');
    advanceClock(31 * DAY + 60_000);
    await shop.post('/.netlify/functions/purge-data', {});
    await eventually(async () => {
      const tables = await shop.sql(
        `select table_name from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'`,
      );
      expect(tables.length).toBeGreaterThan(10);
      const rows = await Promise.all(
        tables.map(({ table_name: name }) => shop.sql(`select * from "${String(name)}"`)),
      );
      expect(JSON.stringify(rows)).not.toContain(email);
    });
  });

  it('also erases name and address of an order older than seven years', async () => {
    const email = newPerson();
    const session = await buyAs(email);
    await shop.sql(
      `update orders set paid_at = paid_at - interval '7 years 1 day' where session_id = $1`,
      [session.id],
    );
    await deleteFor(email);
    expect(await orderOf(session.id)).toMatchObject({
      recipient: { firstName: '', lastName: '', address1: '', city: '', postcode: '' },
    });
  });

  it('mails what is erased, what is kept, and what stays with the payment provider', async () => {
    const email = newPerson();
    await deleteFor(email);
    const { text } = await mailTo(email, 'Your data are deleted');
    for (const part of ['WHAT IS GONE', 'WHAT WE KEEP', 'PAYMENT PROVIDER', '7 years', 'tax law']) {
      expect(text).toContain(part);
    }
  });

  it('overwrites the notes at the payment provider and nothing that the order needs', async () => {
    const email = newPerson();
    const session = await buyAs(email);
    await deleteFor(email);
    await eventually(async () => {
      const { metadata } = await shop.stripe.checkout.sessions.retrieve(session.id);
      const { b1_note: note, emailOptIn, ...rest } = session.metadata ?? {};
      expect([note, emailOptIn]).toEqual([boxOf12.giftMessage, 'yes']);
      expect(metadata).toEqual(rest);
    });
  });

  it.each([
    ['is down', 'down'],
    ['rejects the key', 'forbidden'],
    ['takes the key of another account', 'other-account'],
  ] as const)('is finished by the next run when the payment provider %s', async (_what, mode) => {
    const email = newPerson();
    const session = await buyAs(email);
    shop.payments.setMode(mode);
    await deleteFor(email);
    expect(await orderOf(session.id)).toMatchObject({ email: '', notes_at_provider: true });
    expectConsoleErrors();
    await shop.post('/.netlify/functions/purge-data', {});
    expect(await orderOf(session.id)).toMatchObject({ notes_at_provider: true });
    shop.payments.setMode('ok');
    await shop.post('/.netlify/functions/purge-data', {});
    expect(await orderOf(session.id)).toMatchObject({ notes_at_provider: false });
    const { metadata } = await shop.stripe.checkout.sessions.retrieve(session.id);
    expect(metadata).not.toHaveProperty('b1_note');
  });

  it.each([
    ['a packing slip', 'packing-slip', (id: string) => ({ sessionId: id })],
    [
      'an alert about a confirmation',
      'dead-letter',
      (id: string) => ({ key: 'a', reason: 'b', mail: { payload: { sessionId: id } } }),
    ],
  ] as const)('waits two weeks for %s that cannot be sent', async (_, kind, of) => {
    const email = newPerson();
    const { id } = await buyAs(email);
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at)
       values ('stuck/' || $1, $2, $3::jsonb, now(), now() + interval '1 year')`,
      [id, kind, JSON.stringify(of(id))],
    );
    const stuckFor = (days: number) =>
      shop.sql(`update outbox set created_at = now() - $2 * interval '1 day' where key = $1`, [
        `stuck/${id}`,
        days,
      ]);
    await deleteFor(email);
    await stuckFor(13);
    await shop.post('/.netlify/functions/purge-data', {});
    expect(await orderOf(id)).toMatchObject({ email });
    await stuckFor(15);
    await shop.post('/.netlify/functions/purge-data', {});
    expect(await orderOf(id)).toMatchObject({ email: '' });
    await shop.sql('delete from outbox where key = $1', [`stuck/${id}`]);
  });

  it('erases the text of a message that could not be sent for two weeks', async () => {
    const email = newPerson();
    await shop.sql(
      `insert into outbox (key, kind, payload, created_at, next_attempt_at)
       select 'contact/' || age || $1, 'contact', jsonb_build_object('email', $1::text),
         now() - age * interval '1 day', now() + interval '1 year'
       from unnest(array[13, 15]) as age`,
      [email],
    );
    await deleteFor(email);
    const left = await shop.sql(
      `select key, payload ->> 'email' as email from outbox
       where key like 'contact/%' || $1 order by key`,
      [email],
    );
    expect(left).toEqual([
      { key: `contact/13${email}`, email },
      { key: `contact/15${email}`, email: null },
    ]);
    await shop.sql(`delete from outbox where key like 'contact/%'`);
  });

  it('skips an order with a pending packing slip, and erases it in a later run', async () => {
    const email = newPerson();
    const customerInfo = { ...boxOf12.customerInfo, email };
    shop.mailbox.setMode('refuse');
    const session = await shop.buy({ ...boxOf12, customerInfo });
    await eventually(async () => {
      const mails = await shop.sql(
        `select attempts, leased_until from outbox where payload ->> 'sessionId' = $1`,
        [session.id],
      );
      expect(mails).toEqual(Array(2).fill({ attempts: 1, leased_until: null }));
    });
    shop.mailbox.setMode('ok');
    await post(session.id);
    await deleteFor(email);
    expect(await orderOf(session.id)).toMatchObject({ email });
    await shop.post('/.netlify/functions/send-outbox', {});
    await shop.post('/.netlify/functions/purge-data', {});
    expect(await orderOf(session.id)).toMatchObject({ email: '' });
  });

  describe('that waits for a mail', () => {
    const stick = (sessionId: string) =>
      shop.sql(
        `insert into outbox (key, kind, payload, created_at, next_attempt_at)
         values ('stuck/' || $1, 'packing-slip', jsonb_build_object('sessionId', $1::text), now(), now() + interval '1 year')`,
        [sessionId],
      );
    const unstick = (sessionId: string) =>
      shop.sql(`delete from outbox where key = 'stuck/' || $1`, [sessionId]);
    const purge = () => shop.post('/.netlify/functions/purge-data', {});
    /** Buys a box, as of some minutes from now: the payment provider knows seconds only. */
    async function buyLater(email: string, minutes: number) {
      const { id } = await buyAs(email);
      await shop.sql(
        `update orders set paid_at = paid_at + $2 * interval '1 minute' where session_id = $1`,
        [id, minutes],
      );
      return id;
    }

    it('leaves what the person orders and asks for after it was confirmed', async () => {
      const email = newPerson();
      const { id: before } = await buyAs(email);
      await stick(before);
      await deleteFor(email);
      const after = await buyLater(email, 5);
      const { token } = await ask(EXPORT, { email });
      await unstick(before);
      await purge();
      expect(await orderOf(before)).toMatchObject({ email: '' });
      expect(await orderOf(after)).toMatchObject({ email, page_version: 1 });
      expect(JSON.stringify(await orderOf(after))).toContain(boxOf12.giftMessage);
      expect((await shop.post(CONFIRM, { token })).status).toBe(200);
      advanceClock(31 * DAY + 60_000);
      await purge();
      expect(await orderOf(after)).toMatchObject({ email });
      const deletions = await shop.sql(
        `select email from data_requests where email = $1 and request_type = 'deletion'`,
        [email],
      );
      expect(deletions).toEqual([]);
    });

    it('does not end a later deletion, which waits for a mail of its own', async () => {
      const email = newPerson();
      const { id: first } = await buyAs(email);
      await stick(first);
      await deleteFor(email);
      const second = await buyLater(email, 5);
      await stick(second);
      advanceClock(10 * 60_000);
      await deleteFor(email);
      await unstick(first);
      await purge();
      expect([await orderOf(first), await orderOf(second)]).toMatchObject([
        { email: '' },
        { email },
      ]);
      await unstick(second);
      await purge();
      expect(await orderOf(second)).toMatchObject({ email: '' });
    });
  });

  describe('before an order is posted', () => {
    const purge = () => shop.post('/.netlify/functions/purge-data', {});
    const everythingOf = async (sessionId: string) =>
      JSON.stringify(
        await shop.sql(
          'select * from orders join parcels using (session_id) where session_id = $1',
          [sessionId],
        ),
      );
    const numberOf = ({ metadata }: { metadata: Record<string, string> | null }) =>
      `BHF-${metadata?.['orderNumber'] ?? ''}`;

    it('keeps what posting it takes until it is posted, and nothing else', async () => {
      const email = newPerson();
      const earlier = await buyAs(email);
      const session = await buyUnposted(email);
      await deleteFor(email);
      expect(await orderOf(earlier.id)).toMatchObject({ email: '' });
      const waiting = await everythingOf(session.id);
      for (const kept of [email, boxOf12.giftMessage, boxOf12.customerInfo.address1]) {
        expect(waiting).toContain(JSON.stringify(kept).slice(1, -1));
      }
      expect(waiting).not.toContain('"emailMarketingOptIn":true');
      const { body } = await shop.get(`/api/placed-order?sessionId=${session.id}`);
      expect(body['page']).toBeNull();
      await purge();
      expect(await orderOf(session.id)).toMatchObject({ email });
      await post(session.id);
      await purge();
      expect(await orderOf(session.id)).toMatchObject({ email: '' });
      expect(await everythingOf(session.id)).not.toContain(
        JSON.stringify(boxOf12.giftMessage).slice(1, -1),
      );
    });

    it('tells person and shop which orders wait, and nobody of those that do not', async () => {
      const email = newPerson();
      const earlier = await buyAs(email);
      const session = await buyUnposted(email);
      const { reference, token } = await ask(DELETION, { email });
      await shop.post(CONFIRM, { token });
      const [told, notice] = [
        await mailTo(email, 'Your data are deleted'),
        await mailTo(facts.mail.inbox, `Data deletion confirmed: ${reference}`),
      ];
      for (const { text } of [told, notice]) {
        expect(text).toContain(numberOf(session));
        expect(text).not.toContain(numberOf(earlier));
      }
      expect(told.text).toContain('WHAT WAITS');
      expect(notice.text).toContain(`Post ${numberOf(session)} as planned`);
      const another = newPerson();
      await deleteFor(another);
      expect((await mailTo(another, 'Your data are deleted')).text).not.toContain('WHAT WAITS');
    });

    it('waits for a day far off, and two weeks more', async () => {
      const email = newPerson();
      const { id } = await buyUnposted(email);
      await shop.sql('update parcels set post_on = $2 where session_id = $1', [
        id,
        addDays(londonTime(Date.now()).day, 60),
      ]);
      await deleteFor(email);
      advanceClock(73 * DAY);
      await purge();
      expect(await orderOf(id)).toMatchObject({ email });
      advanceClock(75 * DAY);
      await purge();
      expect(await orderOf(id)).toMatchObject({ email: '' });
    });

    it('waits two weeks for one that is overdue', async () => {
      const email = newPerson();
      const { id } = await buyUnposted(email);
      await shop.sql(`update parcels set post_on = post_on - 60 where session_id = $1`, [id]);
      await deleteFor(email);
      advanceClock(13 * DAY);
      await purge();
      expect(await orderOf(id)).toMatchObject({ email });
      advanceClock(15 * DAY);
      await purge();
      expect(await orderOf(id)).toMatchObject({ email: '' });
    });

    it('does not wait for one that was all paid back', async () => {
      const email = newPerson();
      const session = await buyUnposted(email);
      const repay = (sum: string) =>
        shop.sql(`update orders set refunded_pence = ${sum} where session_id = $1`, [session.id]);
      await repay('total_pence - 1');
      await deleteFor(email);
      expect(await orderOf(session.id)).toMatchObject({ email });
      await repay('total_pence');
      await purge();
      expect(await orderOf(session.id)).toMatchObject({ email: '' });
    });
  });

  it('reaches an order that was paid before it and recorded after it', async () => {
    const email = newPerson();
    const id = await buyUnrecorded(email);
    await deleteFor(email);
    shop.payments.holdWebhooks(false);
    advanceClock(2 * 3_600_000);
    await shop.post('/.netlify/functions/reconcile-orders', {}, { 'x-run-now': '1' });
    await mailsSent(id);
    await post(id);
    await shop.post('/.netlify/functions/purge-data', {});
    expect(await orderOf(id)).toMatchObject({ email: '' });
  });

  it('reaches one that is found a month later, and lets it be posted first', async () => {
    const email = newPerson();
    const id = await buyUnrecorded(email);
    const { reference, token } = await ask(DELETION, {
      email,
      orderReferences: ['BHF-1'],
      reason: 'I moved.',
    });
    await shop.post(CONFIRM, { token });
    expect(
      await shop.sql(
        'select email, order_references, reason from data_requests where reference_id = $1',
        [reference],
      ),
    ).toEqual([{ email, order_references: [], reason: '' }]);
    const purge = () => shop.post('/.netlify/functions/purge-data', {});
    advanceClock(29 * DAY);
    await purge();
    await shop.post('/.netlify/functions/reconcile-orders', {}, { 'x-run-now': '1' });
    shop.payments.holdWebhooks(false);
    await eventually(async () => {
      const slip = `select 1 from outbox join orders on key = 'packing-slip/' || order_number
         where session_id = $1 and sent_at is not null`;
      expect(await shop.sql(slip, [id])).toHaveLength(1);
    });
    await purge();
    expect(await orderOf(id)).toMatchObject({ email, page_version: 0 });
    await post(id);
    await purge();
    expect(await orderOf(id)).toMatchObject({ email: '' });
  });

  it('is not undone by the page of an order that nobody recorded for a month', async () => {
    const email = newPerson();
    const id = await buyUnrecorded(email);
    await deleteFor(email);
    advanceClock(32 * DAY);
    await shop.post('/.netlify/functions/purge-data', {});
    for (const path of ['get-session', 'placed-order']) {
      expect(await shop.get(`/api/${path}?sessionId=${id}`)).toMatchObject({
        status: 404,
        body: { code: 'unknown-session' },
      });
    }
    shop.payments.holdWebhooks(false);
    expect(await orderOf(id)).toBeUndefined();
    await shop.post('/.netlify/functions/send-outbox', {}, { 'x-run-now': '1' });
    const alert = await mailTo(facts.mail.inbox, 'NOT RECORDED');
    expect(alert.text).toContain(id);
  });

  it('ends the person’s export and the resending of confirmations', async () => {
    const email = newPerson();
    const session = await buyAs(email);
    const asked = await ask(EXPORT, { email });
    await shop.post(CONFIRM, { token: asked.token });
    const token = tokenIn((await mailTo(email, 'Your data are ready')).text);
    await deleteFor(email);
    expect((await shop.get(`/api/data-export?token=${token}`)).status).toBe(410);
    const again = { sessionId: session.id, email };
    expect((await shop.post('/api/resend-order-confirmation', again)).status).toBe(403);
  });
});

describe('after the links expire', () => {
  it('unconfirmed requests are deleted, and addresses of exports erased', async () => {
    const never = newPerson();
    const exported = newPerson();
    await ask(DELETION, { email: never });
    const { reference, token } = await ask(EXPORT, { email: exported });
    await shop.post(CONFIRM, { token });
    advanceClock(7 * DAY + 60_000);
    await shop.post('/.netlify/functions/purge-data', {});
    expect(await shop.sql('select 1 from data_requests where email = $1', [never])).toEqual([]);
    expect(
      await shop.sql('select email, reason from data_requests where reference_id = $1', [
        reference,
      ]),
    ).toEqual([{ email: '', reason: '' }]);
  });
});

it('orders leave with parcels and log after seven years, also those of an erased person', async () => {
  const people = [newPerson(), newPerson(), newPerson()];
  const sessions = await Promise.all(people.map((person) => buyAs(person)));
  const ids = sessions.map(({ id }) => id);
  const [old = '', erased = '', kept = ''] = ids;
  const paidAgo = (id: string, interval: string) =>
    shop.sql('update orders set paid_at = now() - $2::interval where session_id = $1', [
      id,
      interval,
    ]);
  await paidAgo(old, '7 years 1 day');
  await paidAgo(erased, '7 years 1 day');
  await paidAgo(kept, '7 years -1 day');
  await shop.sql(`update orders set email = '', notes_at_provider = true where session_id = $1`, [
    erased,
  ]);
  await shop.sql(
    `insert into parcel_log (parcel_id, version, at, by_whom, before)
     select id, 2, now(), 'shop', '{"status": "waiting"}' from parcels where session_id = any($1)`,
    [ids],
  );
  shop.payments.setMode('down');
  expectConsoleErrors();
  await shop.post('/.netlify/functions/purge-data', {});
  expect(await orderOf(old)).toMatchObject({ email: people[0] });
  expect(await orderOf(erased)).toMatchObject({ notes_at_provider: true });
  const notCleared =
    'select 1 from orders where session_id = any($1) and not_cleared_since < now()';
  expect(await shop.sql(notCleared, [ids])).not.toEqual([]);
  shop.payments.setMode('ok');
  await shop.post('/.netlify/functions/purge-data', {});
  for (const id of [old, erased]) {
    const { metadata } = await shop.stripe.checkout.sessions.retrieve(id);
    expect(metadata).not.toHaveProperty('b1_note');
  }
  const left = await shop.sql(
    `select session_id from orders where session_id = any($1)
     union all select session_id from parcels where session_id = any($1)`,
    [ids],
  );
  expect(left).toEqual([{ session_id: kept }, { session_id: kept }]);
  const lines = await shop.sql('select session_id from parcel_log join parcels on id = parcel_id');
  expect(lines).toEqual([{ session_id: kept }]);
});
