import { expect, test, type Page } from '@playwright/test';
import {
  clickButton,
  fillDeliveryForm,
  openDeliveryStep,
  proceedToPayment,
  testRecipient,
} from './helpers/builder.ts';
import { cartDrawer } from './helpers/cart.ts';
import { findOrderMails } from './helpers/mailbox.ts';
import { startOwnShop } from './helpers/own-shop.ts';
import { expectAccessible, waitForFonts } from './helpers/page-setup.ts';
import { clickPay, PAYMENT_PAGE, readOrderNumber } from './helpers/payment.ts';

/** A Friday after the cut-off: the parcel leaves on Monday. */
const FRIDAY_EVENING = '2026-11-20T16:00:00Z';

/** A test with a shop and a browser whose clocks both begin on Friday evening. */
const fridayTest = test.extend<{ page: Page }, { fridayShop: string }>({
  fridayShop: [
    async ({}, use) => {
      const shop = await startOwnShop({ SHOP_CLOCK: FRIDAY_EVENING });
      await use(shop.url);
      await shop.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ fridayShop }, use) => use(fridayShop),
  async page({ page }, use) {
    await page.clock.install({ time: FRIDAY_EVENING });
    await use(page);
  },
});

/** Expects these days on every page before payment, by both classes, and stays at the delivery form. */
async function expectDaysOnPages(page: Page, second: string, first: string): Promise<void> {
  await page.goto('/');
  await expect(page.locator('.arrival')).toContainText(`Order today to get by ${second}`);

  await page.goto('/shop-boxes/six-favourites');
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await delivery.scrollIntoViewIfNeeded();
  await expect(delivery).toContainText(`Order today to get by ${second}`);
  await expect(delivery).toContainText(`Order today to get by ${first}`);

  await clickButton(page, 'Add to basket Six Favourites');
  const inBasket = cartDrawer(page).getByRole('radio', { name: /Royal Mail 2nd Class/ });
  await expect(inBasket).toHaveAccessibleName(new RegExp(`Order today to get by ${second}`));

  await openDeliveryStep(page);
  const footer = page.getByRole('region', { name: 'Your order so far' });
  await expect(footer).toContainText(`Order today to get by ${second}`);
  for (const [name, days] of [
    ['Royal Mail 2nd Class', second],
    ['Royal Mail 1st Class', first],
  ] as const) {
    const option = page.getByRole('radio', { name: new RegExp(name) });
    await expect(option).toHaveAccessibleName(new RegExp(`Order today to get by ${days}`));
  }
  await page.getByRole('radio', { name: /Royal Mail 1st Class/ }).check();
  await expect(footer).toContainText(`Order today to get by ${first}`);
}

fridayTest.describe('on a Friday after 15:00', () => {
  // They share the shop, which one worker starts.
  fridayTest.describe.configure({ mode: 'default', timeout: 180_000 });

  fridayTest('all pages and both mails show the same delivery days', async ({ page }) => {
    await expectDaysOnPages(page, '25-27 Nov', '24-25 Nov');
    await fillDeliveryForm(page);
    await proceedToPayment(page);
    await page.waitForURL((url) => url.pathname !== '/build-your-box');
    await expect(page.getByText('Get it by 24-25 Nov, 1 to 2 working days')).toBeVisible();
    await clickPay(page);
    await expect(page.getByText('Get it by 24-25 Nov').first()).toBeVisible();

    const mails = await findOrderMails(page, testRecipient['E-mail'], await readOrderNumber(page));
    expect(mails.confirmation).toContain('Get it by 24-25 Nov');
    expect(mails.packingSlip).toContain('Post by 23rd November 2026');
  });

  fridayTest(
    'a requested delivery day is kept from the builder to the packing slip',
    async ({ page }) => {
      await openDeliveryStep(page, { boxId: 2, lid: [1, 'Happy Birthday Mum'] });

      const field = page.getByLabel('Arrive around (optional)');
      await field.pressSequentially('12122026');
      await expect(field).toHaveValue('2026-12-12');
      await expect(page.getByText('in time for Saturday 12th December.')).toBeVisible();

      await field.fill('2026-11-25');
      await expect(field).toHaveAccessibleDescription(
        /Too soon: the earliest is Friday 27th November by 2nd class\. 1st class £\S+ can make it\./,
      );
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await page.getByRole('radio', { name: /Royal Mail 1st Class/ }).check();
      await expect(field).toHaveValue('2026-11-25');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');

      await field.fill('2027-01-20');
      await expect(field).toHaveAccessibleDescription(
        /At most 60 days ahead: the latest is Tuesday 19th January\./,
      );
      await page.getByRole('button', { name: 'Clear the day' }).click();
      await expect(field).toHaveValue('');
      await expect(field).toBeFocused();

      await field.fill('2026-12-24');
      await expect(
        page.getByText(
          'We post it on Monday 21st December. It should be there on 22-23 Dec, in time for Thursday 24th December.',
        ),
      ).toBeVisible();

      await fillDeliveryForm(page);
      await proceedToPayment(page);
      await page.waitForURL(PAYMENT_PAGE);
      await expect(page.getByText(/^In time for Thursday 24th December 2026/)).toBeVisible();
      await clickPay(page);
      await expect(
        page.getByText(/in time for (Thursday )?24th December 2026/i).first(),
      ).toBeVisible();

      const mails = await findOrderMails(
        page,
        testRecipient['E-mail'],
        await readOrderNumber(page),
      );
      expect(mails.confirmation).toContain('In time for Thursday 24th December 2026');
      expect(mails.packingSlip).toContain('Post on 21st December 2026');
      expect(mails.packingSlip).toContain('24th December 2026');
    },
  );
});

