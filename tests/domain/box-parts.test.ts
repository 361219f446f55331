import { expect, it } from 'vitest';
import { emptyDraft } from '#domain/box-draft.ts';
import { holdsSomething, sameBox, withBox } from '#domain/box-parts.ts';
import { birthdayBox, completeCustomer } from './sample-orders.ts';

const birthday = { ...emptyDraft, ...birthdayBox };

it.each([
  ['nothing chosen', {}, false],
  ['an address alone', { customer: completeCustomer, shippingId: 2 as const }, false],
  ['a box', { boxId: 1 }, true],
  ['a lid', { lid: { categoryId: 1, designName: null } }, true],
  ['a note', { note: 'Hello' }, true],
])('a draft with %s holds something worth keeping: %j %s', (_, changes, holds) => {
  expect(holdsSomething({ ...emptyDraft, ...changes })).toBe(holds);
});

it.each([
  ['itself', {}, true],
  ['itself for somebody else', { customer: completeCustomer }, true],
  ['one with another note', { note: 'Hello' }, false],
  ['one with other names', { nameTagIds: [] }, false],
  ['one with other flavours', { selection: [] }, false],
])('a box is the same as %s: %j %s', (_, changes, isSame) => {
  expect(sameBox(birthday, { ...birthday, ...changes })).toBe(isSame);
});

it('another box leaves the delivery as it is', () => {
  const delivery = { customer: completeCustomer, shippingId: 2 as const };
  expect(withBox({ ...emptyDraft, ...delivery }, birthday)).toEqual({ ...birthday, ...delivery });
});
