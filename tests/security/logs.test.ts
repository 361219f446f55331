import { afterAll, beforeAll, expect, it, vi, type MockInstance } from 'vitest';
import { expectConsoleErrors } from '../support/no-console-errors.ts';
import { boxOf12 } from '../server/payloads.ts';
import { eventually, startTestShop, type TestShop } from '../server/test-shop.ts';

/** Everything that a customer of this test ever says. */
const person = {
  firstName: 'Zebedee',
  lastName: 'Quillfeather',
  email: 'zeb.quillfeather@harbour.example',
  address1: '7 Knightstone Causeway',
  city: 'Uphill',
  postcode: 'BS99 7ZZ',
};
const note = 'Marmalade forever';
const phone = '01632 960 777';
const reason = 'Moving to Steepholm';
const personal = [
  ...Object.values(person),
  ...['Zebedee', 'Quillfeather', 'harbour.example', 'Knightstone', 'Marmalade', 'Steepholm'],
  phone,
];

let shop: TestShop;
let output: MockInstance<typeof process.stdout.write>;
beforeAll(async () => {
  shop = await startTestShop();
  output = vi.spyOn(process.stdout, 'write');
});
afterAll(() => shop.stop());

const logged = (): string =>
  [...output.mock.calls, ...vi.mocked(console.error).mock.calls].join('\n');

const mail = (subject: string) =>
  eventually(() => {
    const found = shop.mailbox.mails().find((each) => each.subject.includes(subject));
    if (!found) throw new Error(`No mail "${subject}" yet`);
    return found;
  });

it('a whole order, a repeat, a message, data requests and failures leave nothing personal in the log', async () => {
  expectConsoleErrors();
  const customerInfo = { ...boxOf12.customerInfo, ...person };
  const session = await shop.buy({ ...boxOf12, customerInfo, giftMessage: note });
  await mail('Your order');
  await shop.get(`/api/get-session?sessionId=${session.id}`);
  const { email } = person;
  const resend = { sessionId: session.id, email };
  expect((await shop.post('/api/resend-order-confirmation', resend)).status).toBe(200);

  const name = `${person.firstName} ${person.lastName}`;
  const message = { formType: 'contact', name, email, phone, subject: 'Other', message: note };
  expect((await shop.post('/api/send-email', message)).status).toBe(200);
  for (const kind of ['export', 'deletion']) {
    const asked = { email, orderReferences: [note], reason };
    const { body } = await shop.post(`/api/data-${kind}-request`, asked);
    const { text } = await mail(`Please confirm your request ${String(body['referenceId'])}`);
    const token = /token=([\w-]+)/.exec(text)?.[1];
    expect((await shop.post('/api/confirm-data-request', { token })).status).toBe(200);
  }

  await shop.post('/api/create-checkout-session', { ...boxOf12, customerInfo, totalAmount: 1 });
  await shop.post('/api/send-email', { ...message, email: `${name} <${email}>` });
  await shop.post('/api/send-email', `{"name":"${name}`);
  shop.payments.behave('down');
  await shop.post('/api/create-checkout-session', { ...boxOf12, customerInfo, giftMessage: note });
  shop.payments.behave('ok');
  shop.mailbox.behave('reject');
  await shop.post('/api/send-email', message);
  await eventually(async () => {
    const [row] = await shop.sql(
      'select count(*) from outbox where attempts > 0 and sent_at is null',
    );
    expect(Number(row?.['count'])).toBeGreaterThan(0);
  });

  const log = logged();
  for (const event of [
    '"answered"',
    '"refused"',
    '"failed"',
    'create-checkout-session',
    'send-email',
  ]) {
    expect(log).toContain(event);
  }
  for (const word of personal) expect(log).not.toContain(word);
});
