import { expect, it } from 'vitest';
import * as v from 'valibot';
import { dataExportFile, type DataExportFile } from '#contract/data-export.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { postalAddressOf } from '#domain/customer/customer.ts';
import { parseDay } from '#domain/day.ts';
import type { StoredMessage } from '#netlify/messages/message-store.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { exportData } from '#netlify/privacy/export-data.ts';
import { hashToken } from '#netlify/http/magic-link.ts';
import { inMemoryDataRequests } from '../support/in-memory/data-requests.ts';
import { inMemoryOutbox } from '../support/in-memory/outbox.ts';
import { birthdayOrder, completeCustomer, twoParcels } from '../support/orders.ts';
import { changedOrder, paidOrder } from '../support/paid-orders.ts';

const NOW = Date.parse('2026-11-26T10:00Z');
const TOKEN = 'the token of the mailed link';

const written: readonly StoredMessage[] = [completeCustomer.email, 'grace@quay.example'].map(
  (email, place) => ({
    id: place + 1,
    version: 2,
    status: 'answered',
    kind: 'enquiry',
    name: 'Ada Quay',
    email,
    phone: '01632 960 111',
    about: 'Wedding enquiry',
    eventOn: parseDay('2027-06-12'),
    message: '200 slices, please.',
    receivedAt: NOW,
  }),
);

/** Returns the file of Ada, who bought this. */
async function exportOf(order: StoredOrder): Promise<DataExportFile> {
  const orders = { findByEmail: () => Promise.resolve([order]) };
  const dataRequests = inMemoryDataRequests(inMemoryOutbox());
  const request = {
    referenceId: 'DR-4F7K2M9QXA',
    requestType: 'export',
    email: completeCustomer.email,
    orderReferences: [],
    reason: '',
    createdAt: NOW,
  } as const;
  const mail = { key: 'data-request-link/1', kind: 'data-request-link', payload: {} } as const;
  await dataRequests.add(request, 'confirm', mail);
  await dataRequests.confirm('confirm', hashToken(TOKEN), [], NOW);
  const offer = { catalogue, calendar: postalCalendar };
  const messages = {
    findByEmail: (email: string) => Promise.resolve(written.filter((one) => one.email === email)),
  };
  const shop = { dataRequests, orders, messages, offer: () => Promise.resolve(offer) };
  return exportData(shop, { token: TOKEN, now: NOW });
}

it('an order of several parcels is exported with the recipient, delivery, day and boxes of each', async () => {
  const file = await exportOf(paidOrder(twoParcels));
  expect(file.orders).toMatchObject([
    {
      delivery: { method: 'Royal Mail 2nd Class, Royal Mail 1st Class' },
      parcels: [
        {
          recipient: {
            name: 'Ada Quay',
            address: ['1 Pier Road', 'Weston-super-Mare', 'BS23 1AA'],
          },
          method: 'Royal Mail 2nd Class',
          requestedDay: null,
          boxes: [{ box: 'Box of 6' }],
        },
        {
          recipient: {
            name: 'Grace Pier',
            address: ['2 Sea View', 'Weston-super-Mare', 'BS23 2BB'],
          },
          method: 'Royal Mail 1st Class',
          requestedDay: '2026-12-24',
          boxes: [{ box: '3 Bar Gift Box', quantity: 2 }],
        },
      ],
    },
  ]);
  expect(v.parse(dataExportFile, file)).toEqual(file);
});

it('the buyer of an order of one parcel is exported with it', async () => {
  const buyer = { name: 'Edna Tide', company: '', purchaseOrder: '' };
  const { orders } = await exportOf(paidOrder({ ...birthdayOrder, buyer }));
  expect(orders).toMatchObject([{ orderedBy: buyer, recipient: { name: 'Ada Quay' } }]);
});

it('what an order was before it was changed is exported with it', async () => {
  const paid = paidOrder(birthdayOrder);
  const unchanged = { notes: [], address: null, arriveOn: undefined };
  const noted = changedOrder(paid, { ...unchanged, notes: [{ place: 1, text: 'Happy 80th!' }] });
  const address = { ...postalAddressOf(completeCustomer), firstName: 'Grace' };
  const file = await exportOf(changedOrder(noted, { ...unchanged, address }, 'shop'));
  const earlier = {
    parcel: 1,
    until: '2026-11-25T10:00:00.000Z',
    recipient: {
      name: 'Ada Quay',
      address: ['1 Pier Road', 'Weston-super-Mare', 'BS23 1AA'],
      phone: '',
      specialInstructions: '',
    },
    requestedDay: null,
  };
  expect(file.orders).toMatchObject([
    {
      recipient: { name: 'Grace Quay' },
      boxes: [{ note: 'Happy 80th!' }],
      earlier: [
        { ...earlier, notes: ['Happy birthday!'] },
        { ...earlier, notes: ['Happy 80th!'] },
      ],
    },
  ]);
  expect(v.parse(dataExportFile, file)).toEqual(file);
});

it('an order of one parcel is exported without a list of parcels', async () => {
  const { orders } = await exportOf(paidOrder(birthdayOrder));
  expect(orders).toMatchObject([
    { recipient: { name: 'Ada Quay' }, boxes: [{ box: 'Box of 6' }], parcels: null },
  ]);
});

it('what the person wrote to the shop is exported, and nothing of others', async () => {
  const { messages } = await exportOf(paidOrder(birthdayOrder));
  expect(messages).toEqual([
    {
      receivedAt: '2026-11-26T10:00:00.000Z',
      about: 'Wedding enquiry',
      name: 'Ada Quay',
      email: completeCustomer.email,
      phone: '01632 960 111',
      eventOn: '2027-06-12',
      message: '200 slices, please.',
      answered: true,
    },
  ]);
});

it('a line of an order is exported with what was paid for all of it', async () => {
  const lines = [{ description: 'Box of 6', quantity: 2, totalPence: 2198 }];
  const { orders } = await exportOf({ ...paidOrder(birthdayOrder), lines });
  expect(orders.flatMap(({ items }) => items)).toEqual([
    { name: 'Box of 6', quantity: 2, total: 21.98 },
  ]);
});
