import { expect, test, type Locator, type Page } from '@playwright/test';
import { formatPounds } from '#domain/money.ts';
import {
  LAZY_STEPS,
  applyPreset,
  buildNonGiftBox,
  chooseLid,
  clickButton,
  clickPreset,
  expectChosenPieces,
  expectPresetApplied,
  expectStep,
  hideFlavoursContaining,
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
import { findOrderMails } from './helpers/mailbox.ts';
import { holdRequests } from './helpers/network.ts';
import { clickPay, PAYMENT_PAGE, readOrderNumber } from './helpers/payment.ts';
import { finishedBoxPence, keyringId } from '../support/orders.ts';
import { keyringPence, postagePence } from '../support/shop-prices.ts';

/** Every name tag has one price. */
const keyringWithName = formatPounds(
  keyringPence(keyringId('this mum belongs')) + keyringPence(keyringId('Grace')),
);

test.describe('an order', () => {
  test('of a Box of 6 with a keyring and two names, by 1st Class, reaches both mails', async ({
    page,
  }) => {
    await openBuilderPage(page);
    await selectBoxKind(page, 'Box of 6');
    await applyPreset(page, 'Top 6 Recommended');
    await chooseLid(page, /^Family/, "World's Best Mum");
    await page.getByText('Add a Personalized Family Keyring').click();
    await expect(page.getByText(`${keyringWithName} including the first name`)).toBeVisible();
    await clickButton(page, 'this mum belongs');
    await expect(
      page.getByText('Please add at least one name to complete your personalized keyring.'),
    ).toBeVisible();
    const names = page.getByRole('combobox', { name: 'Search for a name' });
    await names.fill('gra');
    await page.getByRole('option', { name: 'Grace' }).click();
    await expect(page.getByText('You can add 2 more name(s).')).toBeVisible();
    await names.fill('har');
    await names.press('ArrowDown');
    await names.press('ArrowDown');
    await names.press('Enter');
    await expect(page.getByRole('region', { name: 'Your order so far' })).toContainText(
      `${formatPounds(finishedBoxPence)} with keyring, free delivery`,
    );
    await leaveNoteStep(page);
    await fillDeliveryForm(page);
    await page.getByLabel(/Royal Mail 1st Class/).check();
    await expect(page.getByRole('term')).toHaveText([
      'Box of 6',
      'Main Keyring: this mum belongs',
      'Name Tag: Grace',
      'Name Tag: Harry',
      'Royal Mail 1st Class',
      'Total',
    ]);
    await expect(page.getByRole('definition').last()).toHaveText(
      formatPounds(finishedBoxPence + postagePence(2)),
    );
    await proceedToPayment(page);
    await page.waitForURL(PAYMENT_PAGE);
    await clickPay(page);
    const number = await readOrderNumber(page);
    const { confirmation, packingSlip } = await findOrderMails(
      page,
      testRecipient['E-mail'],
      number,
    );
    for (const text of [confirmation, packingSlip]) {
      expect(text).toContain('this mum belongs');
      expect(text).toMatch(/Grace[\s\S]*Harry/);
      expect(text).toContain(formatPounds(finishedBoxPence + postagePence(2)));
    }
  });

  test('of a box that is no gift skips the note', { tag: '@narrow' }, async ({ page }) => {
    await buildNonGiftBox(page);
    await expect(page.getByRole('button', { name: 'Back to Box Design' })).toBeVisible();
    await fillDeliveryForm(page);
    await proceedToPayment(page);
    await page.waitForURL(PAYMENT_PAGE);
  });

  test('offers no choice of flavours for the vegan box', { tag: '@narrow' }, async ({ page }) => {
    await openBuilderPage(page);
    await selectBoxKind(page, '4-Bag Vegan Box');
    await expectChosenPieces(page, '4 / 4');
    const changes = page.getByRole('button', { name: /Add to Box|Add one|Remove one|your own/ });
    await expect(changes).toHaveCount(0);
    await leaveFlavoursStep(page);
  });
});

const BEST_SELLERS = [
  'Baileys',
  'Belgian Chocolate',
  'Clotted Cream',
  'Millionaire',
  'Orange & Chocolate',
  'Sea Salt Caramel',
];

/** The names of the flavours whose card shows this badge. */
const flavoursWithBadge = (page: Page, badge: string): Locator =>
  page
    .getByRole('group')
    .filter({ has: page.getByText(badge, { exact: true }).filter({ visible: true }) })
    .getByRole('heading');

test.describe('the flavours', { tag: '@narrow' }, () => {
  test.beforeEach(async ({ page }) => {
    await openFlavoursStep(page, '?box=6');
  });

  test('are added and removed up to the size of the box, and the focus stays in the card', async ({
    page,
  }) => {
    const vanilla = page.getByRole('group', { name: 'Vanilla', exact: true });
    const plus = vanilla.getByRole('button', { name: 'Add one Vanilla' });
    await vanilla.getByRole('button', { name: 'Add to Box' }).click();
    await expect(plus).toBeFocused();
    for (let pieces = 1; pieces < 6; pieces += 1) await plus.press('Enter');
    await expect(plus).toHaveAttribute('aria-disabled', 'true');
    await expect(plus).toBeFocused();
    await plus.press('Enter');
    await expect(page.getByRole('status').getByText('Your box is full')).toBeAttached();
    await expect(page.getByRole('button', { name: /^Next$/ })).not.toHaveAttribute('aria-disabled');
    const minus = vanilla.getByRole('button', { name: 'Remove one Vanilla' });
    for (let pieces = 6; pieces > 0; pieces -= 1) await minus.press('Enter');
    await expect(vanilla.getByRole('button', { name: 'Add to Box' })).toBeFocused();
  });

  test('are announced once, when the shopper pauses', async ({ page }) => {
    await clickButton(page, 'Add to Box (Vanilla)');
    await clickButton(page, 'Add one Vanilla');
    await expect(page.getByRole('status').getByText('Vanilla 2. 2 of 6 pieces.')).toBeAttached();
  });

  test('can come as a preset, with their badges, and be chosen again', async ({ page }) => {
    await expect(flavoursWithBadge(page, 'Most Popular')).toHaveText(BEST_SELLERS);
    await clickPreset(page, 'Top 6 Recommended');
    await expect(flavoursWithBadge(page, 'Selected')).toHaveText(BEST_SELLERS);
    await expect(flavoursWithBadge(page, 'Most Popular')).toHaveText(BEST_SELLERS);
    await expect(page.getByRole('button', { name: 'Top 6 Recommended' })).toBeHidden();
    await clickButton(page, 'Choose your own selection');
    await expect(page.getByRole('button', { name: 'Top 6 Recommended' })).toBeVisible();
  });

  test('show their ingredients with one click, allergens in bold', async ({ page }) => {
    const walnut = page.getByRole('group', { name: 'Maple & Walnut' });
    await expect(walnut.getByText('Contains: milk, nuts')).toBeVisible();
    await walnut.locator('summary', { hasText: 'Ingredients' }).click();
    await expect(walnut.locator('details strong').getByText(/walnuts/i)).toBeVisible();
    await hideFlavoursContaining(page, 'nuts');
    await expect(walnut).toBeHidden();
  });

  test('are cleared by the builder’s Back button, which can be undone', async ({ page }) => {
    await clickPreset(page, 'Top 6 Recommended');
    await clickButton(page, 'Back to Choose Box');
    await expectStep(page, 'box');
    await expect(page.getByRole('button', { name: /^Selected/ })).toHaveCount(0);
    await clickButton(page, 'Undo');
    await expectStep(page, 'flavours');
    await expectPresetApplied(page);
  });
});

test(
  'the first screen of a small phone shows a flavour down to its button',
  { tag: '@narrow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await openFlavoursStep(page, '?box=6');
    const footer = await page.getByRole('region', { name: 'Your order so far' }).boundingBox();
    const button = await page.getByRole('button', { name: 'Add to Box' }).first().boundingBox();
    expect((button?.y ?? Infinity) + (button?.height ?? 0)).toBeLessThan(footer?.y ?? 0);
  },
);

test(
  'the chosen keyring is in view when the box is opened again',
  { tag: '@narrow' },
  async ({ page }) => {
    await openSavedBox(page, 'note', {
      boxId: 1,
      lid: [1, 'Happy Birthday Mum'],
      keyring: keyringId('this uncle belongs'),
    });
    await expect(page.getByText('Design 8 of 12')).toBeVisible();
    const keyring = page.getByRole('button', { name: 'this uncle belongs' });
    await expect
      .poll(async () => (await keyring.boundingBox())?.x ?? Infinity)
      .toBeLessThan(375 / 2);
  },
);

test('a box without a preset can be filled automatically', { tag: '@narrow' }, async ({ page }) => {
  await openFlavoursStep(page, '?boxId=5');
  await clickButton(page, 'Fill the rest for me');
  await leaveFlavoursStep(page);
});

test.describe('the design picker', { tag: '@narrow' }, () => {
  test.beforeEach(async ({ page }) => {
    await openSavedBox(page, 'lid', { boxId: 2, lid: null });
  });

  test('asks for a pick, keeps it when closed, and returns the focus', async ({ page }) => {
    const birthday = page.getByRole('button', { name: /^Happy Birthday/ });
    await birthday.click();
    const picker = page.getByRole('dialog', { name: 'Select a Happy Birthday Design' });
    await picker.getByRole('button', { name: 'Confirm Selection' }).click({ force: true });
    await expect(picker.getByText('Pick a design first.')).toBeVisible();
    await picker.getByRole('button', { name: 'Pick (Happy Birthday Dad)' }).click();
    await expect(picker).toBeHidden();
    await expect(page.getByRole('button', { name: /Chosen.*Happy Birthday Dad/ })).toBeFocused();

    await clickButton(page, /^Thank You/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Chosen.*Happy Birthday Dad/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Thank You/ })).toBeFocused();

    await clickButton(page, 'Change design');
    await expect(picker.getByRole('button', { name: 'Picked (Happy Birthday Dad)' })).toBeVisible();
    await picker.getByRole('button', { name: 'Confirm Selection' }).click();
    await expect(picker).toBeHidden();
  });

  test('does not open for a category of one design, whose preview opens it', async ({ page }) => {
    await clickButton(page, /^Happy Anniversary/);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: /Chosen.*Happy Anniversary/ })).toBeVisible();
    await clickButton(page, 'Change design');
    const picker = page.getByRole('dialog', { name: 'Select a Happy Anniversary Design' });
    await expect(picker).toContainText('Our only design with these words.');
    await picker.getByRole('button', { name: 'Cancel' }).click();
    await expect(picker).toBeHidden();
  });
});

