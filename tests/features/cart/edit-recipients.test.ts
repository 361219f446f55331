// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { $cart, addToCart, loadCart } from '#features/cart/cart.ts';
import { $cartRecipients, forgetCartRecipients } from '#features/cart/cart-recipients.ts';
import {
  $openRecipients,
  $pasted,
  addRecipients,
  addRecipient,
  addSameBox,
  giveBoxTo,
  joinRecipients,
  removeRecipient,
  updateAddress,
} from '#features/cart/recipients/edit-recipients.ts';
import { pasteList } from '#features/cart/recipients/paste-list.ts';
import { $undoable, undo } from '#ui/undo.ts';
import { birthdayBox, completeCustomer } from '../../support/orders.ts';

const person = (place: number) => {
  const found = $cartRecipients.get().recipients[place];
  if (!found) throw new Error(`The cart has no person ${place}`);
  return found;
};
const line = () => {
  const [found] = $cart.get();
  if (!found) throw new Error('The cart is empty');
  return found;
};

beforeEach(() => {
  localStorage.clear();
  forgetCartRecipients();
  loadCart();
  addToCart(birthdayBox, { quantity: 3 });
  addRecipients([
    { ...completeCustomer, firstName: 'Ann' },
    { ...completeCustomer, firstName: 'Bea' },
  ]);
});

it.each([
  ['removed', () => removeRecipient(person(1))],
  ['joined with another', () => joinRecipients(person(1), person(0))],
])('a person who was %s gets their boxes back with the undo', (_what, change) => {
  const bea = person(1).id;
  giveBoxTo(line().id, 0, bea);
  const before = line().recipientIds;
  change();
  expect($cartRecipients.get().recipients).toHaveLength(1);
  undo();
  expect(person(1).id).toBe(bea);
  expect(line().recipientIds).toEqual(before);
});

it('people removed by a double tap come back with one undo, in their places, with their boxes', () => {
  const cleo = addRecipient();
  const ids = $cartRecipients.get().recipients.map(({ id }) => id);
  for (const [index, id] of ids.entries()) giveBoxTo(line().id, index, id);
  const before = line().recipientIds;
  removeRecipient(person(0));
  removeRecipient(person(0));
  expect($cartRecipients.get().recipients.map(({ id }) => id)).toEqual([cleo]);
  expect($undoable.get()?.message).toBe('Ann Quay removed. Bea Quay removed.');
  undo();
  expect($cartRecipients.get().recipients.map(({ id }) => id)).toEqual(ids);
  expect(line().recipientIds).toEqual(before);
});

it('the undo of a removal keeps what was typed and added since', () => {
  const [ann, bea] = [person(0).id, person(1).id];
  giveBoxTo(line().id, 0, bea);
  removeRecipient(person(1));
  updateAddress(ann, { city: 'Clevedon' });
  const cleo = addRecipient();
  giveBoxTo(line().id, 1, cleo ?? '');
  undo();
  expect($cartRecipients.get().recipients.map(({ id }) => id)).toEqual([ann, bea, cleo]);
  expect(person(0).customer.city).toBe('Clevedon');
  expect(line().recipientIds.slice(0, 2)).toEqual([bea, cleo]);
});

it('one more box for a person leaves the others with whom they were, chosen or not', () => {
  const [ann, bea] = [person(0).id, person(1).id];
  addSameBox(line().id, ann);
  expect(line()).toMatchObject({ quantity: 4, recipientIds: ['', '', bea, ann] });
});

it('a pasted list that names nobody leaves the people and their open forms as they are', () => {
  const blank = addRecipient();
  const before = $cartRecipients.get().recipients;
  expect(pasteList('Ann\nBea')).toMatchObject({ added: 0, refused: 2 });
  expect($pasted.get()).toBe(0);
  expect($cartRecipients.get().recipients).toEqual(before);
  expect($openRecipients.get()).toContain(blank);
});

it('splits a pasted line by its tabs alone, a line without tabs by its commas', () => {
  const text = [
    'Cleo Pier\t1 Pier Road, Flat 2, Knightstone\tWeston-super-Mare\tBS23 1AA',
    'Dan Sands, 2 Sand Road, Kewstoke, BS22 9UR',
    'Eve Shore,"3 Shore Road, Flat 4",Uphill,BS23 4XZ',
    'Fay Dune\t"4 Dune Road, The ""Dunes"""\tBrean\tTA8 2RS',
  ].join('\n');
  expect(pasteList(text)).toEqual({ added: 4, refused: 0, errors: [], rest: '' });
  expect(
    $cartRecipients.get().recipients.map(({ customer: { address1, city } }) => [address1, city]),
  ).toEqual([
    [completeCustomer.address1, completeCustomer.city],
    [completeCustomer.address1, completeCustomer.city],
    ['1 Pier Road, Flat 2, Knightstone', 'Weston-super-Mare'],
    ['2 Sand Road', 'Kewstoke'],
    ['3 Shore Road, Flat 4', 'Uphill'],
    ['4 Dune Road, The "Dunes"', 'Brean'],
  ]);
});
