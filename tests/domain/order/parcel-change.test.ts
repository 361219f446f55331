import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { changeParcel, type ParcelWishes } from '#domain/order/parcel-change.ts';
import { withRecipient } from '#domain/order/order.ts';
import { contentsOf } from '#domain/order/parcel.ts';
import {
  birthdayBox,
  birthdayOrder,
  completeCustomer,
  sixtySlices,
  twoParcels,
  withItems,
} from '../../support/orders.ts';

const NOW = Date.parse('2026-11-25T10:00Z');
const post = { catalogue, calendar: postalCalendar };
const nothing: ParcelWishes = { notes: [], address: null, arriveOn: null };
const [birthday] = contentsOf(birthdayOrder, completeCustomer);
const [slices] = contentsOf(withRecipient(sixtySlices, completeCustomer), completeCustomer);
const [unreadable] = contentsOf(null, completeCustomer);

const change = (content: typeof birthday, wishes: Partial<ParcelWishes>) =>
  changeParcel(content, { ...nothing, ...wishes }, NOW, post);

const { firstName, lastName, address1, address2, city, postcode } = completeCustomer;
const address = { firstName, lastName, address1, address2, city, postcode };
const moved = { ...address, address1: '9 New Road', postcode: 'BS22 9ZZ' };

it.each([
  ['a box', birthday],
  ['slices', slices],
  ['unreadable contents', unreadable],
])('a parcel of %s without wishes stays as it is', (_what, content) => {
  expect(change(content, {})).toEqual({ content });
});

describe('a note', () => {
  it.each([
    ['is replaced', 'Happy 80th!', 'Happy 80th!'],
    ['is taken away', '', ''],
    ['takes 100 characters', 'x'.repeat(100), 'x'.repeat(100)],
  ])('%s', (_what, text, note) => {
    expect(change(birthday, { notes: [{ place: 1, text }] })).toMatchObject({
      content: { items: [{ box: { note } }] },
    });
  });

  it.each([
    ['is too long', birthday, 1, 'x'.repeat(101), 'note-too-long'],
    ['is for a box that is not there', birthday, 2, 'Hello', 'unknown-box'],
    ['is for no box', birthday, 0, 'Hello', 'unknown-box'],
    ['is for slices', slices, 1, 'Hello', 'unknown-box'],
    ['is for unreadable contents', unreadable, 1, 'Hello', 'unknown-box'],
  ])('is refused when it %s', (_what, content, place, text, code) => {
    expect(change(content, { notes: [{ place, text }] })).toMatchObject({ violation: { code } });
  });

  it('stays away from a box that is no gift, as at checkout', () => {
    const lid = { categoryId: 0, designName: 'Enjoy your fudge' };
    const box = { ...birthdayBox, lid, note: '' };
    const [content] = contentsOf(withItems([{ box, quantity: 1, sku: null }]), completeCustomer);
    expect(change(content, { notes: [{ place: 1, text: 'Hello' }] })).toEqual({ content });
  });
});

describe('an address', () => {
  it.each([
    ['a box', birthday],
    ['slices', slices],
    ['unreadable contents', unreadable],
  ])('of %s is replaced, and the e-mail address stays', (_what, content) => {
    expect(change(content, { address: moved })).toEqual({
      content: { ...content, recipient: { ...completeCustomer, ...moved } },
    });
  });

  it.each([
    ['without a town', { city: ' ' }, { field: 'city', code: 'missing' }],
    ['outside the United Kingdom', { postcode: '75001' }, { field: 'postcode', code: 'not-uk' }],
    [
      'too long for a label',
      { address1: 'x'.repeat(101) },
      { field: 'address1', code: 'too-long' },
    ],
  ])('%s is refused', (_what, wrong, field) => {
    expect(change(birthday, { address: { ...moved, ...wrong } })).toEqual({
      violation: { code: 'incomplete-delivery', field },
    });
  });

  it('starts from nothing where the payment gave none', () => {
    const content = { kind: 'unreadable', recipient: null } as const;
    expect(change(content, { address: moved })).toMatchObject({ content: { recipient: moved } });
  });
});

describe('a day', () => {
  it('settles when the parcel leaves', () => {
    expect(change(birthday, { arriveOn: '2026-12-24' })).toMatchObject({
      content: { arriveOn: '2026-12-24', dispatchOn: '2026-12-18' },
    });
  });

  it.each(['2026-11-26', '2027-03-01', '2001-01-01'] as const)('of %s is refused', (arriveOn) => {
    expect(change(birthday, { arriveOn })).toMatchObject({
      violation: { code: 'arrival-not-possible' },
    });
  });

  it('that the parcel has stays settled, even when it could no longer be wished for', () => {
    const [, content] = contentsOf(twoParcels, completeCustomer);
    if (!content) throw new Error('two parcels');
    const late = Date.parse('2026-12-23T10:00Z');
    const wishes = { ...nothing, arriveOn: '2026-12-24' } as const;
    expect(changeParcel(content, wishes, late, post)).toEqual({ content });
  });

  it.each([
    ['slices', slices],
    ['unreadable contents', unreadable],
    ['a delivery that is gone', { ...birthday, shippingId: 99 }],
  ])('is not for %s', (_what, content) => {
    expect(change(content, { arriveOn: '2026-12-24' })).toEqual({
      violation: { code: 'unknown-shipping' },
    });
  });
});
