import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { boxJson, decodeBox, decodeDraft, draftJson, encodeIds } from '#contract/box-json.ts';
import { encodeBox } from '#contract/named-box-json.ts';
import { catalogue } from '#data/catalogue.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { boxForMyself, boxIn, draftAfter, finishedBox, keyringId } from '../support/orders.ts';

const imageUrl = (slug: string): string => `https://shop.example/${slug}.svg`;
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const readBox = (json: unknown) => decodeBox(v.parse(boxJson, overTheWire(json)));
const readDraft = (json: unknown) => decodeDraft(v.parse(draftJson, overTheWire(json)));

describe.each([
  ['with names and prices', (of: Draft) => encodeBox(of, catalogue, imageUrl)],
  ['by ids alone', encodeIds],
])('a box encoded %s', (_form, encode) => {
  it.each([
    ['a gift with a keyring', finishedBox],
    ['a box for oneself', boxForMyself],
  ])('is decoded as it was: %s', (_what, draft) => {
    expect(readBox(encode(draft))).toEqual(boxIn(draft));
  });

  it.each([
    ['an empty one', emptyDraft],
    ['a box alone', draftAfter({ type: 'box-chosen', boxId: 1 })],
    ['a lid without a design', draftAfter({ type: 'lid-category-chosen', categoryId: 1 })],
    [
      'names that wait for a keyring',
      draftAfter(
        { type: 'box-chosen', boxId: 1 },
        { type: 'name-tag-added', keyringId: keyringId('Grace') },
      ),
    ],
  ])('may be a draft: %s', (_what, draft) => {
    const { boxId, selection, lid, note, keyring } = draft;
    expect(readDraft(encode(draft))).toEqual({ boxId, selection, lid, note, keyring });
  });
});

it('a whole box has no name tags without a keyring', () => {
  const json = encodeIds(finishedBox);
  const loose = { ...json, keyrings: { ...json.keyrings, mainKeyring: null } };
  expect(v.safeParse(boxJson, loose).success).toBe(false);
});
