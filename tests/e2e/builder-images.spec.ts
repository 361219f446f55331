import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  clickButton,
  leaveNoteStep,
  openBuilderPage,
  openFlavoursStep,
  openSavedBox,
} from './helpers/builder.ts';
import { recordLayoutShifts, sumLayoutShifts } from './helpers/layout-shifts.ts';
import { waitForFonts } from './helpers/page-setup.ts';

const yourBox = (page: Page): Locator => page.getByRole('complementary', { name: 'Your box' });
const trayPlaces = (page: Page): Locator => yourBox(page).locator('.tray > *');

/** Returns the file names of the images, without widths and hashes. */
async function imageNames(container: Locator): Promise<string[]> {
  const sources = await container
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  return sources.map((src) => src.replace(/^.*\//, '').replace(/(-\d+)?\..*$/, ''));
}

/** Opens the step of the note with a Box of 6. */
const openNoteStep = (page: Page): Promise<void> =>
  openSavedBox(page, 'note', { boxId: 1, lid: [1, 'Happy Birthday Mum'] });

test('step 1 shows eight boxes, each with its own image, and shifts no layout', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await openBuilderPage(page);
  await expect(page.getByText(/Order today to get by/)).toBeVisible();
  const cards = page.locator('main li:has(button)');
  await expect.poll(async () => new Set(await imageNames(cards)).size).toBe(8);
  await expect(cards.locator('source[type="image/avif"]')).toHaveCount(8);
  expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.005);
});

test('the first screen of a phone shows three boxes', { tag: '@narrow' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openBuilderPage(page);
  await expect(page.getByRole('heading', { name: 'Ultimate Fudge Taster Box' })).toBeInViewport();
});

test(
  'on a phone the picture of a box ends with its button',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openBuilderPage(page);
    for (const card of await page.locator('main li:has(button)').all()) {
      const picture = await card.locator('.card__image').boundingBox();
      const button = await card.getByRole('button').boundingBox();
      const [foot = 0, end = 0] = [picture, button].map(
        (box) => (box?.y ?? 0) + (box?.height ?? 0),
      );
      expect(Math.abs(foot - end)).toBeLessThan(1);
    }
  },
);

test('the first flavour begins in the first screen', async ({ page }) => {
  await openFlavoursStep(page, '?box=12');
  const top = await page
    .locator('main .card__image')
    .first()
    .evaluate((image) => image.getBoundingClientRect().top + scrollY);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  expect(top).toBeLessThan(isPhone ? 560 : 480);
});

test(
  'the first screen of a phone shows the first flavour down to its button',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openFlavoursStep(page, '?box=6');
    const card = page.locator('main .card').first();
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 });
    const foot = await card.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
    expect(foot).toBeLessThanOrEqual(740);
  },
);

test('on a wide screen the box begins where the flavours begin, above the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFlavoursStep(page, '?box=6');
  const offer = page.getByRole('button', { name: 'Top 6 Recommended' }).locator('..');
  const top = (await offer.boundingBox())?.y ?? 0;
  const edges = async () => {
    const { y = 0, height = 0 } = (await yourBox(page).boundingBox()) ?? {};
    return { top: y, bottom: y + height };
  };
  const footer = page.getByRole('region', { name: 'Your order so far' });
  const footerTop = (await footer.boundingBox())?.y ?? 0;
  expect((await edges()).top).toBe(top);
  await expect(yourBox(page)).toHaveCSS('background-image', /gradient/);
  expect((await edges()).bottom).toBeLessThanOrEqual(footerTop);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect((await edges()).top).toBe(top);
  await clickButton(page, 'Top 6 Recommended');
  await page.mouse.wheel(0, 2000);
  await expect.poll(async () => (await edges()).bottom).toBeLessThanOrEqual(footerTop);
});

