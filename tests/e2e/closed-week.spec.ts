import { expect, test, type Browser, type Page } from '@playwright/test';
import * as v from 'valibot';
import { orderTodayText } from '#copy/delivery.ts';
import { deliveryService } from '#data/delivery-service.ts';
import { addDays, londonTime, type Day } from '#domain/day.ts';
import { formatDayRange, formatWeekday } from '#domain/day-words.ts';
import { amendCalendar } from '#domain/delivery/availability.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { clickButton, openBuilderPage, selectBoxKind } from './helpers/builder.ts';
import { startOwnShop, type OwnShop } from './helpers/own-shop.ts';
import { openPage } from './helpers/page-setup.ts';
import { clickPay, openPaymentPage, readOrderNumber } from './helpers/payment.ts';
import { signIn } from './helpers/shopkeeper.ts';

const mails = v.array(v.object({ subject: v.string(), text: v.string() }));

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await startOwnShop();
});
test.afterAll(() => shop.stop());

const openShop = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: shop.url, reducedMotion: 'reduce' })).newPage();

/** Closes the shop on these days, as the shopkeeper does. */
async function closeShop(page: Page, from: Day, to: Day): Promise<void> {
  await signIn(page);
  await page.goto('/shopkeeper#availability');
  await page.getByLabel('First closed day').fill(from);
  await page.getByLabel('Last closed day').fill(to);
  await clickButton(page, 'Add closed days');
  const closed = page.getByText(`Closed: ${formatDayRange(from, to)}.`);
  // Folded on a phone.
  if (!(await closed.isVisible())) await page.getByText('What shoppers will see').click();
  await expect(closed).toBeVisible();
  await clickButton(page, 'Save');
  await expect(page.getByText('Saved. Pages show it within a minute or two.')).toBeVisible();
}

async function mailOf(page: Page, orderNumber: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const inbox = v.parse(mails, await (await page.request.get('/sandbox/inbox.json')).json());
    const isConfirmation = ({ subject }: { subject: string }) =>
      subject.startsWith('Your order') && subject.includes(orderNumber);
    text = inbox.find(isConfirmation)?.text ?? '';
    expect(text).not.toBe('');
  }).toPass({ timeout: 45_000 });
  return text;
}

test('a closed week moves the promise on every page, on the payment page and in the mail', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const now = Date.now();
  const today = londonTime(now).day;
  const closed = { from: today, to: addDays(today, 8) };
  const shopkeeper = await openShop(browser);
  await closeShop(shopkeeper, closed.from, closed.to);

  const paper = deliveryService.options.find(({ id }) => id === 1);
  if (!paper) throw new Error('No 2nd Class');
  const changes = { closed: [closed], lastPostings: [] };
  const calendar = amendCalendar(deliveryService.calendar, changes);
  const { dispatch, first, last } = estimateArrival(now, paper, calendar);
  const [posted, arrives] = [`Posted on ${formatWeekday(dispatch)}`, formatDayRange(first, last)];

  const page = await openShop(browser);
  await openPage(page, '/');
  await expect(page.locator('.dispatch').first()).toContainText(posted);
  await openPage(page, '/shop-boxes/six-favourites');
  const line = page.locator('.delivery [data-arrives="1"]');
  await line.scrollIntoViewIfNeeded();
  await expect(line).toHaveText(orderTodayText({ first, last }));
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 6');
  await expect(page.getByText(orderTodayText({ first, last })).first()).toBeAttached();

  await page.goto(await openPaymentPage(page));
  await expect(page.getByText(arrives).first()).toBeVisible();
  await clickPay(page);
  const number = await readOrderNumber(page);
  await expect(page.getByText(arrives).first()).toBeVisible();
  expect(await mailOf(page, number)).toContain(arrives);

  await clickButton(shopkeeper, 'Undo');
  await expect(shopkeeper.getByText('As it was before.')).toBeVisible();
  const later = await openShop(browser);
  await openPage(later, '/');
  await expect(later.locator('.dispatch').first()).not.toContainText(posted);
});
