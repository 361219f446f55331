// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import type { Step } from '#features/builder/define-step.tsx';
import {
  nextStep,
  parseStoredStep,
  previousStep,
  reachableStep,
} from '#features/builder/draft/step-navigation.ts';
import { STEPS, stepTitle, type StepName } from '#features/builder/steps.ts';
import { wizardSteps } from '#features/builder/wizard-steps.ts';
import { completeCustomer, TAG_MUM, THIS_MUM_BELONGS, VANILLA } from '../../support/orders.ts';

const finished: Draft = {
  ...emptyDraft,
  boxId: 1,
  selection: [{ flavourId: VANILLA, quantity: 6 }],
  lid: { categoryId: 1, designName: 'Happy Birthday' },
  customer: completeCustomer,
};

const notAGift: Draft = { ...finished, lid: { categoryId: 0, designName: 'Enjoy your fudge' } };

function getStep(name: StepName): Step {
  const step = wizardSteps.find((other) => other.name === name);
  if (!step) throw new Error(`No step ${name}`);
  return step;
}

const blocker = (name: StepName, draft: Draft): string | null =>
  getStep(name).blocker(draft, catalogue);

const pieces = (quantity: number): Draft['selection'] => [{ flavourId: VANILLA, quantity }];

describe('the five steps', () => {
  it.each([
    ['box', 'Choose Your Fudge Box', 'Choose Box'],
    ['flavours', 'Select Your Fudge Flavours', 'Pick Fudge'],
    ['lid', 'Customise Your Box', 'Customise'],
    ['note', 'Add Your Handwritten Note', 'Customise'],
    ['delivery', 'Shipping & Payment', 'Postage'],
  ] as const)('%s is "%s" under the icon %s', (name, title, label) => {
    expect(getStep(name)).toMatchObject({ name, title, icon: { label } });
    expect(stepTitle(name)).toBe(title);
  });

  it('each have a file of their own', () => {
    expect(wizardSteps.map(({ name }) => name)).toEqual(STEPS.map(({ name }) => name));
  });

  it('share four icons', () => {
    const labels = new Set(STEPS.map(({ icon }) => icon.label));
    expect([...labels]).toEqual(['Choose Box', 'Pick Fudge', 'Customise', 'Postage']);
  });

  it.each([
    ['lid', 'Continue', 'Skip to Shipping'],
    ['note', 'Continue to Shipping', 'Continue to Shipping'],
    ['delivery', 'Proceed to Payment', 'Proceed to Payment'],
  ] as const)('the button of %s reads "%s" for a gift, "%s" for no gift', (name, gift, noGift) => {
    expect(getStep(name).nextLabel(finished)).toBe(gift);
    expect(getStep(name).nextLabel(notAGift)).toBe(noGift);
  });

  it('the lid offers no skipping before a lid is chosen', () => {
    expect(getStep('lid').nextLabel({ ...finished, lid: null })).toBe('Continue');
  });
});

describe('the gates', () => {
  it.each<[string, StepName, Partial<Draft>, string | null]>([
    ['needs a box', 'box', { boxId: null }, 'Choose a box first'],
    ['needs a box that is sold', 'box', { boxId: 99 }, 'Choose a box first'],
    ['opens with a box', 'box', {}, null],
    ['needs a box, too', 'flavours', { boxId: null }, 'Choose a box first'],
    ['needs six pieces', 'flavours', { selection: [] }, 'Choose 6 more pieces'],
    ['needs one more piece', 'flavours', { selection: pieces(5) }, 'Choose 1 more piece'],
    [
      'needs bars in a bar box',
      'flavours',
      { boxId: 5, selection: pieces(1) },
      'Choose 4 more bars',
    ],
    [
      'needs bags in a bag box',
      'flavours',
      { boxId: 6, selection: pieces(3) },
      'Choose 1 more bag',
    ],
    ['takes no seventh piece', 'flavours', { selection: pieces(7) }, 'Take out 1 piece'],
    ['takes no eighth piece', 'flavours', { selection: pieces(8) }, 'Take out 2 pieces'],
    [
      'takes no flavour of another box',
      'flavours',
      { selection: [{ flavourId: 36, quantity: 6 }] },
      'Choose your flavours again',
    ],
    ['opens with six pieces', 'flavours', {}, null],
    ['is always open for the vegan box', 'flavours', { boxId: 7, selection: [] }, null],
    ['needs a lid', 'lid', { lid: null }, 'Choose what the lid says'],
    ['needs a design', 'lid', { lid: { categoryId: 1, designName: null } }, 'Pick a lid design'],
    [
      'needs a design of the category',
      'lid',
      { lid: { categoryId: 4, designName: 'Happy Birthday' } },
      'Pick a lid design',
    ],
    ['opens for Not a Gift', 'lid', { lid: notAGift.lid }, null],
    ['opens with a design', 'lid', {}, null],
    ['opens without a keyring', 'note', { keyring: { id: null, nameTagIds: [TAG_MUM] } }, null],
    [
      'needs a name for a keyring',
      'note',
      { keyring: { id: THIS_MUM_BELONGS, nameTagIds: [] } },
      'Add at least one name',
    ],
    [
      'opens with keyring and name',
      'note',
      { keyring: { id: THIS_MUM_BELONGS, nameTagIds: [TAG_MUM] } },
      null,
    ],
    [
      'needs a name for a keyring kept from before',
      'delivery',
      { keyring: { id: THIS_MUM_BELONGS, nameTagIds: [] } },
      'Add at least one name',
    ],
    ['needs an address', 'delivery', { customer: emptyDraft.customer }, 'Enter a first name'],
    [
      'needs a valid e-mail address',
      'delivery',
      { customer: { ...completeCustomer, email: 'ada' } },
      'Please enter a valid email address',
    ],
    ['opens with a complete form', 'delivery', {}, null],
  ])('%s (step %s)', (_rule, name, changes, message) => {
    expect(blocker(name, { ...finished, ...changes })).toBe(message);
  });
});

