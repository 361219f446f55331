import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { consoleLog } from '#netlify/adapters/log.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { cartPayload, boxOf12 } from '../support/payloads.ts';
import {
  eventually,
  newIdempotencyKey,
  startTestShop,
  type TestShop,
} from '../support/test-shop.ts';

/** Everything that a customer of these tests ever says. */
const person = {
  firstName: 'Zebedee',
  lastName: 'Quillfeather',
  email: 'zeb.quillfeather@harbour.example',
  address1: '7 Knightstone Causeway',
  city: 'Uphill',
  postcode: 'BS99 7ZZ',
};
const { email } = person;
const name = `${person.firstName} ${person.lastName}`;
const note = 'Marmalade forever';
const phone = '01632 960 777';
const reason = 'Moving to Steepholm';
const personal = [
  ...Object.values(person),
  ...['harbour.example', 'Knightstone', 'Marmalade', 'Steepholm'],
  phone,
];

const order = {
  ...boxOf12,
  customerInfo: { ...boxOf12.customerInfo, ...person },
  giftMessage: note,
};
const message = { formType: 'contact', name, email, phone, subject: 'Other', message: note };

let shop: TestShop;
let output: MockInstance<typeof process.stdout.write>;
beforeAll(async () => {
  shop = await startTestShop();
  output = vi.spyOn(process.stdout, 'write');
});
beforeEach(() => {
  output.mockClear();
  shop.mailbox.setMode('ok');
  shop.payments.setMode('ok');
});
afterAll(() => shop.stop());

const logged = (): string =>
  [...output.mock.calls, ...vi.mocked(console.error).mock.calls].join('\n');

/** What of the customer stands in the log, however it is written. */
function personalWords(): string[] {
  const log = logged().toLowerCase();
  return personal.filter((word) => log.includes(word.toLowerCase()));
}

const mail = (subject: string) =>
  eventually(() => {
    const found = shop.mailbox.mails().find((each) => each.subject.includes(subject));
    if (!found) throw new Error(`No mail "${subject}" yet`);
    return found;
  });

const logs = (event: string) => eventually(() => expect(logged()).toContain(event));

async function buyAndReadBack(): Promise<void> {
  const { id } = await shop.buy(order);
  await mail('Your order');
  await shop.get(`/api/get-session?sessionId=${id}`);
  const resend = { sessionId: id, email };
  expect((await shop.post('/api/resend-order-confirmation', resend)).status).toBe(200);
  await shop.post('/api/resend-order-confirmation', { ...resend, email: `not.${email}` });
}

async function askForData(kind: string): Promise<void> {
  const asked = { email, orderReferences: [note], reason };
  const { body } = await shop.post(`/api/data-${kind}-request`, asked);
  const reference = String(body['referenceId']);
  const { text } = await mail(`Please confirm your request ${reference}`);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect((await shop.post('/api/confirm-data-request', { token })).status).toBe(200);
  expect(logged()).not.toContain(token);
}

/** A webhook whose signature is wrong, and one whose order cannot be read back. */
async function deliverBadly(): Promise<void> {
  const { id } = await shop.buy(order);
  const event = shop.payments.events().findLast(({ data }) => data.object.id === id);
  if (!event) throw new Error('No event so far');
  const { body, signature } = shop.payments.sign(event);
  const wrong = { 'Stripe-Signature': signature.replace(/.$/, '') };
  expect((await shop.post('/api/stripe-webhook', body, wrong)).status).toBe(400);
  shop.payments.setMode('down');
  const right = { 'Stripe-Signature': signature };
  expect((await shop.post('/api/stripe-webhook', body, right)).status).toBe(502);
}

async function sendWrongly(): Promise<void> {
  await shop.post('/api/create-checkout-session', { ...order, totalAmount: 1 });
  await shop.post('/api/create-checkout-session', { ...cartPayload, cartItems: [{ sku: name }] });
  await shop.post('/api/send-email', { ...message, email: `${name} <${email}>` });
  await shop.post('/api/send-email', `{"name":"${name}`);
  await shop.get(`/api/get-session?sessionId=${encodeURIComponent(email)}`);
}

async function loseTheProvider(): Promise<void> {
  shop.payments.setMode('down');
  await shop.post('/api/create-checkout-session', order, newIdempotencyKey());
}

async function refuseMails(): Promise<void> {
  shop.mailbox.setMode('reject');
  expect((await shop.post('/api/send-email', message)).status).toBe(200);
  await eventually(async () => {
    const tried = 'select 1 from outbox where attempts > 0 and sent_at is null';
    expect(await shop.sql(tried)).not.toEqual([]);
  });
}

/** A mail to a customer that cannot be written, and whose error would quote what somebody wrote. */
async function breakAMail(): Promise<void> {
  await shop.sql(
    `insert into outbox (key, kind, payload, created_at, next_attempt_at)
     values ('data-export-link/broken', 'data-export-link', $1, now() - interval '1 day', now())`,
    [JSON.stringify({ ...message, email: name })],
  );
  await shop.post('/.netlify/functions/send-outbox', {});
}

describe('the log contains no personal data after', () => {
  it.each<[string, () => Promise<void>, string[]]>([
    [
      'an order, its webhook, its mails and its second confirmation',
      buyAndReadBack,
      ['create-checkout-session', 'stripe-webhook', 'get-session', 'resend-order', '"refused"'],
    ],
    ['a request for data', () => askForData('export'), ['export-request', 'confirm-data']],
    ['a request for deletion', () => askForData('deletion'), ['deletion-request', 'confirm-data']],
    ['requests that are refused', sendWrongly, ['"refused"', 'send-email', 'create-checkout']],
    ['a mail that is refused', refuseMails, ['"answered"', 'send-email']],
  ])('%s', async (_what, journey, events) => {
    await journey();
    for (const event of events) await logs(event);
    expect(personalWords()).toEqual([]);
  });

  it.each<[string, () => Promise<void>, string[]]>([
    ['a webhook that fails', deliverBadly, ['"refused"', '"failed"', 'stripe-webhook']],
    ['a checkout that fails', loseTheProvider, ['"failed"', 'create-checkout-session']],
    ['a mail that cannot be written', breakAMail, ['"mail-not-written"', '"mail-given-up"']],
  ])('%s', async (_what, journey, events) => {
    expectConsoleErrors();
    await journey();
    for (const event of events) await logs(event);
    expect(personalWords()).toEqual([]);
  });
});

describe('these tests detect', () => {
  it.each<[string, () => void]>([
    ['a name', () => consoleLog.info('recorded', { name })],
    ['an address in capitals', () => consoleLog.info('recorded', { to: email.toUpperCase() })],
    ['a note', () => void process.stdout.write(`packing: ${note}\n`)],
  ])('%s', (_what, log) => {
    log();
    expect(personalWords()).not.toEqual([]);
  });

  it('an error that quotes a message', () => {
    expectConsoleErrors();
    console.error(new Error(`Cannot send to ${email}`));
    expect(personalWords()).toContain(email);
  });
});
