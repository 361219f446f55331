import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxOf6WithKeyring } from '../support/payloads.ts';
import { startTestShop, type TestShop } from '../support/test-shop.ts';

const PUBLISHED = 'https://fudge.shop';
const INBOX = 'orders@fudge.shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({
    CONTEXT: 'deploy-preview',
    SITE_URL: PUBLISHED,
    SHOP_INBOX: INBOX,
  });
});
afterAll(() => shop.stop());

describe('a deploy preview', () => {
  it('returns from the payment page to itself, not to the published shop', async () => {
    const session = await shop.stripe.checkout.sessions.retrieve(
      await shop.checkout(boxOf6WithKeyring),
    );
    expect(session.success_url).toBe(`${shop.url}/thank-you?session_id={CHECKOUT_SESSION_ID}`);
    expect(session.cancel_url).toMatch(new RegExp(`^${shop.url}/`));
  });

  it('sends all mails to the shop’s inbox, with links to itself', async () => {
    const session = await shop.buy(boxOf6WithKeyring);
    const subject = expect.stringMatching(/^\[Preview, not a real order\] /) as unknown;
    await expect
      .poll(() => shop.mailbox.mails().length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(2);
    for (const mail of shop.mailbox.mails()) {
      expect(mail).toMatchObject({ to: [INBOX], subject });
      expect(mail.html).not.toContain(PUBLISHED);
    }
    expect(session.payment_status).toBe('paid');
  });

  it('accepts only its own pages’ requests', async () => {
    const answer = await shop.post('/api/send-email', {}, { Origin: PUBLISHED });
    expect(answer).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
  });
});
