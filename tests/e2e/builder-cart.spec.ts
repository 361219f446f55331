import { expect, test, type Page } from '@playwright/test';
import {
  applyPreset,
  openDeliveryStep,
  clickButton,
  expectStep,
  skipNoteStep,
} from './helpers/builder.ts';
import { openCartDrawer, readStoredCart } from './helpers/cart.ts';
import { expectAccessible, readLocalStorage } from './helpers/page-setup.ts';

const addAnother = 'Add to basket and build another';

/** Clicks "Add to basket and build another" and waits for step 1. */
async function addToCart(page: Page): Promise<void> {
  await clickButton(page, addAnother);
  await expectStep(page, 'box');
}

/** Waits for the first line of the stored cart and returns its id. */
async function readFirstLineId(page: Page): Promise<string> {
  const readId = async () => /"id":"(\w+)"/.exec((await readLocalStorage(page, 'cart')) ?? '')?.[1];
  await expect.poll(readId).toBeDefined();
  return (await readId()) ?? '';
}

test.beforeEach(async ({ page }) => {
  await openDeliveryStep(page);
});

test('a box is added to the basket without an address, and the next one begins', async ({
  page,
}) => {
  await expectAccessible(page);
  const button = page.getByRole('button', { name: addAnother });
  await expect(button).toHaveAccessibleDescription(
    'In the basket you send all boxes to one address, or each to somebody else, in one payment.',
  );
  await page.getByLabel('Town or city').fill('Bristol');
  await expect(button).toHaveAccessibleDescription(
    /The address stays on this device, and is not sent with them\.$/,
  );
  await addToCart(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const notice = page.getByRole('status').filter({ hasText: 'Box of 12 added' });
  await expect(notice).toContainText('Box of 12 added. Your basket holds 1 box.');
  await expectAccessible(page);
  await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 1 }]);
  await expect(page.getByRole('button', { name: /^Selected/ })).toHaveCount(0);

  await clickButton(page, 'Select This Box (Box of 12)');
  await expectStep(page, 'flavours');
  await expect(notice).toBeHidden();
  await applyPreset(page, 'Top 12 Recommended');
  await skipNoteStep(page);
  await expect(page.getByLabel('Town or city')).toHaveValue('Bristol');
  await expect(
    page.getByText('Your basket holds 1 more box. This payment is for this box alone'),
  ).toBeVisible();
  await addToCart(page);
  await expect.poll(() => readStoredCart(page)).toMatchObject([{ quantity: 2 }]);
  await page.getByRole('link', { name: 'See your basket' }).click();
  await page.waitForURL('/basket');
});

test('a box of the basket can be edited, survives a reload, and is saved in place', async ({
  page,
}) => {
  await addToCart(page);
  await page.goto(`/build-your-box?edit=${await readFirstLineId(page)}`);
  await expectStep(page, 'flavours');
  await expect(page.getByText('You are changing a box in your basket.')).toBeVisible();
  await expectAccessible(page);
  await clickButton(page, 'Remove one Vanilla');
  await clickButton(page, 'Fill the rest for me');
  await page.reload();
  await expectStep(page, 'flavours');
  await clickButton(page, /^Next$/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 'delivery');
  await expect(page.getByRole('button', { name: 'Proceed to Payment' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: addAnother })).toHaveCount(0);
  await expectAccessible(page);
  await clickButton(page, 'Save in basket');
  await page.waitForURL('/basket');
  await expect.poll(() => readStoredCart(page)).toHaveLength(1);
});

test('the link to a removed line starts a new box, with a message', async ({ page }) => {
  await page.goto('/build-your-box?edit=0123456789abcdef');
  await expectStep(page, 'box');
  await expect(
    page.getByText('That box is no longer in your basket. Build a new one here.'),
  ).toBeVisible();
});

test('a full basket refuses the box with a message and keeps it in the builder', async ({
  page,
}) => {
  await addToCart(page);
  await readFirstLineId(page);
  const full = ((await readLocalStorage(page, 'cart')) ?? '').replace(
    /("price":[\d.]+,"quantity"):1/,
    '$1:20',
  );
  await page.evaluate((lines) => localStorage.setItem('cart', lines), full);
  await openDeliveryStep(page);
  await clickButton(page, addAnother);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Your box is still here.' }),
  ).toContainText('at most 20 equal boxes');
  await expectStep(page, 'delivery');
});

test('a box for which storage has no room stays in the basket of this page, which says so', async ({
  page,
}) => {
  await page.evaluate(() => {
    for (let length = 2 ** 20; length >= 1; length /= 2) {
      try {
        for (;;) localStorage.setItem(`full-${crypto.randomUUID()}`, 'x'.repeat(length));
      } catch {
        continue;
      }
    }
  });
  await page.getByLabel('Town or city').fill('Weston-super-Mare, North Somerset');
  await expect(page.getByText('Not saved: keep this page open')).toBeVisible();
  await expectAccessible(page);
  await addToCart(page);
  const notice = page.getByText('Not saved: keep this page open until you pay.');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your basket' })).toHaveCount(0);
  const drawer = await openCartDrawer(page);
  await expect(drawer.getByRole('heading', { name: '1 box', exact: true })).toBeVisible();
  await expect(drawer.getByText('Not saved: keep this page open until you pay.')).toBeVisible();
});