test('a blocked Next button keeps its name, and says what is missing', async ({ page }) => {
  await openFlavoursStep(page, '?box=6');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toHaveAccessibleDescription('Choose 6 more pieces');
  await expect(next).toContainText('Choose 6 more pieces');
  await next.click({ force: true });
  await expect(page.getByRole('status').getByText('Choose 6 more pieces')).toBeAttached();
  await expectStep(page, 'flavours');
});

/** The colour of errors. */
const RED = 'rgb(166, 29, 73)';

test(
  'the note is limited to 100 characters without spaces, and its counter turns red there',
  { tag: '@narrow' },
  async ({ page }) => {
    await openSavedBox(page, 'note', { boxId: 2, lid: [8, 'Thank You'] });
    const note = page.getByLabel('Your note');
    await note.fill('ab '.repeat(45));
    await expect(
      page.getByText('10 characters remaining (excluding spaces)').first(),
    ).toBeVisible();
    await note.pressSequentially('cdefghijk');
    await expect(page.getByText('99 / 100')).not.toHaveCSS('color', RED);
    await note.press('l');
    await expect(page.getByText('100 / 100')).toHaveCSS('color', RED);
    await note.press('m');
    await expect(
      page.getByText('Character limit reached (excluding spaces)').first(),
    ).toBeVisible();
    await expect(note).toHaveValue('ab '.repeat(45) + 'cdefghijkl');
    await clickButton(page, /Put the kettle on/);
    await expect(note).toHaveValue('Thinking of you. Put the kettle on!');
  },
);

