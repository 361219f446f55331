import { expect, test, type Page } from '@playwright/test';
import { STEPS, stepTitle } from '#features/builder/steps.ts';
import {
  applyPreset,
  chooseLid,
  clickButton,
  clickPreset,
  expectStep,
  fillDeliveryForm,
  leaveFlavoursStep,
  leaveNoteStep,
  openBuilderPage,
  openDeliveryStep,
  openFlavoursStep,
  openSavedBox,
  proceedToPayment,
  selectBoxKind,
  testRecipient,
} from './helpers/builder.ts';
import { tabTo } from './helpers/keyboard.ts';
import {
  collectExceptions,
  expectAccessible,
  expectNoHorizontalScroll,
  spaceText,
} from './helpers/page-setup.ts';
import { PAYMENT_PAGE } from './helpers/payment.ts';

/** Checks the page at rest. */
async function expectAccessibleState(page: Page): Promise<void> {
  // A control that a sticky bar happens to cut is whole as soon as it is scrolled to.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.sticky-footer, .site-header')) {
      bar.style.position = 'static';
    }
  });
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

for (const { name, width, tag } of [
  { name: 'at 320 px', width: 320, tag: '@narrow' },
  { name: 'on a desktop', width: 1280, tag: '@wide' },
]) {
  test(`every state of the builder is accessible, ${name}`, { tag }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openBuilderPage(page);
    await expectAccessibleState(page);

    await selectBoxKind(page, 'Box of 6');
    await expectAccessibleState(page);
    await clickButton(page, 'Add to Box (Vanilla)');
    await page.locator('summary', { hasText: 'Ingredients of Vanilla' }).click();
    await expect(page.getByRole('button', { name: 'Remove one Vanilla' })).toBeVisible();
    await expectAccessibleState(page);
    await clickButton(page, 'Remove one Vanilla');
    await clickPreset(page, 'Top 6 Recommended');
    await expectAccessibleState(page);
    await leaveFlavoursStep(page);

    await expectAccessibleState(page);
    await clickButton(page, /^Happy Birthday/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleState(page);
    await clickButton(page, 'Cancel');
    await expect(page.getByRole('dialog')).toBeHidden();
    await chooseLid(page, /^Happy Birthday/, 'Happy Birthday Mum');

    await page.getByText('Add a Personalized Family Keyring').click();
    await clickButton(page, 'this mum belongs');
    await page.getByRole('combobox').fill('gra');
    await expect(page.getByRole('option', { name: 'Grace' })).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole('option', { name: 'Grace' }).click();
    await page.getByLabel('Your note').fill('x'.repeat(100));
    await expect(page.getByText('100 / 100')).toBeVisible();
    await expectAccessibleState(page);
    await leaveNoteStep(page);

    await expectAccessibleState(page);
    await proceedToPayment(page);
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
    await expectAccessibleState(page);
    await fillDeliveryForm(page);
    await page.context().setOffline(true);
    await proceedToPayment(page);
    await expect(page.getByRole('alert')).toContainText('There was an error');
    await expectAccessibleState(page);
    await page.context().setOffline(false);

    await clickButton(page, 'Choose Box (done)');
    await expectStep(page, 'box');
    await expectAccessibleState(page);
    await selectBoxKind(page, 'Box of 12');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expectAccessibleState(page);
  });
}

test(
  'each step focuses its heading and names itself in the title',
  { tag: '@narrow' },
  async ({ page }) => {
    await openBuilderPage(page);
    await selectBoxKind(page, 'Box of 12');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(
      `Step 2 of ${STEPS.length}: ${stepTitle('flavours')} | Birnbeck Handmade Fudge`,
    );
    await applyPreset(page, 'Top 12 Recommended');
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(
      `Step 3 of ${STEPS.length}: ${stepTitle('lid')} | Birnbeck Handmade Fudge`,
    );
    const progress = page.getByRole('navigation', { name: 'Progress' });
    await expect(progress.locator('[aria-current=step]')).toHaveText('3-4 Customise');
    await expect(progress.getByRole('button')).toHaveCount(2);
  },
);

test(
  'the note step with spaced text is no wider than a phone',
  { tag: '@narrow' },
  async ({ page }) => {
    await openSavedBox(page, 'note', { boxId: 1, lid: [1, 'Happy Birthday Mum'] });
    await spaceText(page);
    await expectNoHorizontalScroll(page);
  },
);

test(
  'a preset, and what takes its place, say how full the box is',
  { tag: '@narrow' },
  async ({ page }) => {
    await openFlavoursStep(page, '?box=6');
    const says = (text: string) => expect(page.getByRole('status').getByText(text)).toBeAttached();
    await clickPreset(page, 'Top 6 Recommended');
    await says('6 of 6 pieces.');
    await clickButton(page, 'Choose your own selection');
    await says('0 of 6 pieces.');
    await clickButton(page, 'Add to Box (Vanilla)');
    await says('Vanilla 1. 1 of 6 pieces.');
    await clickButton(page, 'Fill the rest for me');
    await says('6 of 6 pieces.');
  },
);

async function pressEnterOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
}

