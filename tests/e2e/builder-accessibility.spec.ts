import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import {
  fillDeliveryForm,
  expectStep,
  openBuilderPage,
  chooseLid,
  clickButton,
  proceedToPayment,
  testRecipient,
  selectBoxKind,
  applyPreset,
  stepTitles,
} from './helpers/builder.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In forced colours the contrast is the visitor's own choice. */
async function isAccessible(page: Page): Promise<void> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // A control that a bar at the edge happens to cut is whole as soon as it is scrolled to.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.sticky-footer, .site-header')) {
      bar.style.position = 'static';
    }
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(TAGS)
    .disableRules(isForced ? ['color-contrast'] : [])
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isTooWide, 'no sideways scroll').toBe(false);
}

for (const look of [
  { name: 'as it comes', width: null, forcedColors: 'none' },
  { name: 'at 320 px', width: 320, forcedColors: 'none' },
  { name: 'in forced colours', width: null, forcedColors: 'active' },
] as const) {
  test(`every state of the builder is accessible, ${look.name}`, async ({ page }) => {
    test.slow();
    if (look.width !== null) await page.setViewportSize({ width: look.width, height: 800 });
    await page.emulateMedia({ forcedColors: look.forcedColors, reducedMotion: 'reduce' });
    await openBuilderPage(page);
    await isAccessible(page);

    await selectBoxKind(page, 'Box of 6');
    await isAccessible(page);
    await clickButton(page, 'Add to Box (Vanilla)');
    await page.getByText('Ingredients of Vanilla').click();
    await isAccessible(page);
    await clickButton(page, 'Remove one Vanilla');
    await clickButton(page, 'Top 6 Recommended');
    await isAccessible(page);
    await clickButton(page, /^Next$/);
    await expectStep(page, 3);

    await isAccessible(page);
    await clickButton(page, /^Happy Birthday/);
    await isAccessible(page);
    await clickButton(page, 'Close');
    await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');

    await page.getByText('Add a Personalized Family Keyring').click();
    await clickButton(page, 'this mum belongs');
    await page.getByRole('combobox').fill('gra');
    await isAccessible(page);
    await page.getByRole('option', { name: 'Grace' }).click();
    await page.getByLabel('Your note').fill('x'.repeat(100));
    await isAccessible(page);
    await clickButton(page, 'Continue to Shipping');
    await expectStep(page, 5);

    await isAccessible(page);
    await proceedToPayment(page);
    await isAccessible(page);
    await fillDeliveryForm(page);
    await page.context().setOffline(true);
    await proceedToPayment(page);
    await expect(page.getByRole('alert')).toContainText('There was an error');
    await isAccessible(page);
    await page.context().setOffline(false);

    await clickButton(page, 'Choose Box (done)');
    await expectStep(page, 1);
    await isAccessible(page);
    await selectBoxKind(page, 'Box of 12');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await isAccessible(page);
  });
}

test('each step focuses its heading and names itself in the title', async ({ page }) => {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 12');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`Step 2 of 5: ${stepTitles[1]} | Birnbeck Handmade Fudge`);
  await applyPreset(page, 'Top 12 Recommended');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(`Step 3 of 5: ${stepTitles[2]} | Birnbeck Handmade Fudge`);
  const progress = page.getByRole('navigation', { name: 'Progress' });
  await expect(progress.locator('[aria-current=step]')).toHaveText('Customise');
  await expect(progress.getByRole('button')).toHaveCount(2);
});

/** Presses Tab until the focus is on what is looked for; it is never lost to the page. */
async function tabTo(page: Page, role: 'button' | 'textbox' | 'combobox', name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
    const isLost = await page.evaluate(() => document.activeElement === document.body);
    expect(isLost, `focus is somewhere on the way to ${name}`).toBe(false);
  }
  throw new Error(`Tab never reaches ${name}`);
}

async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, 'button', name);
  await page.keyboard.press('Enter');
}