test(
  'the delivery form lists its errors with a link to each field',
  { tag: '@narrow' },
  async ({ page }) => {
    await openDeliveryStep(page);
    await proceedToPayment(page);
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('listitem')).toHaveText([
      'Enter a first name',
      'Enter a last name',
      'Enter the address',
      'Enter the town',
      'Enter the postcode',
      'Email is required',
    ]);
    await summary.getByRole('link', { name: 'Email is required' }).click();
    const email = page.getByLabel('E-mail', { exact: true });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Email is required');
    await email.fill('ann@');
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await page.getByLabel('Postcode').fill('12345');
    await expect(page.getByText('This does not look like a UK postcode.')).toBeVisible();
  },
);

test(
  'a failed checkout shows an error and keeps the form',
  { tag: '@narrow' },
  async ({ page }) => {
    await openDeliveryStep(page);
    await fillDeliveryForm(page);
    await page.context().setOffline(true);
    const release = await holdRequests(page, '**/api/create-checkout-session');
    await proceedToPayment(page);
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    release();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('There was an error with your checkout:');
    await expect(alert).toContainText('There was an error processing your payment.');
    await expect(alert.locator(':focus')).toBeInViewport({ ratio: 1 });
    await expect(alert).toContainText('If this problem persists, please contact customer support.');
    await expect(page.getByLabel('Address line 1')).toHaveValue('1 Marine Parade');
    await page.context().setOffline(false);
    await expect(alert).toBeEmpty();
    await proceedToPayment(page);
    await page.waitForURL(PAYMENT_PAGE);
  },
);

