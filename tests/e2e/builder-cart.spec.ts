import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './helpers/page-setup.ts';
import { buildNonGiftBox, expectStep, clickButton, applyPreset } from './helpers/builder.ts';

const addAnother = 'Add to basket and build another';

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => localStorage.getItem('cart') ?? '[]');

async function basket(page: Page): Promise<unknown> {
  const lines: unknown = JSON.parse(await stored(page));
  return lines;
}

/** The id of the first line. */
async function lineId(page: Page): Promise<string> {
  return /"id":"(\w+)"/.exec(await stored(page))?.[1] ?? '';
}

test.beforeEach(async ({ page }) => {
  await buildNonGiftBox(page);
});

test('a box is added to the basket without an address, and the next one begins', async ({
  page,
}) => {
  await expectAccessible(page);
  const button = page.getByRole('button', { name: addAnother });
  await expect(button).toHaveAccessibleDescription(
    'You give address and e-mail once, on the payment page: all boxes of a basket go there together.',
  );
  await page.getByLabel('Town or city').fill('Bristol');
  await expect(button).toHaveAccessibleDescription(
    /What you filled in here stays on this device, and is not sent with them\.$/,
  );
  await clickButton(page, addAnother);
  await expectStep(page, 1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const word = page.getByRole('status').filter({ hasText: 'Box of 12 added' });
  await expect(word).toContainText('Box of 12 added. Your basket holds 1 box.');
  await expectAccessible(page);
  expect(await basket(page)).toMatchObject([{ quantity: 1 }]);
  await expect(page.getByRole('button', { name: /^Selected/ })).toHaveCount(0);

  await clickButton(page, 'Select This Box (Box of 12)');
  await expectStep(page, 2);
  await expect(word).toBeHidden();
  await applyPreset(page, 'Top 12 Recommended');
  await clickButton(page, /^Not a Gift/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
  await expect(page.getByLabel('Town or city')).toHaveValue('Bristol');
  await clickButton(page, addAnother);
  await expectStep(page, 1);
  expect(await basket(page)).toMatchObject([{ quantity: 2 }]);
  await page.getByRole('link', { name: 'See your basket' }).click();
  await page.waitForURL('/basket');
});

test('a box of the basket can be edited, survives a reload, and is saved in place', async ({
  page,
}) => {
  await clickButton(page, addAnother);
  await expectStep(page, 1);
  await page.goto(`/build-your-box?edit=${await lineId(page)}`);
  await expectStep(page, 2);
  await expect(page.getByText('You are changing a box in your basket.')).toBeVisible();
  await expectAccessible(page);
  await clickButton(page, 'Remove one Vanilla');
  await clickButton(page, 'Fill the rest for me');
  await page.reload();
  await expectStep(page, 2);
  await clickButton(page, /^Next$/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: addAnother })).toHaveCount(0);
  await expectAccessible(page);
  await clickButton(page, 'Save in basket');
  await page.waitForURL('/basket');
  expect(await basket(page)).toHaveLength(1);
});

test('a changed copy becomes a new line', async ({ page }) => {
  await clickButton(page, addAnother);
  await expectStep(page, 1);
  await page.goto(`/build-your-box?copy=${await lineId(page)}`);
  await expectStep(page, 2);
  await clickButton(page, 'Remove one Vanilla');
  await clickButton(page, 'Fill the rest for me');
  await clickButton(page, /^Next$/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
  await clickButton(page, addAnother);
  await expectStep(page, 1);
  expect(await basket(page)).toHaveLength(2);
});

test('the link to a removed line starts a new box, with a message', async ({ page }) => {
  await page.goto('/build-your-box?edit=0123456789abcdef');
  await expectStep(page, 1);
  await expect(
    page.getByText('That box is no longer in your basket. Build a new one here.'),
  ).toBeVisible();
});

test('a full basket refuses the box with a message and keeps it in the builder', async ({
  page,
}) => {
  await clickButton(page, addAnother);
  await expectStep(page, 1);
  const full = (await stored(page)).replace(/("price":[\d.]+,"quantity"):1/, '$1:20');
  await page.evaluate((lines) => localStorage.setItem('cart', lines), full);
  await page.goto(`/build-your-box?copy=${await lineId(page)}`);
  await expectStep(page, 2);
  await clickButton(page, /^Next$/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
  await clickButton(page, addAnother);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your box is still here.' }),
  ).toContainText('at most 20 equal boxes');
  await expectStep(page, 5);
});
