import { expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { postalCalendar } from '#data/calendar.ts';
import type { ParcelEditor } from '#domain/order/parcel-status.ts';
import type { ParcelChangeRequest } from '#domain/order/parcel-change.ts';
import type { PostalAddress } from '#domain/customer/customer.ts';
import { readMorning } from '#netlify/morning/read-morning.ts';
import { completeCustomer, withParcel } from '../support/orders.ts';
import { changedOrder, paidOrder } from '../support/paid-orders.ts';

const nothing = <T>(): Promise<readonly T[]> => Promise.resolve([]);

const moved = { ...completeCustomer, address1: '9 New Road' };

/** A change, and who makes it. */
type Change = [by: ParcelEditor, request: ParcelChangeRequest];

const unchanged: ParcelChangeRequest = { notes: [], address: null, arriveOn: undefined };
const address = (to: PostalAddress): ParcelChangeRequest => ({ ...unchanged, address: to });
const note = (text: string): ParcelChangeRequest => ({
  ...unchanged,
  notes: [{ place: 1, text }],
});

/** Returns what the morning mail of the day after the payment says was changed. */
async function changedNews(changes: readonly Change[]): Promise<string[]> {
  const order = changes.reduce(
    (before, [by, request]) => changedOrder(before, request, by),
    paidOrder(withParcel()),
  );
  const [parcel] = order.parcels;
  if (!parcel) throw new Error('The order has no parcel');
  const { news } = await readMorning(
    {
      parcels: { list: nothing },
      morning: {
        findChanged: () => Promise.resolve([{ parcel, order }]),
        findReversed: nothing,
        findSlices: nothing,
        readBacklog: () =>
          Promise.resolve({
            lateMails: 0,
            firstLateMail: null,
            givenUpMails: 0,
            unrecordedPayments: 0,
            notClearedPayments: 0,
            paymentsCheckedAt: order.paidAt,
          }),
      },
      offer: { catalogue, calendar: postalCalendar },
    },
    '2026-11-26',
    Date.parse('2026-11-26T07:00Z'),
  );
  return news.flatMap((each) => (each.what === 'changed' ? each.parts : []));
}

it.each<[what: string, changes: Change[], news: string[]]>([
  ['no change', [], []],
  ['a note', [['customer', note('With love')]], ['Note']],
  ['an address', [['customer', address(moved)]], ['Address']],
  [
    'both',
    [
      ['customer', note('Hi')],
      ['customer', address(moved)],
    ],
    ['Address', 'Note'],
  ],
  [
    'a day, which decides the packing, before all else',
    [
      ['customer', note('Hi')],
      ['customer', address(moved)],
      ['customer', { ...unchanged, arriveOn: '2026-12-10' }],
    ],
    ['Day they wished for', 'Address', 'Note'],
  ],
  [
    'an address put back',
    [
      ['customer', address(moved)],
      ['customer', address(completeCustomer)],
    ],
    [],
  ],
  ['the shop’s own correction', [['shop', address(moved)]], []],
  [
    'a note and the shop’s correction',
    [
      ['customer', note('Hi')],
      ['shop', address(moved)],
    ],
    ['Note'],
  ],
])('the morning mail tells the shop of %s', async (_what, changes, news) => {
  expect(await changedNews(changes)).toEqual(news);
});
