import { describe, expect, it } from 'vitest';
import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import { leavingText, onlyParcel } from '#netlify/mail/order/parcel-copy.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import { birthdayOrder, sixtySlices, twoParcels, withParcel } from '../support/orders.ts';
import { mailWriterOf } from '../support/mail-writer.ts';
import { paidOrder } from '../support/paid-orders.ts';
import { readable } from '../support/readable-mail.ts';

const box = paidOrder(birthdayOrder);
const slices = paidOrder(sixtySlices);
const parcels = paidOrder(twoParcels);
const forChristmas = paidOrder(withParcel({ arriveOn: '2026-12-24', dispatchOn: '2026-12-18' }));
const forTuesday = paidOrder(withParcel({ arriveOn: '2026-12-01', dispatchOn: '2026-11-25' }));

/** Returns an order whose parcels have come this far; those that are posted left on a day. */
const withStatuses = (
  order: StoredOrder,
  statuses: readonly ParcelStatus[],
  postedOn = '2026-11-25',
): StoredOrder => ({
  ...order,
  parcels: order.parcels.map((parcel, index) => {
    const status = statuses[index] ?? 'waiting';
    return {
      ...parcel,
      status,
      postedAt: status === 'posted' ? Date.parse(`${postedOn}T16:00Z`) : null,
    };
  }),
});

/** Returns the confirmation as it is written on a day. */
async function confirmationOn(day: string, order: StoredOrder) {
  const write = mailWriterOf(order, { now: Date.parse(`${day}T12:00Z`) });
  return readable(
    await write({ kind: 'confirmation', payload: { sessionId: order.sessionId } }, false),
  );
}

describe('a confirmation that goes out once more', () => {
  const MAKING = 'is paid, and we are making up your';
  const PACKING = 'is paid. Somebody here is packing it.';
  const LEFT = 'is paid. It has left us, and Royal Mail brings it to the door.';
  const PLANNED = 'Royal Mail 2nd Class, leaving us on 25';

  it.each<[string, StoredOrder, ParcelStatus[], string, string, boolean]>([
    ['a box that waits', box, ['waiting'], MAKING, PLANNED, true],
    ['a packed box', box, ['packed'], PACKING, PLANNED, false],
    ['a posted box', box, ['posted'], LEFT, 'Royal Mail 2nd Class, on its way', false],
    ['slices that wait', slices, ['waiting'], MAKING, 'leaving us on 25', true],
    ['posted slices', slices, ['posted'], LEFT, ', on its way', false],
    ['two parcels, the first packed', parcels, ['packed', 'waiting'], PACKING, PLANNED, true],
    ['two packed parcels', parcels, ['packed', 'packed'], PACKING, PLANNED, false],
    ['two posted parcels', parcels, ['posted', 'posted'], LEFT, '2nd Class, on its way', false],
  ])('of %s says how far it is', async (_what, order, statuses, state, leaving, mayBeChanged) => {
    const { text, html } = await confirmationOn('2026-11-25', withStatuses(order, statuses));
    for (const part of [text, html]) {
      expect(part).toContain(state);
      expect(part).toContain(leaving);
      expect(part.includes('Until we pack it, you can change ')).toBe(mayBeChanged);
      expect(part.includes('We cut your flavours')).toBe(mayBeChanged);
      expect(part).toContain(mayBeChanged ? 'See or change your order' : 'See your order');
    }
  });

  it.each([
    ['on its day', box, '2026-11-25', 'Get it by 27 Nov-1 Dec'],
    ['five days late', box, '2026-11-30', 'Get it by 2-4 Dec'],
    ['in time for its day', forChristmas, '2026-12-18', 'In time for Thursday 24th December 2026'],
    ['too late for its day', forTuesday, '2026-11-30', 'Get it by 2-4 Dec'],
  ])('and was posted %s arrives when the mail about it says', async (_when, order, on, arrival) => {
    const posted = withStatuses(order, ['posted'], on);
    const { text } = await confirmationOn('2026-12-20', posted);
    expect(text).toContain(`\n${arrival}\n`);
    const payload = { sessionId: order.sessionId, place: 1 };
    const mail = await mailWriterOf(posted)({ kind: 'posted', payload }, false);
    expect(mail.text).toContain(`\n${arrival}\n`);
  });
});

describe('the confirmation of an order paid on Wednesday 25th November', () => {
  const PLANNED = ['Get it by 27 Nov-1 Dec', 'leaving us on 25th November 2026'];
  const NEXT_POST = ['Get it by 9-11 Dec', 'leaving us on 7th December 2026'];

  it.each([
    ['at once', box, '2026-11-25T10:00', '2026-11-25', PLANNED],
    ['at once and asked for again', box, '2026-11-25T10:00', '2026-12-05', PLANNED],
    ['seven hours late and released on that day', box, '2026-11-25T17:00', '2026-11-25', PLANNED],
    ['seven hours late and released ten days on', box, '2026-11-25T17:00', '2026-12-05', NEXT_POST],
    ['ten days late', box, '2026-12-05T10:00', '2026-12-05', NEXT_POST],
    [
      'ten days late, for Christmas',
      forChristmas,
      '2026-12-05T10:00',
      '2026-12-05',
      ['In time for Thursday 24th December 2026', 'leaving us on 18th December 2026'],
    ],
    [
      'ten days late, for a day that is past',
      forTuesday,
      '2026-12-05T10:00',
      '2026-12-05',
      NEXT_POST,
    ],
    [
      'ten days late, which was posted by then',
      withStatuses(box, ['posted']),
      '2026-12-05T10:00',
      '2026-12-05',
      ['Get it by 27 Nov-1 Dec', 'Royal Mail 2nd Class, on its way'],
    ],
  ])('and recorded %s', async (_when, order, recorded, on, words) => {
    const recordedAt = Date.parse(`${recorded}Z`);
    const { text } = await confirmationOn(on, { ...order, recordedAt });
    for (const each of words) expect(text).toContain(each);
  });
});

it('says of a posted parcel that came too late for its day what was done', async () => {
  const late = paidOrder(withParcel({ arriveOn: '2026-11-27', dispatchOn: '2026-11-23' }));
  const { text } = await confirmationOn('2026-11-26', withStatuses(late, ['posted']));
  expect(text).toContain('after the last post for that day, so we sent it as soon as we could.');
});

it('tells of one parcel of several how far it is, and not how far the first is', () => {
  const order = toOrderForMail(withStatuses(parcels, ['posted', 'waiting']), {
    catalogue,
    calendar: postalCalendar,
  });
  const [first, second] = order.parcels.map((parcel) =>
    leavingText(parcel, onlyParcel(parcel, order)),
  );
  expect(first).toContain('on its way');
  expect(second).toContain('leaving us on');
});
