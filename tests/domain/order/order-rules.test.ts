import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { normalizeBox, validateBox } from '#domain/box/box.ts';
import { validateOrder } from '#domain/order/order-rules.ts';
import { orderedBoxes, type BoxOrder, type BoxParcel } from '#domain/order/order.ts';
import type { Box } from '#domain/box/box.ts';
import { takeOffSale } from '../../support/off-sale.ts';
import {
  birthdayBox,
  birthdayOrder,
  completeCustomer,
  TAG_DAD,
  TAG_MUM,
  TAG_SISTER,
  THIS_MUM_BELONGS,
  VANILLA,
  twoParcels,
  withItems,
  withParcel,
} from '../../support/orders.ts';

const pieces = (quantity: number, flavourId = VANILLA): Box['selection'] => [
  { flavourId, quantity },
];
const noKeyring = { keyring: null };
const keyring = (nameTagIds: number[], id = THIS_MUM_BELONGS) => ({ keyring: { id, nameTagIds } });

describe('a box', () => {
  it.each<[string, Partial<Box>, string | null]>([
    ['a birthday present is in order', {}, null],
    ['a box that is not sold', { boxId: 99 }, 'unknown-box'],
    ['too few pieces', { selection: pieces(5) }, 'wrong-flavours'],
    ['too many pieces', { selection: pieces(7) }, 'wrong-flavours'],
    ['a negative quantity', { selection: [...pieces(7), ...pieces(-1, 1)] }, 'wrong-flavours'],
    ['tablet in a Box of 6', { selection: pieces(6, 36) }, 'wrong-flavours'],
    ['an unknown flavour', { selection: pieces(6, 99) }, 'wrong-flavours'],
    ['tablet in a 4-Bag Box', { ...noKeyring, boxId: 6, selection: pieces(4, 36) }, null],
    ['the vegan box without a selection', { ...noKeyring, boxId: 7, selection: [] }, null],
    [
      'the vegan box with its own flavours, the other way round',
      { ...noKeyring, boxId: 7, selection: [...pieces(2, 38), ...pieces(2, 37)] },
      null,
    ],
    [
      'the vegan box with other quantities',
      { ...noKeyring, boxId: 7, selection: [...pieces(3, 37), ...pieces(1, 38)] },
      'wrong-flavours',
    ],
    [
      'the vegan box with other flavours',
      { ...noKeyring, boxId: 7, selection: pieces(4) },
      'wrong-flavours',
    ],
    ['an unknown lid', { lid: { categoryId: 14, designName: 'Thank You' } }, 'wrong-lid'],
    [
      'a design of another category',
      { lid: { categoryId: 8, designName: 'Happy Easter' } },
      'wrong-lid',
    ],
    ['no design', { lid: { categoryId: 1, designName: '' } }, 'wrong-lid'],
    ['a lid out of season', { lid: { categoryId: 4, designName: 'Happy Easter' } }, null],
    [
      'a lid the picker does not list',
      { lid: { categoryId: 11, designName: "World's Best Dad" } },
      null,
    ],
    ['no gift', { lid: { categoryId: 0, designName: '' } }, null],
    ['a note of 101 letters', { note: 'x'.repeat(101) }, 'note-too-long'],
    ['a note of 301 characters, mostly spaces', { note: `x${' '.repeat(300)}` }, 'note-too-long'],
    ['no note', { note: '' }, null],
    ['no keyring', noKeyring, null],
    ['a keyring in a Box of 12', { boxId: 2, selection: pieces(12) }, 'keyring-not-for-this-box'],
    ['a keyring without names', keyring([]), 'wrong-name-tags'],
    ['a name twice', keyring([TAG_MUM, TAG_MUM]), 'wrong-name-tags'],
    ['three names', keyring([TAG_MUM, TAG_DAD, TAG_SISTER]), null],
    ['four names', keyring([TAG_MUM, TAG_DAD, TAG_SISTER, 16]), 'wrong-name-tags'],
    ['a keyring for a name', keyring([THIS_MUM_BELONGS]), 'wrong-name-tags'],
    ['a name for a keyring', keyring([TAG_DAD], TAG_MUM), 'unknown-keyring'],
    ['an unknown keyring', keyring([TAG_MUM], 999), 'unknown-keyring'],
  ])('%s', (_what, changes, code) => {
    expect(validateBox({ ...birthdayBox, ...changes }, catalogue)?.code ?? null).toBe(code);
  });

  it('with flavours that are not on sale names them', () => {
    const today = takeOffSale(catalogue, VANILLA, 37);
    const names = (changes: Partial<Box>) => validateBox({ ...birthdayBox, ...changes }, today);
    expect(names({ selection: pieces(6) })).toMatchObject({ notOnSale: ['Vanilla'] });
    expect(names({ ...noKeyring, boxId: 7, selection: [] })).toMatchObject({
      code: 'wrong-flavours',
      notOnSale: ['Vegan Chocolate'],
    });
  });

  it('with wrong flavours is named with its number of pieces', () => {
    const box = { ...birthdayBox, boxId: 5, selection: [] };
    expect(validateBox(box, catalogue)).toMatchObject({
      code: 'wrong-flavours',
      type: { name: '5 Bar Fudge Gift Box', pieces: 5, unit: { many: 'bars' } },
    });
  });
});