test('a box that is selected offline opens: the first scroll has fetched its steps', async ({
  page,
  context,
}) => {
  const fetched = page.waitForEvent('requestfinished', (request) => LAZY_STEPS.test(request.url()));
  await openBuilderPage(page);
  await expect(page.getByText(/Order today to get by/)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 200));
  await fetched;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Select This Box (Box of 12)' }).click();
  await expectStep(page, 'flavours');
});

/** Selects a box while its steps cannot be loaded, and returns the button. */
async function selectWithoutSteps(page: Page): Promise<Locator> {
  await page.route(LAZY_STEPS, (route) => route.abort());
  await openBuilderPage(page);
  const select = page.getByRole('button', { name: 'Select This Box (Box of 12)' });
  await expect(page.getByText(/Order today to get by/)).toBeVisible();
  await select.click();
  await expect(page.getByRole('alert')).toContainText('Please check your connection');
  return select;
}

test(
  'a box whose steps cannot be loaded shows an error, and the next click works',
  { tag: '@narrow' },
  async ({ page }) => {
    const select = await selectWithoutSteps(page);
    await page.unroute(LAZY_STEPS);
    await select.click();
    await expectStep(page, 'flavours');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'a box whose steps fail twice, as Firefox remembers the first failure, reloads the page',
  { tag: '@narrow' },
  async ({ page }) => {
    const select = await selectWithoutSteps(page);
    const reloaded = page.waitForEvent('load');
    await clickButton(page, 'Try again');
    await reloaded;
    await page.unroute(LAZY_STEPS);
    await select.click();
    await expectStep(page, 'flavours');
  },
);
