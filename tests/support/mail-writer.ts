import { postalCalendar } from '#data/calendar.ts';
import { catalogue } from '#data/catalogue.ts';
import type { Instant } from '#domain/day.ts';
import type { StoredOrder } from '#netlify/orders/order-store.ts';
import { createMailWriter, type MailDependencies } from '#netlify/outbox/write-mail.ts';
import { inMemoryLog } from './in-memory/log.ts';
import { morningOf } from './mornings.ts';

/** The URL of the shop that `mailWriterOf` writes for. */
export const SITE = 'https://birnbeckfudge.example';

/** Returns the writer of a shop that has one order and writes at a moment, by default that of its payment. */
export function mailWriterOf(
  order: StoredOrder,
  {
    now = order.paidAt,
    log = inMemoryLog(),
  }: { now?: Instant } & Partial<Pick<MailDependencies, 'log'>> = {},
) {
  return createMailWriter({
    orders: { find: () => Promise.resolve(order) },
    readMorning: (on) => Promise.resolve(morningOf(on)),
    catalogue,
    calendar: postalCalendar,
    siteUrl: SITE,
    shopInbox: 'orders@birnbeckfudge.example',
    secret: 'secret',
    now: () => now,
    log,
  });
}
