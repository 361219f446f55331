import { expect, type Page } from '@playwright/test';

const CONSENT = JSON.stringify({
  essential: true,
  analytics: false,
  functional: false,
  targeting: false,
  consentTimestamp: '2026-11-20T10:00:00.000Z',
});

export const stepTitles = [
  'Choose Your Fudge Box',
  'Select Your Fudge Flavours',
  'Customise Your Box',
  'Add Your Handwritten Note',
  'Shipping & Payment',
] as const;

/** Opens the builder as a shopper who has answered the cookie question. */
export async function openBuilderPage(page: Page, query = ''): Promise<void> {
  await page.addInitScript((consent) => {
    localStorage.setItem('bhf-cookie-consent', consent);
  }, CONSENT);
  await page.goto(`/build-your-box${query}`);
}

/** Waits until the page has turned to this step and rests. */
export async function expectStep(page: Page, step: 1 | 2 | 3 | 4 | 5): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: stepTitles[step - 1] ?? '', exact: true }),
  ).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-box-transition');
}

export const clickButton = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click();

export async function selectBoxKind(page: Page, name: string): Promise<void> {
  await clickButton(page, `Select This Box (${name})`);
  await expectStep(page, 2);
}

/** From the flavours to the lid with the preset of the box. */
export async function applyPreset(page: Page, name: string): Promise<void> {
  await clickButton(page, name);
  await expect(page.getByRole('heading', { name: 'Preset Selection Applied!' })).toBeVisible();
  await clickButton(page, /^Next$/);
  await expectStep(page, 3);
}

export async function chooseLid(page: Page, category: RegExp, design: string): Promise<void> {
  await clickButton(page, category);
  await clickButton(page, `Pick (${design})`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await clickButton(page, /^Continue$/);
  await expectStep(page, 4);
}

export const testRecipient = {
  'First name': 'Ann',
  'Last name': 'Lee',
  'Address line 1': '1 Marine Parade',
  'Town or city': 'Weston-super-Mare',
  Postcode: 'BS23 1AA',
  'E-mail': 'ann@example.com',
} as const;

export async function fillDeliveryForm(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(testRecipient)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export const proceedToPayment = (page: Page) => clickButton(page, 'Proceed to Payment');

/** A box that is ready to be paid, on step 5 with an empty form. */
export async function buildNonGiftBox(page: Page): Promise<void> {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 12');
  await applyPreset(page, 'Top 12 Recommended');
  await clickButton(page, /Not a Gift \(For Myself\)/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
}
