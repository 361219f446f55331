import { expect, it } from 'vitest';
import { emptyDraft } from '#domain/box/draft.ts';
import { isEmptyDraft, isSameBox, replaceBox } from '#domain/box/draft-contents.ts';
import { birthdayBox, completeCustomer } from '../../support/orders.ts';

const birthday = { ...emptyDraft, ...birthdayBox };

it.each([
  ['nothing chosen', {}, true],
  ['an address alone', { customer: completeCustomer, shippingId: 2 as const }, true],
  ['a box', { boxId: 1 }, false],
  ['a lid', { lid: { categoryId: 1, designName: null } }, false],
  ['a note', { note: 'Hello' }, false],
])('a draft with %s is empty: %j %s', (_, changes, isEmpty) => {
  expect(isEmptyDraft({ ...emptyDraft, ...changes })).toBe(isEmpty);
});

it.each([
  ['itself', {}, true],
  ['itself with another recipient', { customer: completeCustomer }, true],
  [
    'itself with its flavours in another order',
    { selection: [...birthdayBox.selection].reverse() },
    true,
  ],
  ['one with another note', { note: 'Hello' }, false],
  ['one with other names', { keyring: null }, false],
  ['one with other flavours', { selection: [] }, false],
])('a box is the same as %s: %j %s', (_, changes, isSame) => {
  expect(isSameBox(birthday, { ...birthday, ...changes })).toBe(isSame);
});

it('replacing the box keeps the delivery', () => {
  const delivery = { customer: completeCustomer, shippingId: 2 as const };
  expect(replaceBox({ ...emptyDraft, ...delivery }, birthday)).toEqual({
    ...birthday,
    ...delivery,
  });
});