describe('an order', () => {
  const birthday = orderedBoxes(birthdayOrder);
  const second = { box: { ...birthdayBox, boxId: 99 }, quantity: 1, sku: null };

  const fromCart = (changes: Partial<BoxParcel>): BoxOrder => ({
    ...withParcel(changes),
    channel: 'cart',
  });
  const withSecond = (changes: Partial<BoxParcel>): BoxOrder => {
    const [first, other] = twoParcels.parcels;
    if (!first || !other) throw new Error('the sample order has two parcels');
    return { ...twoParcels, parcels: [first, { ...other, ...changes }] };
  };

  it.each<[string, BoxOrder, string | null]>([
    ['from the builder is in order', birthdayOrder, null],
    ['with a box that breaks a rule', withItems([...birthday, second]), 'unknown-box'],
    ['without a recipient', withParcel({ recipient: null }), 'incomplete-delivery'],
    [
      'without a city',
      withParcel({ recipient: { ...completeCustomer, city: ' ' } }),
      'incomplete-delivery',
    ],
    [
      'with an e-mail address that cannot be',
      withParcel({ recipient: { ...completeCustomer, email: 'ada' } }),
      'invalid-email',
    ],
    ['from the basket needs no recipient', fromCart({ recipient: null }), null],
    ['of two parcels is in order', twoParcels, null],
    [
      'of two parcels needs both recipients',
      withSecond({ recipient: null }),
      'incomplete-delivery',
    ],
    ['of two parcels needs both deliveries', withSecond({ shippingId: 99 }), 'unknown-shipping'],
    [
      'of two parcels with a box that breaks a rule',
      withSecond({ items: [second] }),
      'unknown-box',
    ],
  ])('%s', (_what, order, code) => {
    expect(validateOrder(order, catalogue)?.code ?? null).toBe(code);
  });

  it('of two parcels counts the boxes of both', () => {
    expect(validateOrder(withSecond({ items: [second] }), catalogue)).toEqual({
      code: 'unknown-box',
      place: 2,
    });
  });

  it.each([
    ['alone', [second], { code: 'unknown-box' }],
    ['among others', [...birthday, second], { code: 'unknown-box', place: 2 }],
  ])('names the box that violates a rule: %s', (_what, items, violation) => {
    expect(validateOrder(fromCart({ items }), catalogue)).toEqual(violation);
  });

  it('rejects an unknown shipping option', () => {
    const onlyFirstClass = catalogue.shippingOptions.filter(({ id }) => id === 2);
    expect(
      validateOrder(birthdayOrder, { ...catalogue, shippingOptions: onlyFirstClass })?.code,
    ).toBe('unknown-shipping');
  });
});

describe('normalizing a box', () => {
  it('gives a box that is not a gift the standard lid and no note', () => {
    const box = { ...birthdayBox, lid: { categoryId: 0, designName: 'Happy Easter' } };
    expect(normalizeBox(box, catalogue)).toEqual({
      ...birthdayBox,
      lid: { categoryId: 0, designName: 'Enjoy your fudge' },
      note: '',
    });
  });

  it('gives the vegan box its own flavours', () => {
    expect(normalizeBox({ ...birthdayBox, boxId: 7, selection: [] }, catalogue).selection).toEqual([
      { flavourId: 37, quantity: 2 },
      { flavourId: 38, quantity: 2 },
    ]);
  });

  it('trims the note and changes nothing else', () => {
    expect(normalizeBox({ ...birthdayBox, note: ' Dear\nMum \n' }, catalogue)).toEqual({
      ...birthdayBox,
      note: 'Dear\nMum',
    });
  });
});