describe('the order of steps', () => {
  const forward = (draft: Draft) =>
    STEPS.map(({ name }) => nextStep(wizardSteps, name, draft)?.name);
  const back = (draft: Draft) =>
    STEPS.map(({ name }) => previousStep(wizardSteps, name, draft)?.name);

  it('includes every step for a gift', () => {
    expect(forward(finished)).toEqual(['flavours', 'lid', 'note', 'delivery', undefined]);
    expect(back(finished)).toEqual([undefined, 'box', 'flavours', 'lid', 'note']);
  });

  it('skips the note when it is not a gift, back as well', () => {
    expect(forward(notAGift)).toEqual(['flavours', 'lid', 'delivery', 'delivery', undefined]);
    expect(back(notAGift)).toEqual([undefined, 'box', 'flavours', 'lid', 'lid']);
    expect(getStep('lid').shortName).toBe('Box Design');
  });
});

describe('a restored draft opens', () => {
  it.each<[string, StepName, Draft, StepName]>([
    ['on the box when nothing is chosen', 'delivery', emptyDraft, 'box'],
    [
      'on the flavours when pieces are missing',
      'delivery',
      { ...finished, selection: pieces(5) },
      'flavours',
    ],
    ['on the lid when the lid is missing', 'delivery', { ...finished, lid: null }, 'lid'],
    [
      'on the lid when its design is gone',
      'note',
      { ...finished, lid: { categoryId: 1, designName: 'Gone' } },
      'lid',
    ],
    [
      'on the note when a name is missing',
      'delivery',
      { ...finished, keyring: { id: 2, nameTagIds: [] } },
      'note',
    ],
    ['on the step that was asked for', 'delivery', finished, 'delivery'],
    [
      'on the delivery although the address is missing',
      'delivery',
      { ...finished, customer: emptyDraft.customer },
      'delivery',
    ],
    ['on the step left, not on the last one possible', 'flavours', finished, 'flavours'],
    ['on the delivery instead of a note for no gift', 'note', notAGift, 'delivery'],
  ])('%s', (_where, wanted, draft, step) => {
    expect(reachableStep(wizardSteps, wanted, draft, catalogue)).toBe(step);
  });
});

describe('a stored step', () => {
  it.each([
    [1, 'box'],
    [2, 'flavours'],
    [3, 'lid'],
    [4, 'note'],
    [5, 'delivery'],
  ])('of the number %i, as earlier versions wrote it, is the %s', (stored, name) => {
    expect(parseStoredStep(stored)).toBe(name);
  });

  it.each(STEPS.map(({ name }) => name))('of the name %s is that step', (name) => {
    expect(parseStoredStep(name)).toBe(name);
  });

  it.each([[0], [6], [2.5], ['2'], ['no-such-step'], [''], [null], [undefined], [false], [{}]])(
    '%j is none',
    (stored) => {
      expect(parseStoredStep(stored)).toBeUndefined();
    },
  );
});
