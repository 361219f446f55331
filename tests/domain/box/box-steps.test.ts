import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { emptyDraft, type Draft } from '#domain/box/box-draft.ts';
import { boxSteps, nextStep, previousStep, reachableStep, getStep } from '#domain/box/box-steps.ts';
import { PROGRESS_ICONS, type StepId } from '#domain/box/step-names.ts';
import { completeCustomer, TAG_MUM, THIS_MUM_BELONGS, VANILLA } from '../../support/orders.ts';

const finished: Draft = {
  ...emptyDraft,
  boxId: 1,
  selection: [{ flavourId: VANILLA, quantity: 6 }],
  lid: { categoryId: 1, designName: 'Happy Birthday' },
  customer: completeCustomer,
};

const notAGift: Draft = { ...finished, lid: { categoryId: 0, designName: 'Enjoy your fudge' } };

const blocker = (id: StepId, draft: Draft): string | null => getStep(id).blocker(draft, catalogue);

const pieces = (quantity: number): Draft['selection'] => [{ flavourId: VANILLA, quantity }];

describe('the five steps', () => {
  it.each([
    [1, 'Choose Your Fudge Box', 'Choose Box'],
    [2, 'Select Your Fudge Flavours', 'Pick Fudge'],
    [3, 'Customise Your Box', 'Customise'],
    [4, 'Add Your Handwritten Note', 'Customise'],
    [5, 'Shipping & Payment', 'Postage'],
  ] as const)('%i is "%s" under the icon %s', (id, title, icon) => {
    expect(getStep(id)).toMatchObject({ id, title, icon });
  });

  it('share four icons', () => {
    expect(PROGRESS_ICONS).toEqual(['Choose Box', 'Pick Fudge', 'Customise', 'Postage']);
    expect([...new Set(boxSteps.map(({ icon }) => icon))]).toEqual([...PROGRESS_ICONS]);
  });

  it.each([
    [3, 'Continue', 'Skip to Shipping'],
    [4, 'Continue to Shipping', 'Continue to Shipping'],
    [5, 'Proceed to Payment', 'Proceed to Payment'],
  ] as const)('the button of %i reads "%s" for a gift, "%s" for no gift', (id, gift, noGift) => {
    expect(getStep(id).nextLabel(finished)).toBe(gift);
    expect(getStep(id).nextLabel(notAGift)).toBe(noGift);
  });

  it('step 3 offers no skipping before a lid is chosen', () => {
    expect(getStep(3).nextLabel({ ...finished, lid: null })).toBe('Continue');
  });
});

describe('the gates', () => {
  it.each<[string, StepId, Partial<Draft>, string | null]>([
    ['needs a box', 1, { boxId: null }, 'Choose a box first'],
    ['needs a box that is sold', 1, { boxId: 99 }, 'Choose a box first'],
    ['opens with a box', 1, {}, null],
    ['needs a box, too', 2, { boxId: null }, 'Choose a box first'],
    ['needs six pieces', 2, { selection: [] }, 'Choose 6 more pieces'],
    ['needs one more piece', 2, { selection: pieces(5) }, 'Choose 1 more piece'],
    ['needs bars in a bar box', 2, { boxId: 5, selection: pieces(1) }, 'Choose 4 more bars'],
    ['needs bags in a bag box', 2, { boxId: 6, selection: pieces(3) }, 'Choose 1 more bag'],
    ['takes no seventh piece', 2, { selection: pieces(7) }, 'Take out 1 piece'],
    ['takes no eighth piece', 2, { selection: pieces(8) }, 'Take out 2 pieces'],
    [
      'takes no flavour of another box',
      2,
      { selection: [{ flavourId: 36, quantity: 6 }] },
      'Choose your flavours again',
    ],
    ['opens with six pieces', 2, {}, null],
    ['is always open for the vegan box', 2, { boxId: 7, selection: [] }, null],
    ['needs a lid', 3, { lid: null }, 'Choose what the lid says'],
    ['needs a design', 3, { lid: { categoryId: 1, designName: null } }, 'Pick a lid design'],
    [
      'needs a design of the category',
      3,
      { lid: { categoryId: 4, designName: 'Happy Birthday' } },
      'Pick a lid design',
    ],
    ['opens for Not a Gift', 3, { lid: notAGift.lid }, null],
    ['opens with a design', 3, {}, null],
    ['opens without a keyring', 4, { nameTagIds: [TAG_MUM] }, null],
    ['needs a name for a keyring', 4, { mainKeyringId: THIS_MUM_BELONGS }, 'Add at least one name'],
    [
      'opens with keyring and name',
      4,
      { mainKeyringId: THIS_MUM_BELONGS, nameTagIds: [TAG_MUM] },
      null,
    ],
    [
      'needs a name for a keyring kept from before',
      5,
      { mainKeyringId: THIS_MUM_BELONGS },
      'Add at least one name',
    ],
    ['needs an address', 5, { customer: emptyDraft.customer }, 'First name is required'],
    [
      'needs a valid e-mail address',
      5,
      { customer: { ...completeCustomer, email: 'ada' } },
      'Please enter a valid email address',
    ],
    ['opens with a complete form', 5, {}, null],
  ])('%s (step %i)', (_rule, id, changes, message) => {
    expect(blocker(id, { ...finished, ...changes })).toBe(message);
  });
});

describe('the order of steps', () => {
  const forward = (draft: Draft) => ([1, 2, 3, 4, 5] as const).map((id) => nextStep(id, draft));
  const back = (draft: Draft) => ([1, 2, 3, 4, 5] as const).map((id) => previousStep(id, draft));

  it('includes every step for a gift', () => {
    expect(forward(finished)).toEqual([2, 3, 4, 5, null]);
    expect(back(finished)).toEqual([null, 1, 2, 3, 4]);
  });

  it('skips the note when it is not a gift, back as well', () => {
    expect(forward(notAGift)).toEqual([2, 3, 5, 5, null]);
    expect(back(notAGift)).toEqual([null, 1, 2, 3, 3]);
    expect(getStep(3).shortName).toBe('Box Design');
  });
});

describe('a restored draft opens', () => {
  it.each<[string, StepId, Draft, StepId]>([
    ['on step 1 when nothing is chosen', 5, emptyDraft, 1],
    ['on step 2 when pieces are missing', 5, { ...finished, selection: pieces(5) }, 2],
    ['on step 3 when the lid is missing', 5, { ...finished, lid: null }, 3],
    [
      'on step 3 when its design is gone',
      4,
      { ...finished, lid: { categoryId: 1, designName: 'Gone' } },
      3,
    ],
    ['on step 4 when a name is missing', 5, { ...finished, mainKeyringId: 2 }, 4],
    ['on the step that was asked for', 5, finished, 5],
    [
      'on step 5 although the address is missing',
      5,
      { ...finished, customer: emptyDraft.customer },
      5,
    ],
    ['on the step left, not on the last one possible', 2, finished, 2],
    ['on step 5 instead of a note for no gift', 4, notAGift, 5],
  ])('%s', (_where, wanted, draft, step) => {
    expect(reachableStep(wanted, draft, catalogue)).toBe(step);
  });
});
