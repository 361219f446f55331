import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { virtual as screenReader } from '@guidepup/virtual-screen-reader';
import { expect, test, type Page } from '@playwright/test';
import { openPage } from './helpers/page-setup.ts';

const READER_URL = '/reader.js';
const MAX_PHRASES = 120;
const readerScript = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

/** Returns the phrases that a screen reader speaks for a section, without the ends of paragraphs and groups. */
async function readAloud(page: Page, selector: string): Promise<string[]> {
  await page.route(`**${READER_URL}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: readerScript }),
  );
  return page.evaluate(
    async ([url, section, max]) => {
      const { virtual } = (await import(url)) as { virtual: typeof screenReader };
      const container = document.querySelector(section);
      if (!container) throw new Error(`No ${section}`);
      await virtual.start({ container });
      for (let count = 0; count < max; count += 1) {
        await virtual.next();
        if ((await virtual.lastSpokenPhrase()).startsWith('end of region')) break;
      }
      const phrases = await virtual.spokenPhraseLog();
      await virtual.stop();
      return phrases.filter((phrase) => phrase !== 'paragraph' && !phrase.startsWith('end of '));
    },
    [READER_URL, selector, MAX_PHRASES] as const,
  );
}

test.describe('a screen reader reads', () => {
  test('the start of the flavours carousel', async ({ page }) => {
    await openPage(page, '/');
    await expect(page.getByRole('button', { name: 'Scroll flavours right' })).toBeVisible();
    const phrases = await readAloud(page, '.flavours');
    expect(phrases.slice(0, 11)).toEqual([
      'region, Explore Our Flavours',
      'heading, Explore Our Flavours, level 2',
      'We make over 23 flavours, and every one says what it contains.',
      'link, See them all',
      'button, Scroll flavours right',
      'list, Flavours',
      'listitem, level 1, position 1, set size 17',
      'link, Belgian Chocolate',
      'heading, Belgian Chocolate, level 3',
      'listitem, level 1, position 2, set size 17',
      'link, Clotted Cream',
    ]);
    await page.getByRole('button', { name: 'Scroll flavours right' }).click();
    await expect(page.getByRole('button', { name: 'Scroll flavours left' })).toBeVisible();
    expect((await readAloud(page, '.flavours')).slice(4, 6)).toEqual([
      'button, Scroll flavours left',
      'button, Scroll flavours right',
    ]);
  });

  test('the cookie banner', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('.consent')).toBeVisible();
    expect(await readAloud(page, '.consent')).toEqual([
      'region, A crumb of a question',
      'heading, A crumb of a question, level 2',
      'A crumb of a question',
      'form',
      'May we count visits? Only what the shop needs is stored until you choose.',
      'link, Privacy policy',
      'button, Accept All, accept',
      'button, Decline, decline',
      'button, Customize, customize',
    ]);
  });

  test('the cookie preferences', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Customize' }).click();
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible();
    const phrases = await readAloud(page, '.consent');
    expect(phrases.filter((phrase) => /^(checkbox|button), /.test(phrase))).toEqual([
      'checkbox, Essential Always on: box, basket, this choice., checked, disabled',
      'checkbox, Analytics Count visits, to see what helps., checked',
      'checkbox, Functional Remember small conveniences., checked',
      'checkbox, Targeting Show our fudge to you elsewhere., not checked',
      'button, Save Preferences, save',
      'button, Decline All, decline',
      'button, Back, back',
    ]);
  });
});
