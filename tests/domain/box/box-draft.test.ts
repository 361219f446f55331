import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { countPieces } from '#domain/box/box-rules.ts';
import { finishDraft, emptyDraft, type Draft } from '#domain/box/box-draft.ts';
import { evolve, type BoxEvent } from '#domain/box/box-events.ts';
import {
  BAILEYS,
  TAG_DAD,
  TAG_MUM,
  TAG_SISTER,
  THIS_MUM_BELONGS,
  VANILLA,
} from '../../support/orders.ts';

const TAG_BROTHER = 16;

const after = (...events: BoxEvent[]): Draft =>
  events.reduce((draft, event) => evolve(draft, event, catalogue), emptyDraft);

const box = (boxId: number): BoxEvent => ({ type: 'box-chosen', boxId });
const add = (flavourId: number): BoxEvent => ({ type: 'flavour-added', flavourId });
const remove = (flavourId: number): BoxEvent => ({ type: 'flavour-removed', flavourId });
const category = (categoryId: number): BoxEvent => ({ type: 'lid-category-chosen', categoryId });
const design = (designName: string): BoxEvent => ({ type: 'lid-design-chosen', designName });
const note = (text: string): BoxEvent => ({ type: 'note-written', note: text });
const keyring = (keyringId: number): BoxEvent => ({ type: 'keyring-clicked', keyringId });
const tag = (keyringId: number): BoxEvent => ({ type: 'name-tag-added', keyringId });
const dropTag = (keyringId: number): BoxEvent => ({ type: 'name-tag-removed', keyringId });
const preset: BoxEvent = { type: 'preset-applied' };
const clear: BoxEvent = { type: 'selection-cleared' };
const twelve = (flavourId: number): BoxEvent[] => Array<BoxEvent>(12).fill(add(flavourId));

/** given: earlier events; when: the event; then: the resulting draft. */
type Story = [string, { given: BoxEvent[]; when: BoxEvent; then: Partial<Draft> }];

const vegan = [
  { flavourId: 37, quantity: 2 },
  { flavourId: 38, quantity: 2 },
];

const boxStories: Story[] = [
  ['a box is chosen', { given: [], when: box(1), then: { boxId: 1, selection: [] } }],
  [
    'the same box again keeps the flavours',
    {
      given: [box(1), add(VANILLA)],
      when: box(1),
      then: { selection: [{ flavourId: VANILLA, quantity: 1 }] },
    },
  ],
  [
    'another box clears the flavours, the preset and the keyrings',
    {
      given: [box(1), preset, keyring(THIS_MUM_BELONGS), tag(TAG_MUM)],
      when: box(2),
      then: {
        boxId: 2,
        selection: [],
        presetApplied: false,
        mainKeyringId: null,
        nameTagIds: [],
      },
    },
  ],
  [
    'another box keeps lid and note',
    {
      given: [box(1), category(12), note('Hello')],
      when: box(2),
      then: { lid: { categoryId: 12, designName: 'Happy Anniversary' }, note: 'Hello' },
    },
  ],
  [
    'the vegan box comes filled, as a preset',
    { given: [box(1)], when: box(7), then: { boxId: 7, selection: vegan, presetApplied: true } },
  ],
  [
    'a box that is not sold changes nothing',
    { given: [box(1)], when: box(99), then: { boxId: 1 } },
  ],
  [
    'going back from step 2 clears box and flavours',
    {
      given: [box(1), add(VANILLA), keyring(THIS_MUM_BELONGS)],
      when: { type: 'box-cleared' },
      then: { boxId: null, selection: [], presetApplied: false, mainKeyringId: null },
    },
  ],
];

