import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const mails = v.array(
  v.object({
    to: v.array(v.string()),
    replyTo: v.string(),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
  }),
);

type Mail = v.InferOutput<typeof mails>[number];

/** Waits until exactly `count` mails in the sandbox's mailbox match, and returns them. */
async function findMails(
  page: Page,
  count: number,
  matches: (mail: Mail) => boolean,
): Promise<Mail[]> {
  let found: Mail[] = [];
  await expect(async () => {
    const response = await page.request.get('/sandbox/inbox.json');
    found = v.parse(mails, await response.json()).filter(matches);
    // On a busy machine a mail may have been left for the next run of the outbox.
    if (found.length < count) await page.request.post('/.netlify/functions/send-outbox');
    expect(found).toHaveLength(count);
  }).toPass({ timeout: 45_000 });
  return found;
}

/** Waits for the one mail that matches, and returns it. */
export async function findMail(page: Page, matches: (mail: Mail) => boolean): Promise<Mail> {
  const [mail] = await findMails(page, 1, matches);
  if (!mail) throw new Error('No such mail');
  return mail;
}

/**
 * Waits for both mails of an order and returns their texts: the confirmation to the customer, and the packing slip to
 * the shop, which prints as `slipHtml`.
 */
export async function findOrderMails(
  page: Page,
  customerEmail: string,
  orderNumber: string,
): Promise<{ confirmation: string; packingSlip: string; slipHtml: string }> {
  const [first, second] = await findMails(page, 2, ({ subject }) => subject.includes(orderNumber));
  if (!first || !second) throw new Error('No mails');
  const isConfirmation = (mail: Mail) => mail.to.includes(customerEmail);
  expect([first, second].filter(isConfirmation)).toHaveLength(1);
  const [confirmation, slip] = isConfirmation(first) ? [first, second] : [second, first];
  return { confirmation: confirmation.text, packingSlip: slip.text, slipHtml: slip.html };
}
