import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxOf12 } from '../support/payloads.ts';
import { eventually, mailsOf, startTestShop, type TestShop } from '../support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const orderOf = (customerInfo: Partial<typeof boxOf12.customerInfo>) => ({
  ...boxOf12,
  customerInfo: { ...boxOf12.customerInfo, ...customerInfo },
});

async function ask(email: string, type: 'export' | 'deletion'): Promise<void> {
  const { status, body } = await shop.post(`/api/data-${type}-request`, { email });
  expect(status).toBe(200);
  const token = await eventually(() => {
    const mail = shop.mailbox
      .mails()
      .find(({ text }) => text.includes(String(body['referenceId'])));
    const found = /confirm\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    if (!found) throw new Error('No link so far');
    return found;
  });
  expect((await shop.post('/api/confirm-data-request', { token })).status).toBe(200);
}

describe('single-line input', () => {
  it('is stored as one line, with the postcode in upper case and one space', async () => {
    const session = await shop.buy(
      orderOf({
        firstName: 'Ada\n30 x Everything free',
        lastName: 'Qu\u200bay\u202e',
        address1: '1 Pier\r\nRoad',
        city: 'Weston\tsuper\u2028Mare',
        postcode: 'bt11aa',
      }),
    );
    const { slip } = await mailsOf(shop, session);
    expect(slip.text.split('\n')).not.toContain('30 x Everything free');
    const [order] = await shop.sql('select recipient from orders where session_id = $1', [
      session.id,
    ]);
    expect(order).toMatchObject({
      recipient: {
        firstName: 'Ada 30 x Everything free Quay',
        address1: '1 Pier Road',
        city: 'Weston super Mare',
        postcode: 'BT1 1AA',
      },
    });
  });

  it.each([
    ['firstName', 'Enter a first name'],
    ['lastName', 'Enter a last name'],
    ['address1', 'Enter the address'],
    ['city', 'Enter the town'],
  ])('%s of invisible characters is rejected by name', async (field, message) => {
    for (const unseen of ['\u200b', '\u2060\ufeff', '\u3164', '\u2800']) {
      const answer = await shop.post('/api/create-checkout-session', orderOf({ [field]: unseen }));
      expect(answer).toMatchObject({ status: 400, body: { message } });
    }
  });
});

describe('an e-mail address', () => {
  it.each(['mi\u212ae@quay.example', 'm\u0130ke@quay.example', 'mike@\u212auay.example'])(
    '%s is rejected with a message by every form',
    async (email) => {
      const words: unknown = expect.stringContaining('plain letters');
      const message = { formType: 'contact', name: 'A', subject: 'Other', message: 'M', email };
      const answers = [
        await shop.post('/api/create-checkout-session', orderOf({ email })),
        await shop.post('/api/data-export-request', { email }),
        await shop.post('/api/data-deletion-request', { email }),
        await shop.post('/api/send-email', message),
      ];
      for (const { status, body } of answers) {
        expect([status, body['message']]).toEqual([400, words]);
      }
    },
  );

  it('of an order does not match a look-alike address', async () => {
    const mine = await shop.buy(orderOf({ email: 'Mike.I@quay.example' }));
    await mailsOf(shop, mine);
    const theirs = await shop.buy(orderOf({ email: 'mike.k@quay.example' }));
    await mailsOf(shop, theirs);
    await shop.sql('update orders set email = $1 where session_id = $2', [
      'mi\u212ae.i@quay.example',
      theirs.id,
    ]);
    await shop.sql(`update parcels set status = 'posted'`);
    await ask('mike.i@quay.example', 'deletion');
    const rows = await shop.sql('select session_id from orders where email = $1', ['']);
    expect(rows).toEqual([{ session_id: mine.id }]);
  });

  it('with an international domain is stored in ASCII', async () => {
    const session = await shop.buy(orderOf({ email: 'ada@küche.example' }));
    const stored = await eventually(async () => {
      const [row] = await shop.sql('select email from orders where session_id = $1', [session.id]);
      if (!row) throw new Error('Not stored so far');
      return row;
    });
    expect(stored).toEqual({ email: 'ada@xn--kche-0ra.example' });
    const resend = { sessionId: session.id, email: 'ADA@küche.example' };
    expect((await shop.post('/api/resend-order-confirmation', resend)).status).toBe(200);
  });
});

describe('a session id', () => {
  it.each(['..', '../charges', 'cs_test_', 'cs_test_a/../b', 'pi_123', 'cs_live_a b', '%2e%2e'])(
    'of "%s" is rejected without a request to the provider',
    async (id) => {
      shop.payments.setMode('down');
      const answer = await shop.get(`/api/get-session?sessionId=${encodeURIComponent(id)}`);
      shop.payments.setMode('ok');
      expect(answer).toMatchObject({ status: 404, body: { code: 'unknown-session' } });
    },
  );
});
