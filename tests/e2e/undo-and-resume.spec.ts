import { expect, test } from '@playwright/test';
import {
  applyPreset,
  openDeliveryStep,
  clickButton,
  clickPreset,
  expectChosenPieces,
  expectHydratedStep1,
  expectPresetApplied,
  expectStep,
  hideFlavoursContaining,
  openBuilderPage,
  openFlavoursStep,
  openSavedBox,
  saveBox,
  savedBoxOffer,
  selectBoxKind,
  skipNoteStep,
} from './helpers/builder.ts';
import { expectAccessible, focusLikeSafari } from './helpers/page-setup.ts';

test.describe('a saved box', () => {
  test.beforeEach(async ({ page }) => {
    await saveBox(page, 'flavours', { boxId: 2, flavours: [{ flavourId: 1, quantity: 1 }] });
    await page.goto('/build-your-box');
    await expect(savedBoxOffer(page)).toContainText('Box of 12, 1 of 12 pieces');
  });

  test('continues at its step by keyboard, and the focus moves to the heading', async ({
    page,
  }) => {
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open that box' }).focus();
    await page.keyboard.press('Enter');
    await expectStep(page, 'flavours');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectChosenPieces(page, '1 / 12');
    await expect(savedBoxOffer(page)).toBeHidden();
  });

  test('is discarded by "Start afresh", which can be undone', async ({ page }) => {
    await clickButton(page, 'Start afresh');
    await expect(savedBoxOffer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await clickButton(page, 'Undo');
    await expect(savedBoxOffer(page)).toBeVisible();
    await clickButton(page, 'Start afresh');
    await page.reload();
    await expectStep(page, 'box');
    await expect(page.getByText(/Order today to get by/).first()).toBeVisible();
    await expect(savedBoxOffer(page)).toBeHidden();
  });

  test('is kept when the shopper starts another box instead', async ({ page }) => {
    await selectBoxKind(page, 'Box of 6');
    await clickPreset(page, 'Top 6 Recommended');
    await page.reload();
    await expectChosenPieces(page, '6 / 6');
    await expect(savedBoxOffer(page)).toContainText('Box of 12');
    await clickButton(page, 'Open that box');
    await expectChosenPieces(page, '1 / 12');
    await expect(savedBoxOffer(page)).toContainText('Box of 6, 6 of 6 pieces');
  });
});

test('a new visitor is offered no saved box', async ({ page }) => {
  await openBuilderPage(page);
  await expectHydratedStep1(page);
  await expect(savedBoxOffer(page)).toBeHidden();
});

test.describe('Undo restores', () => {
  test('the preset after "Choose your own selection"', async ({ page }) => {
    await openFlavoursStep(page, '?box=6');
    await clickPreset(page, 'Top 6 Recommended');
    await clickButton(page, 'Choose your own selection');
    await clickButton(page, 'Undo');
    await expectPresetApplied(page);
  });

  test('above the buttons Back and Next, which it leaves free', async ({ page }) => {
    await openFlavoursStep(page, '?box=12');
    await clickButton(page, 'Add to Box (Vanilla)');
    await clickButton(page, 'Fill the rest for me');
    const offer = await page.getByText('Box filled.').boundingBox();
    const footer = await page.getByRole('region', { name: 'Your order so far' }).boundingBox();
    expect((offer?.y ?? 0) + (offer?.height ?? Infinity)).toBeLessThan(footer?.y ?? 0);
  });

  test('the flavours after the selection of another box', async ({ page }) => {
    await openFlavoursStep(page, '?box=6');
    await clickPreset(page, 'Top 6 Recommended');
    await clickButton(page, 'Choose Box (done)');
    await expectStep(page, 'box');
    await selectBoxKind(page, 'Box of 12');
    await expect(page.getByRole('status').getByText('Box of 6 cleared.')).toBeVisible();
    await clickButton(page, 'Undo');
    await expectChosenPieces(page, '6 / 6');
  });

  test('the keyring after its removal, and the note after "Not a Gift"', async ({ page }) => {
    await openSavedBox(page, 'note', { boxId: 1, lid: [8, 'Thank You'], note: 'With love' });
    await page.getByText('Add a Personalized Family Keyring').click();
    await clickButton(page, 'this mum belongs');
    await clickButton(page, 'Remove All Keyrings');
    await expect(page.getByText('Keyrings removed.')).toBeVisible();
    await clickButton(page, 'Undo');
    await expect(page.getByRole('button', { name: /this mum belongs/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await clickButton(page, 'Back to Box Design');
    await expectStep(page, 'lid');
    await clickButton(page, /^Not a Gift/);
    await expect(page.getByText('Note cleared.')).toBeVisible();
    await clickButton(page, 'Undo');
    await expect(page.getByRole('button', { name: /^Chosen.*Thank You/ })).toBeVisible();
    await clickButton(page, /^Continue$/);
    await expectStep(page, 'note');
    await expect(page.getByLabel('Your note')).toHaveValue('With love');
  });
});

test.describe('"Fill the rest for me"', () => {
  for (const [what, query, pieces] of [
    ['a box with a preset', '?box=12', 12],
    ['bars', '?boxId=4', 3],
    ['bags', '?boxId=6', 4],
  ] as const) {
    test(`completes ${what} without hidden flavours`, async ({ page }) => {
      await openFlavoursStep(page, query);
      await clickButton(page, 'Add to Box (Vanilla)');
      await hideFlavoursContaining(page, 'soya');
      await clickButton(page, 'Fill the rest for me');
      await expect(page.getByRole('button', { name: /^Next$/ })).not.toHaveAttribute(
        'aria-disabled',
      );
      const contents = page.getByRole('complementary', { name: 'Your box' });
      await expect(contents).toContainText('Vanilla');
      await expect(contents.getByText('This box contains')).not.toContainText('soya');
      await clickButton(page, 'Undo');
      await expectChosenPieces(page, `1 / ${pieces}`);
    });
  }
});

test('an unknown name brings suggestions of similar names', async ({ page }) => {
  await openSavedBox(page, 'note', { boxId: 1, lid: [8, 'Thank You'] });
  await page.getByText('Add a Personalized Family Keyring').click();
  await clickButton(page, 'this mum belongs');
  const field = page.getByRole('combobox', { name: 'Search for a name' });
  await field.fill('Anne');
  await expect(page.getByText('No matching names found', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  await expect(page.getByText('No matching names found. Near: Anna, nanny, Jane')).toBeAttached();
  await expectAccessible(page);
  await field.press('Tab');
  await expect(page.getByRole('button', { name: 'Anna', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Anna' })).toBeVisible();
  await expect(field).toBeFocused();
  await field.fill('Qqqq');
  await expect(page.getByText('No matching names found', { exact: true })).toBeVisible();
  await expect(page.getByText('Near:')).toBeHidden();
});

test('a suggested name is taken by a long click in Safari, too', async ({ page }) => {
  await focusLikeSafari(page);
  await openSavedBox(page, 'note', { boxId: 1, lid: [8, 'Thank You'] });
  await page.getByText('Add a Personalized Family Keyring').click();
  await clickButton(page, 'this mum belongs');
  const field = page.getByRole('combobox', { name: 'Search for a name' });
  await field.fill('Anne');
  // Longer than the list stays open once the field has lost the focus.
  await page.getByRole('button', { name: 'Anna', exact: true }).click({ delay: 400 });
  await expect(page.getByRole('button', { name: 'Remove Anna' })).toBeVisible();
  await expect(field).toBeFocused();
});

test('the delivery address is kept for the next box', async ({ page }) => {
  await openDeliveryStep(page);
  await page.getByLabel('Address line 1').fill('1 Marine Parade');
  await page.goto('/build-your-box');
  await clickButton(page, 'Start afresh');
  await selectBoxKind(page, 'Box of 12');
  await applyPreset(page, 'Top 12 Recommended');
  await skipNoteStep(page);
  await expect(page.getByLabel('Address line 1')).toHaveValue('1 Marine Parade');
});
