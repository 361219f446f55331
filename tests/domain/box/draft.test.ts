import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { isPreset } from '#domain/box/box-rules.ts';
import { totalQuantity } from '#domain/catalogue.ts';
import { finish, finishedBoxes } from '#domain/box/box.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { evolve, type DraftEvent } from '#domain/box/draft-events.ts';
import { replayDraft } from '#domain/box/replay-draft.ts';
import {
  BAILEYS,
  TAG_DAD,
  TAG_MUM,
  TAG_SISTER,
  THIS_MUM_BELONGS,
  VANILLA,
} from '../../support/orders.ts';

const TAG_BROTHER = 16;

const soldOut = { ...catalogue, soldOut: [VANILLA] };

const after = (...events: DraftEvent[]): Draft =>
  events.reduce((draft, event) => evolve(draft, event, catalogue), emptyDraft);

const box = (boxId: number): DraftEvent => ({ type: 'box-chosen', boxId });
const add = (flavourId: number): DraftEvent => ({ type: 'flavour-added', flavourId });
const remove = (flavourId: number): DraftEvent => ({ type: 'flavour-removed', flavourId });
const category = (categoryId: number): DraftEvent => ({ type: 'lid-category-chosen', categoryId });
const design = (designName: string): DraftEvent => ({ type: 'lid-design-chosen', designName });
const note = (text: string): DraftEvent => ({ type: 'note-written', note: text });
const keyring = (keyringId: number): DraftEvent => ({ type: 'keyring-clicked', keyringId });
const tag = (keyringId: number): DraftEvent => ({ type: 'name-tag-added', keyringId });
const dropTag = (keyringId: number): DraftEvent => ({ type: 'name-tag-removed', keyringId });
const preset: DraftEvent = { type: 'preset-applied' };
const clear: DraftEvent = { type: 'selection-cleared' };
const twelve = (flavourId: number): DraftEvent[] => Array<DraftEvent>(12).fill(add(flavourId));

/** given: earlier events; when: the event; then: the resulting draft. */
type Story = [string, { given: DraftEvent[]; when: DraftEvent; then: Partial<Draft> }];

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
        keyring: null,
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
    'the vegan box is filled from the start',
    { given: [box(1)], when: box(7), then: { boxId: 7, selection: vegan } },
  ],
  [
    'a box that is not sold changes nothing',
    { given: [box(1)], when: box(99), then: { boxId: 1 } },
  ],
  [
    'going back from the flavours clears box and flavours',
    {
      given: [box(1), add(VANILLA), keyring(THIS_MUM_BELONGS)],
      when: { type: 'box-cleared' },
      then: { boxId: null, selection: [], keyring: null },
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
  ['the vegan box cannot be emptied', { given: [box(7)], when: clear, then: { selection: vegan } }],
  [
    'a preset does not replace flavours already chosen',
    {
      given: [box(1), add(VANILLA)],
      when: preset,
      then: { selection: [{ flavourId: VANILLA, quantity: 1 }] },
    },
  ],
  [
    'a box without a preset stays empty',
    { given: [box(4)], when: preset, then: { selection: [] } },
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
    { given: [box(1), preset], when: clear, then: { selection: [] } },
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
        keyring: { id: THIS_MUM_BELONGS, nameTagIds: [TAG_MUM] },
      },
    },
  ],
];

