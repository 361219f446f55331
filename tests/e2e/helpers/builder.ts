import { expect, type Page } from '@playwright/test';
import { stepTitle, type StepName } from '#features/builder/steps.ts';
import { storedBox, type BuiltBox } from './cart.ts';
import { declineCookies } from './page-setup.ts';

/** The URL of the script that holds the steps after the first. */
export const LAZY_STEPS = /\/_astro\/lazy-steps\..*\.js/;

/** Opens the builder with cookies declined. `query` may hold a query or a hash. */
export async function openBuilderPage(page: Page, query = ''): Promise<void> {
  await declineCookies(page);
  await page.goto(`/build-your-box${query}`);
}

const BOX_OF_12: BuiltBox = { boxId: 2 };

/** Saves a box on the device, left at a step. The builder's page is not opened. */
export async function saveBox(page: Page, step: StepName, box: BuiltBox): Promise<void> {
  await declineCookies(page);
  // A page of the shop's origin that does not read the saved box.
  await page.goto('/maintenance');
  await page.evaluate(
    (draft) => {
      // By the page's clock, which a test may set.
      const saved = { v: 1, ...draft, lastUpdated: new Date() };
      localStorage.setItem('boxBuilderData', JSON.stringify(saved));
    },
    { ...storedBox(box), currentStep: step },
  );
}

/** Opens the builder at a step with a box saved on the device: the start of tests of what follows. */
export async function openSavedBox(page: Page, step: StepName, box: BuiltBox): Promise<void> {
  await saveBox(page, step, box);
  await page.goto('/build-your-box?restored=true');
  await expectStep(page, step);
}

/** Opens the builder at an empty delivery form, by default with a Box of 12 that is no gift. */
export const openDeliveryStep = (page: Page, box = BOX_OF_12): Promise<void> =>
  openSavedBox(page, 'delivery', box);

/** Opens the builder by a URL that leads to the flavours, with the box of this query. */
export async function openFlavoursStep(page: Page, query: string): Promise<void> {
  await openBuilderPage(page, query);
  await expectStep(page, 'flavours');
}

/** Expects this step of the builder and waits until its transition ends. */
export async function expectStep(page: Page, step: StepName): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: stepTitle(step), exact: true }),
  ).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-box-transition');
}

/** Expects the first step with its arrival days, which the hydrated builder shows. */
export async function expectHydratedStep1(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.getByText(/Order today to get by/).first()).toBeVisible();
}

/** Expects that the footer shows this count of chosen pieces, such as "6 / 12". */
export async function expectChosenPieces(page: Page, count: string): Promise<void> {
  const footer = page.getByRole('region', { name: 'Your order so far' });
  await expect(footer.getByText(`Selected: ${count} pieces`)).toBeInViewport({ ratio: 1 });
}

/** The builder's offer to continue a saved box. */
export const savedBoxOffer = (page: Page) =>
  page.getByRole('region', { name: 'Continue your box?' });

/** Clicks the button of this accessible name. */
export const clickButton = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).click();

/** Selects a box on the first step and waits for the flavours. */
export async function selectBoxKind(page: Page, name: string): Promise<void> {
  await clickButton(page, `Select This Box (${name})`);
  await expectStep(page, 'flavours');
}

/** Applies a preset and stays at the flavours. */
export async function clickPreset(page: Page, name: string): Promise<void> {
  await clickButton(page, name);
  await expectPresetApplied(page);
}

export const expectPresetApplied = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Preset Selection Applied!' })).toBeVisible();

/** Applies a preset and goes on to the lid. */
export async function applyPreset(page: Page, name: string): Promise<void> {
  await clickPreset(page, name);
  await leaveFlavoursStep(page);
}

/** Ticks an allergen of the builder's filter, which a phone folds. */
export async function hideFlavoursContaining(page: Page, allergen: string): Promise<void> {
  const checkbox = page.getByRole('checkbox', { name: allergen, exact: true });
  const folded = page.locator('details:not([open]) > summary', {
    hasText: /^Hid(e|ing)/,
  });
  await expect(folded.or(checkbox)).toBeVisible();
  if (await folded.isVisible()) await folded.click();
  await checkbox.check();
}

/** Goes from the flavours to the lid. */
export async function leaveFlavoursStep(page: Page): Promise<void> {
  await clickButton(page, /^Next$/);
  await expectStep(page, 'lid');
}

/** Chooses a lid of several designs and goes on to the note. */
export async function chooseLid(page: Page, category: RegExp, design: string): Promise<void> {
  await clickButton(page, category);
  await clickButton(page, `Pick (${design})`);
  await expect(page.getByRole('dialog')).toBeHidden();
  await clickButton(page, /^Continue$/);
  await expectStep(page, 'note');
}

/** Chooses "Not a gift" and skips the note. */
export async function skipNoteStep(page: Page): Promise<void> {
  await clickButton(page, /^Not a Gift/);
  await clickButton(page, 'Skip to Shipping');
  await expectStep(page, 'delivery');
}

/** Goes from the note to the delivery form. */
export async function leaveNoteStep(page: Page): Promise<void> {
  await clickButton(page, 'Continue to Shipping');
  await expectStep(page, 'delivery');
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
