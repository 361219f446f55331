import { expect, it } from 'vitest';
import { emptyDraft } from '#domain/box/draft.ts';
import { boxKey, isEmptyDraft, isSameBox, replaceBox } from '#domain/box/draft-contents.ts';
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

const box = {
  boxId: 1,
  selection: [
    { flavourId: 22, quantity: 4 },
    { flavourId: 1, quantity: 2 },
  ],
  lid: { categoryId: 1, designName: 'Happy Birthday Mum' },
  note: 'Hello',
  keyring: { id: 2, nameTagIds: [14, 13] },
};

it.each([
  ['a box', box, '[1,[[1,2],[22,4]],1,"Happy Birthday Mum","Hello",2,[14,13]]'],
  ['a draft with nothing chosen', emptyDraft, '[null,[],null,null,"",null,[]]'],
])('the key of %s stays what it was when carts stored its hash', (_, contents, key) => {
  expect(boxKey(contents)).toBe(key);
});

it('replacing the box keeps the delivery', () => {
  const delivery = { customer: completeCustomer, shippingId: 2 as const };
  expect(replaceBox({ ...emptyDraft, ...delivery }, birthday)).toEqual({
    ...birthday,
    ...delivery,
  });
});