const giftStories: Story[] = [
  ['a note is written', { given: [], when: note('Hello'), then: { note: 'Hello' } }],
  [
    'a note keeps one blank line of many',
    {
      given: [],
      when: note(`Hi${'\n'.repeat(290)}there\n \n\t\n\nNan\n\nAda\nBob`),
      then: { note: 'Hi\n\nthere\n\nNan\n\nAda\nBob' },
    },
  ],
  [
    'a note too long is rejected',
    { given: [note('Hello')], when: note('x'.repeat(101)), then: { note: 'Hello' } },
  ],
  [
    'a keyring is chosen',
    {
      given: [box(1)],
      when: keyring(THIS_MUM_BELONGS),
      then: { keyring: { id: THIS_MUM_BELONGS, nameTagIds: [] } },
    },
  ],
  [
    'the same keyring again is deselected, its name tags stay',
    {
      given: [box(1), keyring(THIS_MUM_BELONGS), tag(TAG_MUM)],
      when: keyring(THIS_MUM_BELONGS),
      then: { keyring: { id: null, nameTagIds: [TAG_MUM] } },
    },
  ],
  [
    'another keyring replaces it',
    { given: [box(1), keyring(2)], when: keyring(5), then: { keyring: { id: 5, nameTagIds: [] } } },
  ],
  ['a Box of 12 has no keyring', { given: [box(2)], when: keyring(2), then: { keyring: null } }],
  ['a Box of 12 has no name tag', { given: [box(2)], when: tag(TAG_MUM), then: { keyring: null } }],
  [
    'a name tag is no main keyring',
    { given: [box(1)], when: keyring(TAG_MUM), then: { keyring: null } },
  ],
  ['a main keyring is no name tag', { given: [box(1)], when: tag(2), then: { keyring: null } }],
  [
    'a name is not added twice',
    {
      given: [box(1), tag(TAG_MUM)],
      when: tag(TAG_MUM),
      then: { keyring: { id: null, nameTagIds: [TAG_MUM] } },
    },
  ],
  [
    'a fourth name is not added',
    {
      given: [box(1), tag(TAG_MUM), tag(TAG_DAD), tag(TAG_SISTER)],
      when: tag(TAG_BROTHER),
      then: { keyring: { id: null, nameTagIds: [TAG_MUM, TAG_DAD, TAG_SISTER] } },
    },
  ],
  [
    'a name is removed',
    {
      given: [box(1), tag(TAG_MUM), tag(TAG_DAD)],
      when: dropTag(TAG_MUM),
      then: { keyring: { id: null, nameTagIds: [TAG_DAD] } },
    },
  ],
  [
    '"Remove All Keyrings" clears keyring and names',
    {
      given: [box(1), keyring(2), tag(TAG_MUM)],
      when: { type: 'keyrings-removed' },
      then: { keyring: null },
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
  expect(totalQuantity(draft.selection)).toBe(
    catalogue.boxes.find(({ id }) => id === boxId)?.pieces,
  );
});

describe('the applied preset', () => {
  it.each<[string, DraftEvent[], boolean]>([
    ['shows', [box(1), preset], true],
    ['shows for the vegan box', [box(7)], true],
    ['hides while a piece is missing', [box(1), preset, remove(BAILEYS)], false],
    [
      'hides with another piece in its place',
      [box(1), preset, remove(BAILEYS), add(VANILLA)],
      false,
    ],
    ['shows once its flavours are back', [box(1), preset, remove(BAILEYS), add(BAILEYS)], true],
    ['hides once it is cleared', [box(1), preset, clear], false],
    ['hides once another box is chosen', [box(1), preset, box(2)], false],
    ['hides for flavours that were there before', [box(1), add(VANILLA), preset], false],
    ['hides for a box without a preset', [box(4), preset], false],
  ])('%s, also when the box is opened again', (_, events, shows) => {
    const draft = after(...events);
    for (const { boxId, selection } of [draft, replayDraft(draft, catalogue)]) {
      const type = catalogue.boxes.find(({ id }) => id === boxId);
      expect(type && isPreset(type, selection, catalogue)).toBe(shows);
    }
  });

  it.each([
    ['as the shop recommends it', catalogue],
    ['with others in the place of what is sold out', soldOut],
  ])('shows while a flavour is sold out, %s', (_, stock) => {
    const type = catalogue.boxes.find(({ id }) => id === 2);
    const { selection } = [box(2), preset].reduce(
      (draft, e) => evolve(draft, e, stock),
      emptyDraft,
    );
    expect(type && isPreset(type, selection, soldOut)).toBe(true);
  });
});

it('delivery fields change one by one', () => {
  const draft = after(
    { type: 'customer-changed', changes: { firstName: 'Ada' } },
    { type: 'customer-changed', changes: { city: 'Clevedon' } },
  );
  expect(draft.customer).toMatchObject({ firstName: 'Ada', city: 'Clevedon', lastName: '' });
});

describe('a finished box', () => {
  const anniversary = [box(1), preset, category(12), note('Hello'), tag(TAG_MUM)];

  it.each([
    ['a box', after(category(12))],
    ['a lid', after(box(1), preset)],
    ['a lid design', after(box(1), preset, category(1))],
  ])('needs %s', (_what, draft) => {
    expect(finish(draft, catalogue)).toEqual({
      violation: { code: 'unfinished-box' },
    });
  });

  it.each([
    ['all its pieces', after(box(1), add(VANILLA), category(12)), 'wrong-flavours'],
    ['a name on its keyring', after(box(1), preset, category(12), keyring(2)), 'wrong-name-tags'],
  ])('needs %s', (_what, draft, code) => {
    expect(finish(draft, catalogue)).toMatchObject({ violation: { code } });
  });

  it('leaves out name tags without a main keyring', () => {
    const draft = after(...anniversary);
    expect(finish(draft, catalogue)).toEqual({
      box: {
        boxId: 1,
        selection: draft.selection,
        lid: { categoryId: 12, designName: 'Happy Anniversary' },
        note: 'Hello',
        keyring: null,
      },
    });
  });

  it('has its name tags on the main keyring', () => {
    expect(finish(after(...anniversary, keyring(2)), catalogue)).toMatchObject({
      box: { keyring: { id: 2, nameTagIds: [TAG_MUM] } },
    });
  });

  it('is listed without the unfinished ones', () => {
    const boxes = finishedBoxes([emptyDraft, after(...anniversary)], catalogue);
    expect(boxes).toMatchObject([{ boxId: 1, note: 'Hello' }]);
  });
});
