import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import * as v from 'valibot';
import { clickButton } from './builder.ts';

const mails = v.array(v.object({ text: v.string() }));

async function mailedLinks(page: Page): Promise<string[]> {
  const inbox = await page.request.get('/sandbox/inbox.json');
  const found = v.parse(mails, await inbox.json());
  const texts = found.map(({ text }) => text);
  return texts.flatMap((text) => /https?:\S+\/shopkeeper#[\w-]{43}/.exec(text)?.[0] ?? []);
}

/** Takes a link for this test alone, and returns whether none has taken it before: all tests share the shop's inbox. */
function claim(link: string): boolean {
  const claimed = join(test.info().project.outputDir, 'claimed-links');
  mkdirSync(claimed, { recursive: true });
  try {
    mkdirSync(join(claimed, new URL(link).hash.slice(1)));
    return true;
  } catch {
    return false;
  }
}

/** Asks for a link to sign in, opens it from the mail and returns it. */
export async function openSignInLink(page: Page): Promise<string> {
  const before = await mailedLinks(page);
  await page.goto('/shopkeeper');
  await clickButton(page, 'Send a link to our inbox');
  await expect(page.getByText('a link is on its way')).toBeVisible();
  let link = '';
  await expect(async () => {
    const mailed = await mailedLinks(page);
    link = mailed.find((found) => !before.includes(found) && claim(found)) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 45_000 });
  await page.goto('/about');
  await page.goto(link);
  return link;
}

/** Signs a device in by the mailed link. */
export async function signIn(page: Page): Promise<void> {
  await openSignInLink(page);
  await clickButton(page, 'Sign in');
  await expect(page.getByRole('navigation', { name: 'Parts of the page' })).toBeVisible();
}