test('a whole order can be made by keyboard alone', async ({ page }) => {
  test.slow();
  await openBuilderPage(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await pressByKeyboard(page, 'Select This Box (Box of 6)');
  await expectStep(page, 2);
  await pressByKeyboard(page, 'Top 6 Recommended');
  await pressByKeyboard(page, /^Next$/);
  await expectStep(page, 3);
  await pressByKeyboard(page, /^Happy Birthday/);
  await pressByKeyboard(page, 'Pick (Happy Birthday Mum)');
  await pressByKeyboard(page, /^Continue$/);
  await expectStep(page, 4);
  await tabTo(page, 'textbox', 'Your note');
  await page.keyboard.type('Happy Birthday!');
  for (let presses = 0; presses < 10; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.tagName === 'SUMMARY')) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, 'this mum belongs');
  await tabTo(page, 'combobox', 'Search for a name');
  await page.keyboard.type('har');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Harriet' })).toBeVisible();
  await pressByKeyboard(page, 'Continue to Shipping');
  await expectStep(page, 5);
  for (const [label, value] of Object.entries(testRecipient)) {
    await tabTo(page, 'textbox', new RegExp(`^${label}`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox\/checkout\//);
});

test('a page transition raises no error, even when motion is switched off during it', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/build-your-box');
  const moments = [
    () => Promise.resolve(),
    () => page.waitForRequest((request) => request.isNavigationRequest()),
    () => page.waitForResponse((response) => response.request().isNavigationRequest()),
    () => page.waitForEvent('framenavigated'),
    () => page.waitForEvent('domcontentloaded'),
    () => page.waitForEvent('load'),
  ];
  // Away and back at each of them: the switch falls into that moment of the turn.
  for (const moment of moments) {
    for (const address of ['/faq', '/build-your-box']) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const reached = moment();
      await page.evaluate((to) => void setTimeout(() => location.assign(to)), address);
      await reached;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.waitForURL(address);
      await page.waitForLoadState('networkidle');
    }
  }
  expect(errors).toEqual([]);
});

for (const { screen, width, height } of [
  { screen: 'a phone', width: 375, height: 667 },
  { screen: 'a phone held sideways', width: 740, height: 375 },
  { screen: 'a desktop at 400% zoom', width: 320, height: 256 },
  { screen: 'a tablet', width: 768, height: 1024 },
]) {
  test(`${screen} keeps Back and Next in a sticky footer that covers no focused control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBuilderPage(page, '?box=6');
    await expectStep(page, 2);
    const bar = page.getByRole('region', { name: 'Your order so far' });
    const box = await bar.boundingBox();
    expect(box && box.y + box.height).toBe(height);
    expect(box?.height).toBeLessThanOrEqual(height / 4);
    await expect(bar.getByText('Step 2 of 5')).toBeVisible();
    await expect(bar.getByRole('progressbar', { name: 'Pieces chosen' })).toBeVisible();
    for (const name of ['Back', 'Choose 6 more pieces']) {
      await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }

    await page.getByRole('heading', { level: 1 }).focus();
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const edges = focused?.getBoundingClientRect();
        const foot = document.querySelector('.sticky-footer');
        if (!focused || !edges || foot?.contains(focused)) return null;
        return edges.bottom > (foot?.getBoundingClientRect().top ?? 0) ? focused.outerHTML : null;
      });
      expect(covered).toBeNull();
    }

    await bar.getByRole('button', { name: 'Back' }).click();
    await expectStep(page, 1);
  });
}

test('the summary of a full box is one Tab away from the button that filled it', async ({
  page,
}) => {
  await openBuilderPage(page, '?box=6');
  await expectStep(page, 2);
  await clickButton(page, 'Add to Box (Vanilla)');
  for (let piece = 2; piece <= 6; piece += 1) await clickButton(page, 'Add one Vanilla');
  await page.getByRole('button', { name: 'Add one Vanilla' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your box', exact: true })).toBeFocused();
});
