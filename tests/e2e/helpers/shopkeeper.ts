import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { clickButton } from './builder.ts';

const mails = v.array(v.object({ text: v.string() }));

async function mailedLinks(page: Page): Promise<string[]> {
  const inbox = await page.request.get('/sandbox/inbox.json');
  const found = v.parse(mails, await inbox.json());
  const texts = found.map(({ text }) => text);
  return texts.flatMap((text) => /https?:\S+\/shopkeeper#[\w-]{43}/.exec(text)?.[0] ?? []);
}

/** Asks for a link to sign in, opens it from the mail and returns it. */
export async function openSignInLink(page: Page): Promise<string> {
  const before = await mailedLinks(page);
  await page.goto('/shopkeeper');
  await clickButton(page, 'Send a link to our inbox');
  await expect(page.getByText('a link is on its way')).toBeVisible();
  let link = '';
  await expect(async () => {
    link = (await mailedLinks(page)).find((mailed) => !before.includes(mailed)) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 45_000 });
  await page.goto('/about');
  await page.goto(link);
  return link;
}

/**
 * Signs a device in by the mailed link. All tests share the shop's inbox, and a link works once: asks for another if one
 * that runs beside this was quicker.
 */
export const signIn = (page: Page): Promise<void> =>
  expect(async () => {
    await openSignInLink(page);
    await clickButton(page, 'Sign in');
    const parts = page.getByRole('navigation', { name: 'Parts of the page' });
    await expect(parts).toBeVisible({ timeout: 4_000 });
  }).toPass();
