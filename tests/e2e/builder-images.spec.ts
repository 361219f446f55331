import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  expectStep,
  openBuilderPage,
  chooseLid,
  clickButton,
  applyPreset,
} from './helpers/builder.ts';

const yourBox = (page: Page): Locator => page.getByRole('complementary', { name: 'Your box' });
const places = (page: Page): Locator => yourBox(page).locator('.tray > *');

/** The names of the pictures in view, without widths and fingerprints. */
async function pictures(of: Locator): Promise<string[]> {
  const sources = await of
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  return sources.map((src) => src.replace(/^.*\//, '').replace(/(-\d+)?\..*$/, ''));
}

async function openOnFlavours(page: Page, query: string): Promise<void> {
  await openBuilderPage(page, query);
  await expectStep(page, 2);
}

/** A Box of 6 on its way, at the note. */
async function openOnNote(page: Page): Promise<void> {
  await openOnFlavours(page, '?box=6');
  await applyPreset(page, 'Top 6 Recommended');
  await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');
}

test('step 1 shows eight boxes, each with its own image, and shifts no layout', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('value' in entry) shifted += Number(entry.value);
      }
      if (shifted > 0.005) document.documentElement.dataset['shifted'] = `${shifted}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openBuilderPage(page);
  await expect(page.getByText(/Order today to get by/)).toBeVisible();
  expect(new Set(await pictures(page.locator('main'))).size).toBe(8);
  await expect(page.locator('main source[type="image/avif"]')).toHaveCount(8);
  await expect(page.locator('html')).not.toHaveAttribute('data-shifted');
});

test.describe('the tray', () => {
  for (const [query, box, across, down] of [
    ['?boxId=1', 'Box of 6', 3, 2],
    ['?boxId=2', 'Box of 12', 4, 3],
    ['?boxId=3', 'Ultimate Fudge Taster Box', 6, 5],
    ['?boxId=4', '3 Bar Gift Box', 3, 1],
    ['?boxId=5', '5 Bar Fudge Gift Box', 5, 1],
    ['?boxId=6', '4-Bag Box', 4, 1],
  ] as const) {
    test(`of the ${box} has ${across} places across and ${down} down`, async ({ page }) => {
      await openOnFlavours(page, query);
      const corners = await places(page).evaluateAll((cups) =>
        cups.map((cup) => cup.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
      );
      expect(new Set(corners.map(({ x }) => x)).size).toBe(across);
      expect(new Set(corners.map(({ y }) => y)).size).toBe(down);
    });
  }

  test('fills with images of the flavours in the order of choice', async ({ page }) => {
    await openOnFlavours(page, '?box=6');
    const bar = page.getByRole('progressbar', { name: 'Pieces chosen' });
    await clickButton(page, 'Add to Box (Vanilla)');
    await clickButton(page, 'Add to Box (Millionaire)');
    await clickButton(page, 'Add one Millionaire');
    expect(await pictures(yourBox(page).locator('.tray'))).toEqual([
      'vanilla',
      'millionaire',
      'millionaire',
    ]);
    expect(await pictures(bar)).toEqual(['vanilla', 'millionaire', 'millionaire']);
    await expect(places(page)).toHaveCount(6);
    await clickButton(page, 'Remove one Vanilla');
    expect(await pictures(yourBox(page).locator('.tray'))).toEqual(['millionaire', 'millionaire']);
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 6 pieces');
  });

  for (const [motion, duration] of [
    ['no-preference', '0.32s'],
    ['reduce', '0s'],
  ] as const) {
    test(`drops a piece in ${duration} when motion is "${motion}"`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await openOnFlavours(page, '?box=6');
      await clickButton(page, 'Add to Box (Vanilla)');
      await expect(yourBox(page).locator('.tray img')).toHaveCSS('animation-duration', duration);
    });
  }
});

test('adding and removing a flavour moves nothing in the grid', async ({ page }) => {
  await openOnFlavours(page, '?boxId=5');
  await page.getByRole('button', { name: 'Add to Box (Coconut Ice)' }).scrollIntoViewIfNeeded();
  const last = page.getByRole('group', { name: 'Vanilla', exact: true });
  const before = await last.boundingBox();
  await clickButton(page, 'Add to Box (Coconut Ice)');
  await clickButton(page, 'Add one Coconut Ice');
  await clickButton(page, 'Remove one Coconut Ice');
  expect(await last.boundingBox()).toEqual(before);
});

test('the lid preview follows the design', async ({ page }) => {
  await openOnFlavours(page, '?box=12');
  await applyPreset(page, 'Top 12 Recommended');
  const lid = page.getByRole('complementary', { name: 'Your lid' });
  await expect(lid).toContainText('Choose what it says, and it shows here.');
  expect(await pictures(lid)).toEqual([]);
  await clickButton(page, /^Happy Birthday/);
  await clickButton(page, 'Pick (Happy Birthday Dad)');
  expect(await pictures(lid)).toEqual(['happy-birthday-dad']);
  await lid.getByRole('button', { name: 'Change design' }).click();
  await clickButton(page, 'Pick (Happy Birthday Mum)');
  expect(await pictures(lid)).toEqual(['happy-birthday-mum']);
  await expect(lid).toContainText('Happy Birthday Mum');
  await clickButton(page, /^Happy Anniversary/);
  expect(await pictures(lid)).toEqual(['happy-anniversary']);
  await expect(lid.getByRole('button')).toHaveCount(0);
});

test.describe('the preview of the note', () => {
  test.beforeEach(({ page }) => openOnNote(page));

  test('shows the text as it is typed', async ({ page }) => {
    const card = page.locator('.note-card');
    await page.getByLabel('Your note').pressSequentially('Happy 80th, Nan!');
    await expect(card).toContainText('Happy 80th, Nan!');
    await expect(page.getByText('our handwriting will look different')).toBeVisible();
    await clickButton(page, /Calories do not count today/);
    await expect(card).toContainText('Happy Birthday! Calories do not count today.');
  });

  for (const [kind, note] of [
    ['a long word', 'W'.repeat(100)],
    ['a line for each letter', 'ab\n'.repeat(50)],
    ['emoji', '🎂🍬'.repeat(50)],
    ['a hundred short words', 'a '.repeat(100)],
  ] as const) {
    test(`does not overflow with ${kind}`, async ({ page }) => {
      await page.getByLabel('Your note').fill(note);
      const card = page.locator('.note-card');
      const isTooWide = await card.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(isTooWide).toBe(false);
      const height = (await card.boundingBox())?.height ?? Infinity;
      expect(height).toBeLessThan(500);
    });
  }
});

test('the keyring preview shows up to three names, each inside its tag', async ({ page }) => {
  await openOnNote(page);
  await page.getByText('Add a Personalized Family Keyring').click();
  expect(await pictures(page.getByRole('list', { name: 'Keyring' }))).toHaveLength(12);
  await clickButton(page, 'this nan belongs');
  const tags = page.locator('main svg text');
  const search = page.getByRole('combobox', { name: 'Search for a name' });
  for (const name of ['Alexander', 'Florence', 'nanny']) {
    await search.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await expect(tags).toHaveText(['Alexander', 'Florence', 'Nanny']);
  for (const tag of await tags.all()) {
    const name = await tag.evaluate((text) => {
      const { x = 0, y = 0, width = 0 } = text.closest('svg')?.getBoundingClientRect() ?? {};
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return {
        left: (left - x) / width,
        right: (right - x) / width,
        top: (top - y) / width,
        bottom: (bottom - y) / width,
      };
    });
    expect(name.left).toBeGreaterThan(0.12);
    expect(name.right).toBeLessThan(0.88);
    expect(name.top).toBeGreaterThan(0.55);
    expect(name.bottom).toBeLessThan(0.9);
  }
  await clickButton(page, 'Remove Florence');
  await expect(tags).toHaveText(['Alexander', 'Nanny']);

  await page.getByLabel('Your note').fill('Happy 80th!');
  await clickButton(page, 'Continue to Shipping');
  await expectStep(page, 5);
  const summary = page.getByRole('region', { name: 'Your box' });
  const shown = await pictures(summary);
  expect(shown.slice(0, -3)).toEqual([
    'happy-birthday-mum',
    'baileys',
    'belgian-chocolate',
    'clotted-cream',
    'millionaire',
    'orange-and-chocolate',
    'sea-salt-caramel',
  ]);
  await expect(summary).toContainText('Happy 80th!');
});

test('the delivery form shows no errors before it is submitted, even without transitions', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openOnNote(page);
  await clickButton(page, 'Continue to Shipping');
  await expectStep(page, 5);
  await expect(page.getByRole('group', { name: 'There is a problem' })).toHaveCount(0);
});
