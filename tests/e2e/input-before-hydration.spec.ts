import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from './helpers/network.ts';

/** Holds the script of an island back. Returns a function that releases it. */
const holdScript = (page: Page, name: string): Promise<() => void> =>
  holdRequests(page, new RegExp(`/_astro/${name}\\.[^/]+\\.js$`));

test.describe('the calculator takes input from before hydration', () => {
  const slices = (page: Page) => page.getByRole('spinbutton', { name: 'Slices', exact: true });
  const slider = (page: Page) => page.getByRole('slider', { name: /^Slices/ });
  const orderTotals = (page: Page) => page.getByRole('region', { name: 'Your order' });

  async function openUnhydrated(page: Page): Promise<() => Promise<void>> {
    const release = await holdScript(page, 'hydrate-bulk-order');
    await page.goto('/weddings-corporate');
    const island = page.locator('.calculator .island');
    await slices(page).scrollIntoViewIfNeeded();
    await expect(island).not.toHaveAttribute('data-hydrated');
    return async () => {
      release();
      // A replayed click on Order Now leaves the page at once.
      await expect(page.locator('.calculator .island:not([data-hydrated])')).toHaveCount(0);
    };
  }

  async function waitForOrder(page: Page): Promise<unknown> {
    const request = await page.waitForRequest('**/api/create-checkout-session');
    return request.postDataJSON();
  }

  test('a number of slices and a click on Order Now', async ({ page }) => {
    const hydrate = await openUnhydrated(page);
    const sent = waitForOrder(page);
    await slices(page).fill('200');
    await page.getByRole('button', { name: 'Order Now' }).click();
    await hydrate();
    expect(await sent).toMatchObject({ metadata: { sliceQuantity: 200 }, totalAmount: 210 });
    await expect(page.getByRole('button', { name: 'Pay £210.00' })).toBeVisible();
  });

  test('a number of slices and a date, in the totals and the advice', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z');
    const hydrate = await openUnhydrated(page);
    await slices(page).fill('120');
    await page.getByLabel('Date needed').fill('2026-11-24');
    await hydrate();
    await expect(slices(page)).toHaveValue('120');
    await expect(slider(page)).toHaveValue('120');
    await expect(orderTotals(page).getByRole('definition')).toHaveText([
      '£120.00',
      '£10.00',
      '£130.00',
    ]);
    await expect(page.getByText(/which is too late for 24th November/)).toBeVisible();
  });

  test('the slider moved after a number was typed', async ({ page }) => {
    const hydrate = await openUnhydrated(page);
    await slices(page).fill('200');
    await slider(page).fill('150');
    await hydrate();
    await expect(slices(page)).toHaveValue('150');
    await expect(slider(page)).toHaveValue('150');
    await expect(orderTotals(page)).toContainText('£160.00 for 150 slices');
  });

  test('a number that cannot be ordered', async ({ page }) => {
    const hydrate = await openUnhydrated(page);
    await slices(page).fill('20');
    await page.getByRole('button', { name: 'Order Now' }).click();
    await hydrate();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Minimum order is 50 slices.' }),
    ).toBeVisible();
    await expect(slices(page)).toHaveValue('20');
    await expect(page).toHaveURL(/weddings-corporate/);
  });

  test('chosen flavours', async ({ page }) => {
    const hydrate = await openUnhydrated(page);
    await page.getByRole('radio', { name: /^Choose up to 10/ }).check();
    await hydrate();
    await expect(page.getByRole('radio', { name: /^Choose up to 10/ })).toBeChecked();
    const sent = waitForOrder(page);
    await page.getByRole('checkbox', { name: /^Vanilla/ }).check();
    await page.getByRole('button', { name: 'Order Now' }).click();
    expect(await sent).toMatchObject({ metadata: { flavors: ['Vanilla'] } });
  });

  test('a number typed after returning from the payment page', async ({ page }) => {
    const hydrate = await openUnhydrated(page);
    await slices(page).fill('75');
    await page.getByRole('button', { name: 'Order Now' }).click();
    await hydrate();
    await expect(page.getByRole('button', { name: 'Pay £100.00' })).toBeVisible();
    const hydrateAgain = await openUnhydrated(page);
    await slices(page).fill('60');
    await hydrateAgain();
    await expect(slices(page)).toHaveValue('60');
    await expect(orderTotals(page)).toContainText('£82.00 for 60 slices');
  });
});

for (const [path, script, island] of [
  ['/contact', 'hydrate-contact-form', '.write .island'],
  ['/weddings-corporate', 'hydrate-enquiry', '#enquiry .island'],
] as const) {
  test(`a message sent on ${path} before hydration arrives complete`, async ({ page }) => {
    const release = await holdScript(page, script);
    await page.goto(path);
    const form = page.locator(island);
    await form.scrollIntoViewIfNeeded();
    for (const name of await form.getByRole('textbox', { name: /name/i }).all()) {
      await name.fill('Ada');
    }
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@post.example');
    await form.getByRole('textbox', { name: 'Message' }).fill('Do you post to Lundy?');
    await form.getByRole('combobox').selectOption({ index: 2 });
    const choice = await form.getByRole('combobox').inputValue();
    const sent = page.waitForRequest('**/api/send-email');
    await form.getByRole('button', { name: /^Send/ }).click();
    release();
    const body: unknown = (await sent).postDataJSON();
    expect(body).toMatchObject({ email: 'ada@post.example', message: 'Do you post to Lundy?' });
    expect(JSON.stringify(body)).toContain(choice);
    await expect(form.getByText(/^Thank you for your/)).toBeVisible();
  });
}

test('a data request sent before hydration arrives complete', async ({ page }) => {
  const release = await holdScript(page, 'DataRequestForm');
  await page.goto('/data-requests');
  await page.getByRole('radio', { name: /deletion/ }).check();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@post.example');
  await page.getByRole('textbox', { name: /Order references/ }).fill('BHF-1, BHF-2');
  const sent = page.waitForRequest('**/api/data-deletion-request');
  await page.getByRole('button', { name: 'Submit Request' }).click();
  release();
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'ada@post.example',
    orderReferences: ['BHF-1', 'BHF-2'],
  });
  await expect(page.getByRole('heading', { name: 'Deletion request received' })).toBeFocused();
});

for (const [path, script, label, thanks] of [
  ['/contact', 'hydrate-contact-form', /^Send/, /^Thank you/],
  ['/weddings-corporate', 'hydrate-enquiry', /^Send/, /^Thank you/],
  ['/data-requests', 'DataRequestForm', 'Submit Request', /request received/i],
] as const) {
  test(`a form on ${path} is posted by the browser when its script cannot be loaded`, async ({
    page,
  }) => {
    await page.route(new RegExp(`/_astro/${script}\\.[^/]+\\.js$`), (route) => route.abort());
    await page.goto(path);
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: label }) });
    await form.scrollIntoViewIfNeeded();
    for (const name of await form.getByRole('textbox', { name: /name/i }).all()) {
      await name.fill('Ada');
    }
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@post.example');
    const message = form.getByRole('textbox', { name: 'Message' });
    if (await message.count()) await message.fill('Do you post to Lundy?');
    const references = form.getByRole('textbox', { name: /Order references/ });
    if (await references.count()) await references.fill('BHF-1');
    await form.getByRole('button', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
  });
}