const flavourStories: Story[] = [
  [
    'adding a piece',
    {
      given: [box(1)],
      when: add(VANILLA),
      then: { selection: [{ flavourId: VANILLA, quantity: 1 }] },
    },
  ],
  [
    'a Box of 12 rejects a 13th piece',
    {
      given: [box(2), ...twelve(VANILLA)],
      when: add(BAILEYS),
      then: { selection: [{ flavourId: VANILLA, quantity: 12 }] },
    },
  ],
  [
    'no piece is added before a box is chosen',
    { given: [], when: add(VANILLA), then: { selection: [] } },
  ],
  [
    'a flavour of another box is rejected',
    { given: [box(1)], when: add(36), then: { selection: [] } },
  ],
  [
    'removing the last piece of a flavour',
    {
      given: [box(1), add(VANILLA), add(BAILEYS)],
      when: remove(VANILLA),
      then: { selection: [{ flavourId: BAILEYS, quantity: 1 }] },
    },
  ],
  [
    'nothing is added to the vegan box',
    { given: [box(7)], when: add(37), then: { selection: vegan } },
  ],
  [
    'nothing is removed from the vegan box',
    { given: [box(7)], when: remove(37), then: { selection: vegan } },
  ],
  [
    'the vegan box cannot be emptied',
    { given: [box(7)], when: clear, then: { selection: vegan, presetApplied: true } },
  ],
  [
    'a preset does not replace flavours already chosen',
    {
      given: [box(1), add(VANILLA)],
      when: preset,
      then: { selection: [{ flavourId: VANILLA, quantity: 1 }], presetApplied: false },
    },
  ],
  [
    'a box without a preset stays empty',
    { given: [box(4)], when: preset, then: { selection: [], presetApplied: false } },
  ],
  [
    '"Fill the rest for me" fills the box',
    {
      given: [box(4), add(BAILEYS)],
      when: { type: 'rest-filled', candidateIds: [BAILEYS, VANILLA] },
      then: {
        selection: [
          { flavourId: BAILEYS, quantity: 2 },
          { flavourId: VANILLA, quantity: 1 },
        ],
        presetApplied: false,
      },
    },
  ],
  [
    'the vegan box needs no filling',
    {
      given: [box(7)],
      when: { type: 'rest-filled', candidateIds: [VANILLA] },
      then: { selection: vegan },
    },
  ],
  [
    '"Choose your own selection" clears the preset',
    { given: [box(1), preset], when: clear, then: { selection: [], presetApplied: false } },
  ],
];

const lidStories: Story[] = [
  [
    'a category with one design chooses it',
    {
      given: [],
      when: category(12),
      then: { lid: { categoryId: 12, designName: 'Happy Anniversary' } },
    },
  ],
  [
    'a category with several designs chooses none',
    { given: [], when: category(1), then: { lid: { categoryId: 1, designName: null } } },
  ],
  [
    'a design of the category is chosen',
    {
      given: [category(1)],
      when: design('Happy Birthday Dad'),
      then: { lid: { categoryId: 1, designName: 'Happy Birthday Dad' } },
    },
  ],
  [
    'a design of another category is rejected',
    {
      given: [category(1)],
      when: design('Happy Easter'),
      then: { lid: { categoryId: 1, designName: null } },
    },
  ],
  [
    'no design is chosen before a category',
    { given: [], when: design('Thank You'), then: { lid: null } },
  ],
  [
    'opening the same category again keeps the design',
    {
      given: [category(1), design('Happy Birthday Dad')],
      when: category(1),
      then: { lid: { categoryId: 1, designName: 'Happy Birthday Dad' } },
    },
  ],
  [
    'another category drops the design',
    {
      given: [category(1), design('Happy Birthday Dad')],
      when: category(13),
      then: { lid: { categoryId: 13, designName: null } },
    },
  ],
  [
    'a category without designs changes nothing',
    {
      given: [category(12)],
      when: category(99),
      then: { lid: { categoryId: 12, designName: 'Happy Anniversary' } },
    },
  ],
  [
    'Not a Gift takes its design, clears the note and keeps the keyrings',
    {
      given: [box(1), category(1), note('Hello'), keyring(THIS_MUM_BELONGS), tag(TAG_MUM)],
      when: category(0),
      then: {
        lid: { categoryId: 0, designName: 'Enjoy your fudge' },
        note: '',
        mainKeyringId: THIS_MUM_BELONGS,
        nameTagIds: [TAG_MUM],
      },
    },
  ],
];