test.describe('the tray', () => {
  for (const [query, box, columns, rows] of [
    ['?boxId=1', 'Box of 6', 3, 2],
    ['?boxId=2', 'Box of 12', 4, 3],
    ['?boxId=3', 'Ultimate Fudge Taster Box', 6, 5],
    ['?boxId=4', '3 Bar Gift Box', 3, 1],
    ['?boxId=5', '5 Bar Fudge Gift Box', 5, 1],
    ['?boxId=6', '4-Bag Box', 4, 1],
  ] as const) {
    test(
      `of the ${box} has ${columns} columns and ${rows} rows`,
      { tag: columns < 6 ? '@narrow' : [] },
      async ({ page }) => {
        await openFlavoursStep(page, query);
        const countGrid = () =>
          trayPlaces(page).evaluateAll((places) => {
            const corners = places.map((place) => place.getBoundingClientRect());
            const count = (side: 'x' | 'y') => new Set(corners.map((corner) => corner[side])).size;
            return { columns: count('x'), rows: count('y') };
          });
        await expect.poll(countGrid).toEqual({ columns, rows });
      },
    );
  }

  test(
    'fills with images of the flavours in the order of choice',
    { tag: '@narrow' },
    async ({ page }) => {
      await openFlavoursStep(page, '?box=6');
      const bar = page.getByRole('progressbar', { name: 'Pieces chosen' });
      await clickButton(page, 'Add to Box (Vanilla)');
      await clickButton(page, 'Add to Box (Millionaire)');
      await clickButton(page, 'Add one Millionaire');
      await expect
        .poll(() => imageNames(yourBox(page).locator('.tray')))
        .toEqual(['vanilla', 'millionaire', 'millionaire']);
      await expect.poll(() => imageNames(bar)).toEqual(['vanilla', 'millionaire', 'millionaire']);
      await expect(trayPlaces(page)).toHaveCount(6);
      await clickButton(page, 'Remove one Vanilla');
      await expect
        .poll(() => imageNames(yourBox(page).locator('.tray')))
        .toEqual(['millionaire', 'millionaire']);
      await expect(bar).toHaveAttribute('aria-valuetext', '2 of 6 pieces');
    },
  );

  test(
    'drops a piece in 0.32 s, or at once under reduced motion',
    { tag: '@narrow' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openFlavoursStep(page, '?box=6');
      await clickButton(page, 'Add to Box (Vanilla)');
      const piece = yourBox(page).locator('.tray img');
      await expect(piece).toHaveCSS('animation-duration', '0.32s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(piece).toHaveCSS('animation-duration', '0s');
    },
  );
});

test('adding and removing a flavour moves nothing in the grid', async ({ page }) => {
  await openFlavoursStep(page, '?boxId=5');
  await page.getByRole('button', { name: 'Add to Box (Coconut Ice)' }).scrollIntoViewIfNeeded();
  const last = page.getByRole('group', { name: 'Vanilla', exact: true });
  await waitForFonts(page);
  const before = await last.boundingBox();
  await clickButton(page, 'Add to Box (Coconut Ice)');
  await clickButton(page, 'Add one Coconut Ice');
  await clickButton(page, 'Remove one Coconut Ice');
  await expect(page.getByRole('button', { name: 'Add one Coconut Ice' })).toBeVisible();
  await expect.poll(() => last.boundingBox()).toEqual(before);
});

test('the lid preview follows the design', { tag: '@narrow' }, async ({ page }) => {
  await openSavedBox(page, 'lid', { boxId: 2, lid: null });
  const lid = page.getByRole('complementary', { name: 'Your lid' });
  await expect(lid).toContainText('Your lid goes on top');
  await expect(lid.locator('.tray')).toHaveCount(1);
  await clickButton(page, /^Happy Birthday/);
  await clickButton(page, 'Pick (Happy Birthday Dad)');
  await expect.poll(() => imageNames(lid)).toEqual(['happy-birthday-dad']);
  await lid.getByRole('button', { name: 'Change design' }).click();
  await clickButton(page, 'Pick (Happy Birthday Mum)');
  await expect.poll(() => imageNames(lid)).toEqual(['happy-birthday-mum']);
  await expect(lid).toContainText('Happy Birthday Mum');
  await clickButton(page, /^Happy Anniversary/);
  await expect.poll(() => imageNames(lid)).toEqual(['happy-anniversary']);
  await expect(lid.getByRole('button')).toHaveText('Change design');
});

test.describe('the card of the note', () => {
  test.beforeEach(({ page }) => openNoteStep(page));

  test(
    'takes an example, which it writes letter by letter',
    { tag: '@narrow' },
    async ({ page }) => {
      const note = page.getByLabel('Your note');
      const example = 'Happy Birthday! Calories do not count today.';
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const lengths = await note.evaluate((field: HTMLTextAreaElement) => {
        const seen = new Set<number>();
        const look = (): void => {
          seen.add(field.value.length);
          requestAnimationFrame(look);
        };
        look();
        Object.assign(window, { seen });
        return seen.size;
      });
      expect(lengths).toBe(1);
      await clickButton(page, /Calories do not count today/);
      await expect(note).toHaveValue(example);
      const seen = await page.evaluate(
        () => (window as unknown as { seen: Set<number> }).seen.size,
      );
      expect(seen).toBeGreaterThan(3);
    },
  );

  test('shows the whole example as soon as it is focused', { tag: '@narrow' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await clickButton(page, /Calories do not count today/);
    await page.getByLabel('Your note').press('End');
    await page.keyboard.type('!');
    await expect(page.getByLabel('Your note')).toHaveValue(
      'Happy Birthday! Calories do not count today.!',
    );
  });

  test('holds a long word, many lines, emoji or a hundred words', async ({ page }) => {
    const field = page.getByLabel('Your note');
    for (const [kind, note] of [
      ['a long word', 'W'.repeat(100)],
      ['a line for each letter', 'ab\n'.repeat(50)],
      ['emoji', '🎂🍬'.repeat(50)],
      ['a hundred short words', 'a '.repeat(100)],
    ] as const) {
      await test.step(kind, async () => {
        await field.fill(note);
        const overflow = () =>
          field.evaluate((element) => element.scrollWidth - element.clientWidth);
        await expect.poll(overflow).toBe(0);
        const height = () => field.evaluate((element) => element.getBoundingClientRect().height);
        await expect.poll(height).toBeLessThan(500);
      });
    }
  });
});

test(
  'the keyring preview shows up to three names, each inside its tag',
  { tag: '@narrow' },
  async ({ page }) => {
    await openNoteStep(page);
    await page.getByText('Add a Personalized Family Keyring').click();
    await expect
      .poll(() => imageNames(page.getByRole('list', { name: 'Keyring' })))
      .toHaveLength(12);
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
    await leaveNoteStep(page);
    const summary = page.getByRole('region', { name: 'Your box' });
    await expect
      .poll(async () => (await imageNames(summary.locator('.surface-wood'))).slice(0, -3))
      .toEqual([
        'happy-birthday-mum',
        'baileys',
        'belgian-chocolate',
        'clotted-cream',
        'millionaire',
        'orange-and-chocolate',
        'sea-salt-caramel',
      ]);
    await expect(summary).toContainText('Happy 80th!');
  },
);

test(
  'the delivery form shows no errors before it is submitted, even without transitions',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openNoteStep(page);
    await leaveNoteStep(page);
    await expect(page.getByRole('group', { name: 'There is a problem' })).toHaveCount(0);
  },
);
