import { expect, type Page } from '@playwright/test';

const CONSENT = JSON.stringify({
  essential: true,
  analytics: false,
  functional: false,
  targeting: false,
  consentTimestamp: '2026-11-20T10:00:00.000Z',
});

export const titles = [
  'Choose Your Fudge Box',
  'Select Your Fudge Flavours',
  'Customise Your Box',
  'Add Your Handwritten Note',
  'Shipping & Payment',
] as const;

/** Opens the builder as a shopper who has answered the cookie question. */
export async function openBuilder(page: Page, query = ''): Promise<void> {
  await page.addInitScript((consent) => {
    localStorage.setItem('bhf-cookie-consent', consent);
  }, CONSENT);
  await page.goto(`/build-your-box${query}`);
}

/** Waits until the page has turned to this step and rests. */
export async function onStep(page: Page, step: 1 | 2 | 3 | 4 | 5): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: titles[step - 1] ?? '', exact: true }),
  ).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-box-transition');
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

export async function selectBox(page: Page, name: string): Promise<void> {
  await press(page, `Select This Box (${name})`);
  await onStep(page, 2);
}

/** From the flavours to the lid with the preset of the box. */
export async function takePreset(page: Page, name: string): Promise<void> {
  await press(page, name);
  await expect(page.getByRole('heading', { name: 'Preset Selection Applied!' })).toBeVisible();
  await press(page, /^Next$/);
  await onStep(page, 3);
}

export async function pickLid(page: Page, category: RegExp, design: string): Promise<void> {
  await press(page, category);
  await press(page, `Pick (${design})`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, /^Continue$/);
  await onStep(page, 4);
}

export const recipient = {
  'First name': 'Ann',
  'Last name': 'Lee',
  'Address line 1': '1 Marine Parade',
  'Town or city': 'Weston-super-Mare',
  Postcode: 'BS23 1AA',
  'E-mail': 'ann@example.com',
} as const;

export async function fillInDelivery(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(recipient)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export const proceed = (page: Page) => press(page, 'Proceed to Payment');

/** A box that is ready to be paid, on step 5 with an empty form. */
export async function buildBoxForMyself(page: Page): Promise<void> {
  await openBuilder(page);
  await selectBox(page, 'Box of 12');
  await takePreset(page, 'Top 12 Recommended');
  await press(page, /Not a Gift \(For Myself\)/);
  await press(page, 'Skip to Shipping');
  await onStep(page, 5);
}