const giftStories: Story[] = [
  ['a note is written', { given: [], when: note('Hello'), then: { note: 'Hello' } }],
  [
    'a note too long is rejected',
    { given: [note('Hello')], when: note('x'.repeat(101)), then: { note: 'Hello' } },
  ],
  [
    'a keyring is chosen',
    { given: [box(1)], when: keyring(THIS_MUM_BELONGS), then: { mainKeyringId: THIS_MUM_BELONGS } },
  ],
  [
    'the same keyring again is deselected, its name tags stay',
    {
      given: [box(1), keyring(THIS_MUM_BELONGS), tag(TAG_MUM)],
      when: keyring(THIS_MUM_BELONGS),
      then: { mainKeyringId: null, nameTagIds: [TAG_MUM] },
    },
  ],
  [
    'another keyring replaces it',
    { given: [box(1), keyring(2)], when: keyring(5), then: { mainKeyringId: 5 } },
  ],
  [
    'no keyring comes with a Box of 12',
    { given: [box(2)], when: keyring(2), then: { mainKeyringId: null } },
  ],
  [
    'no name comes with a Box of 12',
    { given: [box(2)], when: tag(TAG_MUM), then: { nameTagIds: [] } },
  ],
  [
    'a name tag is no main keyring',
    { given: [box(1)], when: keyring(TAG_MUM), then: { mainKeyringId: null } },
  ],
  ['a main keyring is no name tag', { given: [box(1)], when: tag(2), then: { nameTagIds: [] } }],
  [
    'a name is not added twice',
    { given: [box(1), tag(TAG_MUM)], when: tag(TAG_MUM), then: { nameTagIds: [TAG_MUM] } },
  ],
  [
    'a fourth name is not added',
    {
      given: [box(1), tag(TAG_MUM), tag(TAG_DAD), tag(TAG_SISTER)],
      when: tag(TAG_BROTHER),
      then: { nameTagIds: [TAG_MUM, TAG_DAD, TAG_SISTER] },
    },
  ],
  [
    'a name is removed',
    {
      given: [box(1), tag(TAG_MUM), tag(TAG_DAD)],
      when: dropTag(TAG_MUM),
      then: { nameTagIds: [TAG_DAD] },
    },
  ],
  [
    '"Remove All Keyrings" clears keyring and names',
    {
      given: [box(1), keyring(2), tag(TAG_MUM)],
      when: { type: 'keyrings-removed' },
      then: { mainKeyringId: null, nameTagIds: [] },
    },
  ],
  [
    'another delivery is chosen',
    { given: [], when: { type: 'shipping-chosen', shippingId: 2 }, then: { shippingId: 2 } },
  ],
];

describe.each([
  ['the box', boxStories],
  ['the flavours', flavourStories],
  ['the lid', lidStories],
  ['note, keyrings and delivery', giftStories],
])('%s', (_part, stories) => {
  it.each(stories)('%s', (_story, { given, when, then }) => {
    expect(after(...given, when)).toMatchObject(then);
  });
});

it('a new draft is empty, with 2nd Class delivery', () => {
  expect(emptyDraft).toMatchObject({ boxId: null, selection: [], lid: null, shippingId: 1 });
});

it.each([1, 2, 3, 6])('the preset of box %i fills it', (boxId) => {
  const draft = after(box(boxId), preset);
  expect(draft.presetApplied).toBe(true);
  expect(countPieces(draft.selection)).toBe(catalogue.boxes.find(({ id }) => id === boxId)?.pieces);
});

it('delivery fields change one by one', () => {
  const draft = after(
    { type: 'customer-changed', changes: { firstName: 'Ada' } },
    { type: 'customer-changed', changes: { city: 'Clevedon' } },
  );
  expect(draft.customer).toMatchObject({ firstName: 'Ada', city: 'Clevedon', lastName: '' });
});

describe('the finished choices', () => {
  const anniversary = [box(1), add(VANILLA), category(12), note('Hello'), tag(TAG_MUM)];

  it.each([
    ['without a box', after(category(12))],
    ['without a lid', after(box(1))],
    ['without a design', after(box(1), category(1))],
  ])('are null %s', (_what, draft) => {
    expect(finishDraft(draft)).toBeNull();
  });

  it('leave out name tags without a main keyring', () => {
    expect(finishDraft(after(...anniversary))).toEqual({
      boxId: 1,
      selection: [{ flavourId: VANILLA, quantity: 1 }],
      lid: { categoryId: 12, designName: 'Happy Anniversary' },
      note: 'Hello',
      mainKeyringId: null,
      nameTagIds: [],
    });
  });

  it('include name tags with a main keyring', () => {
    expect(finishDraft(after(...anniversary, keyring(2)))).toMatchObject({
      mainKeyringId: 2,
      nameTagIds: [TAG_MUM],
    });
  });
});
