import { expect, it } from 'vitest';
import { parcelContents, withContents } from '#domain/order/parcel.ts';
import { completeCustomer, sixtySlices, twoParcels, birthdayOrder } from '../../support/orders.ts';

it.each([
  ['a box', birthdayOrder, ['boxes']],
  ['two parcels', twoParcels, ['boxes', 'boxes']],
  ['slices', sixtySlices, ['slices']],
  ['what could not be read', null, ['unreadable']],
])('%s has a parcel for each recipient', (_name, order, kinds) => {
  const contents = parcelContents(order, completeCustomer);
  expect(contents.map(({ kind }) => kind)).toEqual(kinds);
  if (order) expect(withContents(order, contents)).toEqual(order);
});

it('an order without parcels has one that could not be read', () => {
  const [content] = parcelContents({ ...birthdayOrder, parcels: [] }, completeCustomer);
  expect(content).toEqual({ kind: 'unreadable', recipient: completeCustomer });
});

it('an order shows its parcels as they are now, and keeps what belongs to all of it', () => {
  const [first, second] = parcelContents(twoParcels, completeCustomer);
  const moved = { ...completeCustomer, address1: '9 New Road' };
  const now = withContents(twoParcels, [
    first,
    ...(second ? [{ ...second, recipient: moved }] : []),
  ]);
  expect(now).toEqual({
    ...twoParcels,
    parcels: [twoParcels.parcels[0], { ...twoParcels.parcels[1], recipient: moved }],
  });
  expect(
    withContents(sixtySlices, [{ ...parcelContents(sixtySlices, moved)[0], recipient: moved }]),
  ).toEqual({
    ...sixtySlices,
    recipient: moved,
  });
});

it('an order keeps a parcel whose content cannot be read now', () => {
  const unreadable = { kind: 'unreadable', recipient: null } as const;
  expect(withContents(twoParcels, [unreadable])).toEqual(twoParcels);
  expect(withContents(sixtySlices, [unreadable])).toEqual(sixtySlices);
});