/* Pages count by the visitor's clock. tests/server/delivery-dates.test.ts holds payment page, thank-you page and mails
 * to one another at eleven times. */
for (const { when, time, second, first } of [
  {
    when: 'on an ordinary Wednesday',
    time: '2026-11-18T10:00:00Z',
    second: '20-24 Nov',
    first: '19-20 Nov',
  },
  {
    when: 'on a Tuesday at peak',
    time: '2026-12-01T10:00:00Z',
    second: '3-7 Dec',
    first: '2-3 Dec',
  },
  {
    when: 'after the last posting dates of Christmas',
    time: '2026-12-22T10:00:00Z',
    second: '29-31 Dec',
    first: '29-30 Dec',
  },
]) {
  test(`${when}, all pages show the same delivery days`, async ({ page }) => {
    await page.clock.install({ time });
    await expectDaysOnPages(page, second, first);
  });
}

test('warns that the post may miss the occasion of a lid, until a faster delivery is chosen', async ({
  page,
}) => {
  await page.clock.install({ time: '2027-03-03T10:00:00Z' });
  await openDeliveryStep(page, { boxId: 2, lid: [2, "Happy Mother's Day"] });
  const warning = page.getByText(
    /^2nd class may miss Mother's Day; 1st class £\S+ should arrive Thursday-Friday, 4-5 Mar\.$/,
  );
  await expect(warning).toBeVisible();
  await page.getByRole('radio', { name: /Royal Mail 1st Class/ }).check();
  await expect(warning).toBeHidden();
});

test('a Christmas lid offers the day that suits it, until it is to be posted at once', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-25T10:00:00Z' });
  await openDeliveryStep(page, { boxId: 2, lid: [9, 'Happy Christmas'] });
  const field = page.getByLabel('Arrive around (optional)');
  await page.getByRole('button', { name: 'Let it arrive around Thursday 24th December' }).click();
  await expect(field).toHaveValue('2026-12-24');
  await expect(page.getByText('in time for Thursday 24th December.')).toBeVisible();
  await expect(
    page.getByText('Planned for Christmas Day: around Thursday 24th December.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear the day' })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post it at once instead' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByText('Is it for Christmas Day?')).toBeVisible();
});

test('the countdown to the cut-off is shown, is not announced, and moves nothing', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T14:57:05Z' });
  await page.goto('/');
  const line = page.locator('.arrival');
  const seen = line.locator('.dispatch [aria-hidden]');
  await expect(seen).toHaveText('Order within 2 min: posted today.');
  await expect(line).toContainText('Order before 3 pm and we post it today.');
  await expect(line).toContainText('Order today to get by 24-26 Nov');
  const announcers = 'xpath=ancestor-or-self::*[@aria-live or @role="status"]';
  await expect(line.locator(announcers)).toHaveCount(0);
  await waitForFonts(page);
  const before = await line.boundingBox();

  await page.clock.pauseAt('2026-11-20T14:58:00Z');
  await page.clock.runFor(60_000);
  await expect(seen).toHaveText('Order within 1 min: posted today.');

  await page.clock.runFor(120_000);
  await expect(seen).toHaveText('Posted on Monday 23rd November.');
  await expect(line).toContainText('Order today to get by 25-27 Nov');
  await expect.poll(() => line.boundingBox()).toEqual(before);
});
