import { expect, type Page } from '@playwright/test';
import { declineCookies } from './page-setup.ts';

export const stepTitles = [
  'Choose Your Fudge Box',
  'Select Your Fudge Flavours',
  'Customise Your Box',
  'Add Your Handwritten Note',
  'Shipping & Payment',
] as const;

/** Opens the builder with cookies declined. `query` may hold a query or a hash. */
export async function openBuilderPage(page: Page, query = ''): Promise<void> {
  await declineCookies(page);
  await page.goto(`/build-your-box${query}`);
}

/** Opens the builder by a URL that leads to step 2, with the box of this query. */
export async function openFlavoursStep(page: Page, query: string): Promise<void> {
  await openBuilderPage(page, query);
  await expectStep(page, 2);
}

/** Expects this step of the builder and waits until its transition ends. */
export async function expectStep(page: Page, step: 1 | 2 | 3 | 4 | 5): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: stepTitles[step - 1] ?? '', exact: true }),
  ).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-box-transition');
}

/** Expects step 1 with its arrival days, which the hydrated builder shows. */
export async function expectHydratedStep1(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByText(/Order today to get by/).first()).toBeVisible();
}

/** Expects this count of chosen pieces, such as "6 / 12". */
export async function expectChosenPieces(page: Page, count: string): Promise<void> {
  await expect(page.getByText(`Selected: ${count} pieces`).first()).toBeAttached();
}

/** The builder's offer to continue a saved box. */
export const savedBoxOffer = (page: Page) =>
  page.getByRole('region', { name: 'Continue your box?' });

/** Clicks the button of this accessible name. */
export const clickButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Selects a box on step 1 and waits for step 2. */
export async function selectBoxKind(page: Page, name: string): Promise<void> {
  await clickButton(page, `Select This Box (${name})`);
  await expectStep(page, 2);
}

/** Applies a preset on step 2 and stays there. */
export async function clickPreset(page: Page, name: string): Promise<void> {
  await clickButton(page, name);
  await expectPresetApplied(page);
}

export const expectPresetApplied = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Preset Selection Applied!' })).toBeVisible();

/** Applies a preset on step 2 and goes on to step 3. */
export async function applyPreset(page: Page, name: string): Promise<void> {
  await clickPreset(page, name);
  await leaveFlavoursStep(page);
}

/** Goes from step 2 to step 3. */
export async function leaveFlavoursStep(page: Page): Promise<void> {
  await clickButton(page, /^Next$/);
  await expectStep(page, 3);
}

/** Chooses a lid of several designs on step 3 and goes on to step 4. */
export async function chooseLid(page: Page, category: RegExp, design: string): Promise<void> {
  await clickButton(page, category);
  await clickButton(page, `Pick (${design})`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await clickButton(page, /^Continue$/);
  await expectStep(page, 4);
}

/** Chooses "Not a gift" on step 3 and skips the note. */
export async function skipNoteStep(page: Page): Promise<void> {
  await clickButton(page, /^Not a Gift/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 5);
}

/** Goes from the note to the delivery form. */
export async function leaveNoteStep(page: Page): Promise<void> {
  await clickButton(page, 'Continue to Shipping');
  await expectStep(page, 5);
}

/** The labels of the delivery form and what the tests fill in. */
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

export const proceedToPayment = (page: Page): Promise<void> =>
  clickButton(page, 'Proceed to Payment');

/** Builds a Box of 12 that is no gift, up to an empty delivery form. */
export async function buildNonGiftBox(page: Page): Promise<void> {
  await openBuilderPage(page);
  await selectBoxKind(page, 'Box of 12');
  await applyPreset(page, 'Top 12 Recommended');
  await skipNoteStep(page);
}
