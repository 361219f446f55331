import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import { emptyCustomer } from '#domain/customer/customer.ts';
import { summarizedBoxes } from '#copy/order-summary.ts';
import { writeOrderConfirmation } from '#netlify/mail/order-confirmation/order-confirmation.tsx';
import { writePackingSlip } from '#netlify/mail/packing-slip/packing-slip.tsx';
import { USUAL_SLIP } from '#netlify/mail/packing-slip/slip-warnings.ts';
import { toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import { withParcel } from '../support/orders.ts';
import { changedOrder, paidOrder } from '../support/paid-orders.ts';

const forChristmas = withParcel({ arriveOn: '2026-12-24', dispatchOn: '2026-12-18' });

/** A birthday present for Christmas Eve, as stored in November. */
const stored: StoredOrder = {
  sessionId: 'cs_1',
  orderNumber: '4F7K2M9QXA',
  orderType: 'cart',
  paymentIntentId: 'pi_1',
  paidAt: Date.parse('2026-11-25T10:00Z'),
  recordedAt: Date.parse('2026-11-25T10:00Z'),
  totalPence: 1996,
  expectedTotalPence: 1996,
  refundedPence: 0,
  isDisputed: false,
  shippingPence: 0,
  shippingName: 'Royal Mail 2nd Class',
  lines: [{ description: 'Box of 6', quantity: 1, totalPence: 1996 }],
  email: 'ada@quay.example',
  recipient: { ...emptyCustomer, firstName: 'Ada Quay' },
  pageVersion: 1,
  order: forChristmas,
  parcels: paidOrder(forChristmas).parcels,
};

const today = { catalogue, calendar: postalCalendar };

describe('an order of an earlier catalogue can still be packed and mailed', () => {
  it.each([
    ['with the same catalogue', today],
    [
      'when its dispatch day is a closure now',
      {
        ...today,
        calendar: { ...postalCalendar, closures: ['2026-12-18'] as const },
      },
    ],
    ['without its holidays', { ...today, calendar: { ...postalCalendar, bankHolidays: [] } }],
    [
      'when its delivery method is no longer offered',
      { ...today, catalogue: { ...catalogue, shippingOptions: [] } },
    ],
    [
      'when none of its products is sold any more',
      {
        ...today,
        catalogue: {
          ...catalogue,
          boxes: [],
          flavours: [],
          lidCategories: [],
          lidDesigns: [],
          keyrings: [],
        },
      },
    ],
  ])('%s', (_when, shop) => {
    const order = toOrderForMail(stored, shop);
    const slip = writePackingSlip(order, USUAL_SLIP);
    expect(slip.text).toContain('Post on 18th December 2026, in time for 24th December 2026');
    expect(slip.text).toContain('> Happy birthday!');
    const mail = writeOrderConfirmation(order, 'https://birnbeckfudge.example');
    expect(mail.text).toContain('In time for Thursday 24th December 2026');
  });

  it('with ids in place of missing names', () => {
    const gone = { ...catalogue, boxes: [], allFlavours: [], keyrings: [] };
    const [box] = summarizedBoxes(toOrderForMail(stored, { ...today, catalogue: gone }));
    expect(box).toMatchObject({
      typeName: 'Box 1',
      flavours: [{ name: 'flavour 1' }, { name: 'flavour 22' }],
      keyring: 'keyring 2',
      nameTags: ['keyring 13', 'keyring 14'],
    });
  });
});

describe('the packing slip of an order that was changed and put back', () => {
  const write = (order: StoredOrder) => writePackingSlip(toOrderForMail(order, today), USUAL_SLIP);
  const withNote = (order: StoredOrder, text: string): StoredOrder =>
    changedOrder(order, { notes: [{ place: 1, text }], address: null, arriveOn: undefined });
  const putBack = withNote(withNote(stored, 'Happy 80th!'), 'Happy birthday!');

  it('takes the place of the one before, and says that all is again as it was bought', () => {
    const { subject, html, text } = write(putBack);
    expect(subject).toMatch(/^CHANGED: /);
    expect(text).toMatch(
      /^Changed\. This slip takes the place of the one before\.\nAgain as it was bought\n\n/,
    );
    expect(html).toMatch(
      />Changed<\/p>.*>Again as it was bought<.*>This slip takes the place of the one/s,
    );
    expect(html).not.toContain('Before: ');
  });

  it('and that of one that was never changed says nothing of a change', () => {
    const { subject, html, text } = write(stored);
    expect(`${subject}${html}${text}`).not.toMatch(
      />changed<|changed[.:]|takes the place|as it was bought/i,
    );
  });
});
