import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

const mails = v.array(
  v.object({
    to: v.array(v.string()),
    replyTo: v.string(),
    subject: v.string(),
    text: v.string(),
  }),
);

type Mail = v.InferOutput<typeof mails>[number];

/** Waits for the first mail that a check finds in the shop's mailbox. */
export async function findMail(page: Page, isIt: (mail: Mail) => boolean): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const answer = await page.request.get('/sandbox/inbox.json');
    found = v.parse(mails, await answer.json()).find(isIt);
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error('No such mail');
  return found;
}