test(
  'a whole order can be made by keyboard alone, in forced colours',
  { tag: '@wide' },
  async ({ page }) => {
    test.slow();
    await page.emulateMedia({ forcedColors: 'active' });
    await openBuilderPage(page);
    await page.getByRole('heading', { level: 1 }).focus();
    await pressEnterOn(page, 'Select This Box (Box of 6)');
    await expectStep(page, 'flavours');
    await pressEnterOn(page, 'Top 6 Recommended');
    await pressEnterOn(page, /^Next$/);
    await expectStep(page, 'lid');
    await pressEnterOn(page, /^Happy Birthday/);
    await pressEnterOn(page, 'Pick (Happy Birthday Mum)');
    await expect(page.getByRole('dialog')).toBeHidden();
    await pressEnterOn(page, /^Continue$/);
    await expectStep(page, 'note');
    await tabTo(page, page.getByRole('textbox', { name: 'Your note' }));
    await page.keyboard.type('Happy Birthday!');
    await tabTo(page, page.locator('summary', { hasText: 'Add a Personalized Family Keyring' }));
    await page.keyboard.press('Enter');
    await pressEnterOn(page, 'this mum belongs');
    await tabTo(page, page.getByRole('combobox', { name: 'Search for a name' }));
    await page.keyboard.type('har');
    await expect(page.getByRole('option', { name: 'Harriet' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Harriet' })).toBeVisible();
    await pressEnterOn(page, 'Continue to Shipping');
    await expectStep(page, 'delivery');
    for (const [label, value] of Object.entries(testRecipient)) {
      await tabTo(page, page.getByRole('textbox', { name: new RegExp(`^${label}`) }).first());
      await page.keyboard.type(value);
    }
    // The visitor chooses the contrast.
    await expectAccessible(page, ['color-contrast']);
    await page.keyboard.press('Enter');
    await page.waitForURL(PAYMENT_PAGE);
  },
);

test(
  'a page transition raises no error, even when motion is switched off during it',
  { tag: '@narrow' },
  async ({ page }) => {
    const errors = collectExceptions(page);
    await page.goto('/build-your-box');
    const moments = [
      () => Promise.resolve(),
      () => page.waitForRequest((request) => request.isNavigationRequest()),
      () => page.waitForResponse((response) => response.request().isNavigationRequest()),
      () => page.waitForEvent('framenavigated'),
      () => page.waitForEvent('domcontentloaded'),
      () => page.waitForEvent('load'),
    ];
    // Leaves and returns at each of them: the switch falls into that moment of the transition.
    for (const moment of moments) {
      for (const path of ['/faq', '/build-your-box']) {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const reached = moment();
        await page.evaluate((to) => void setTimeout(() => location.assign(to)), path);
        await reached;
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.waitForURL(path);
        await page.waitForLoadState('networkidle');
      }
    }
    expect(errors).toEqual([]);
  },
);

for (const { screen, width, height } of [
  { screen: 'a phone', width: 375, height: 667 },
  { screen: 'a phone held sideways', width: 740, height: 375 },
  { screen: 'a desktop at 400% zoom', width: 320, height: 256 },
  { screen: 'a tablet', width: 768, height: 1024 },
]) {
  test(
    `${screen} keeps Back and Next in a sticky footer that covers no focused control`,
    { tag: '@narrow' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openFlavoursStep(page, '?box=6');
      const bar = page.getByRole('region', { name: 'Your order so far' });
      const edges = () => bar.evaluate((element) => element.getBoundingClientRect());
      await expect.poll(async () => (await edges()).bottom).toBe(height);
      expect((await edges()).height).toBeLessThanOrEqual(height / 4);
      await expect(bar.getByText(`Step 2 of ${STEPS.length}`)).toBeVisible();
      await expect(bar.getByRole('progressbar', { name: 'Pieces chosen' })).toBeVisible();
      for (const name of ['Back', 'Next']) {
        await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }

      await page.getByRole('heading', { level: 1 }).focus();
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press('Tab');
        const covered = () =>
          page.evaluate(() => {
            const focused = document.activeElement;
            const edges = focused?.getBoundingClientRect();
            const footer = document.querySelector('.sticky-footer');
            if (!focused || !edges || footer?.contains(focused)) return null;
            return edges.bottom > (footer?.getBoundingClientRect().top ?? 0)
              ? focused.outerHTML
              : null;
          });
        await expect.poll(covered).toBeNull();
      }

      await bar.getByRole('button', { name: 'Back' }).click();
      await expectStep(page, 'box');
    },
  );
}

test(
  'a desktop at 400% zoom leaves the last step three quarters of the screen',
  { tag: '@narrow' },
  async ({ page }) => {
    await openDeliveryStep(page);
    await page.setViewportSize({ width: 320, height: 256 });
    const footer = page.getByRole('region', { name: 'Your order so far' });
    const heightOfFooter = () => footer.evaluate(({ clientHeight }) => clientHeight);
    await expect.poll(heightOfFooter).toBeLessThanOrEqual(256 / 4);
  },
);

test('the summary of a full box is one Tab away from the button that filled it', async ({
  page,
}) => {
  await openFlavoursStep(page, '?box=6');
  await clickButton(page, 'Add to Box (Vanilla)');
  for (let piece = 2; piece <= 6; piece += 1) await clickButton(page, 'Add one Vanilla');
  await page.getByRole('button', { name: 'Add one Vanilla' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your box', exact: true })).toBeFocused();
});
