import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { changeParcel, type ParcelChangeRequest } from '#domain/order/parcel-change.ts';
import { withRecipient } from '#domain/order/order.ts';
import { parcelContents } from '#domain/order/parcel.ts';
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
const nothing: ParcelChangeRequest = { notes: [], address: null, arriveOn: undefined };
const [birthday] = parcelContents(birthdayOrder, completeCustomer);
const [slices] = parcelContents(withRecipient(sixtySlices, completeCustomer), completeCustomer);
const [unreadable] = parcelContents(null, completeCustomer);

const change = (content: typeof birthday, request: Partial<ParcelChangeRequest>) =>
  changeParcel(content, { ...nothing, ...request }, NOW, post);

const { firstName, lastName, address1, address2, city, postcode } = completeCustomer;
const address = { firstName, lastName, address1, address2, city, postcode };
const moved = { ...address, address1: '9 New Road', postcode: 'BS22 9ZZ' };

it.each([
  ['a box', birthday],
  ['slices', slices],
  ['unreadable contents', unreadable],
])('a parcel of %s without a request stays as it is', (_what, content) => {
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
    const [content] = parcelContents(
      withItems([{ box, quantity: 1, sku: null }]),
      completeCustomer,
    );
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

  it('keeps a postcode of another form that the order was paid with', () => {
    const odd = { ...birthday, recipient: { ...completeCustomer, postcode: 'JE2 3AB-1' } };
    const corrected = { ...moved, postcode: 'JE2 3AB-1' };
    expect(change(odd, { address: corrected })).toMatchObject({
      content: { recipient: corrected },
    });
    expect(change(odd, { address: { ...moved, postcode: 'JE2 3AB-2' } })).toHaveProperty(
      'violation',
    );
  });

  it.each([
    ['in two fields', { firstName, lastName }],
    ['in one, as the payment page asks for it', { firstName: 'Ada Quay', lastName: '' }],
  ])('that is saved as the form shows it stays as it was bought: the name %s', (_where, name) => {
    const content = { ...birthday, recipient: { ...completeCustomer, ...name } };
    expect(change(content, { address })).toEqual({ content });
  });

  it('starts from nothing where the payment gave none', () => {
    const content = { kind: 'unreadable', recipient: null } as const;
    expect(change(content, { address: moved })).toMatchObject({ content: { recipient: moved } });
  });
});

describe('a day', () => {
  const forChristmas = { ...birthday, arriveOn: '2026-12-24', dispatchOn: '2026-12-18' } as const;
  const forTheWedding = { ...slices, arriveOn: '2027-06-05', dispatchOn: '2027-05-21' } as const;

  it.each([
    ['the day on which it was ordered', '2026-11-25T10:00Z', '2026-11-25'],
    ['a later day', '2026-12-10T16:00Z', '2026-12-11'],
    ['a Saturday', '2026-12-05T10:00Z', '2026-12-07'],
  ])('withdrawn on %s lets the parcel leave as an order of then', (_when, now, dispatchOn) => {
    for (const content of [forChristmas, forTheWedding]) {
      const request = { ...nothing, arriveOn: null };
      expect(changeParcel(content, request, Date.parse(now), post)).toEqual({
        content: { ...content, arriveOn: null, dispatchOn },
      });
    }
  });

  it('that was never requested has nothing to withdraw', () => {
    expect(change(birthday, { arriveOn: null })).toEqual({ content: birthday });
    expect(change(unreadable, { arriveOn: null })).toMatchObject({
      violation: { code: 'unknown-shipping' },
    });
  });

  it('on which slices are needed is moved by the rule of slices', () => {
    expect(change(forTheWedding, { arriveOn: '2027-06-12' })).toMatchObject({
      content: { arriveOn: '2027-06-12', dispatchOn: '2027-05-27' },
    });
    for (const [arriveOn, bulkDay] of [
      ['2026-11-25', 'past'],
      ['2026-11-27', 'too-soon'],
      ['2027-11-26', 'too-far-ahead'],
    ] as const) {
      expect(change(forTheWedding, { arriveOn })).toEqual({
        violation: { code: 'arrival-not-possible', bulkDay },
      });
    }
  });

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

  it('that the parcel has stays settled, even when it could no longer be requested', () => {
    const [, content] = parcelContents(twoParcels, completeCustomer);
    if (!content) throw new Error('two parcels');
    const late = Date.parse('2026-12-23T10:00Z');
    const request = { ...nothing, arriveOn: '2026-12-24' } as const;
    expect(changeParcel(content, request, late, post)).toEqual({ content });
  });

  it.each([
    ['unreadable contents', unreadable],
    ['a delivery that is gone', { ...birthday, shippingId: 99 }],
  ])('is not for %s', (_what, content) => {
    expect(change(content, { arriveOn: '2026-12-24' })).toEqual({
      violation: { code: 'unknown-shipping' },
    });
  });
});
