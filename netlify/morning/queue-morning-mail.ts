import { addDays, londonTime, type Day, type Instant } from '#domain/day.ts';
import { morningMailDay, newsSince } from '#domain/delivery/morning.ts';
import type { ReadOffer } from '#netlify/availability/offer.ts';
import type { MailQueue } from '#netlify/mail/mail-queue.ts';
import { wantsChecking } from '#netlify/mail/morning/morning-for-mail.ts';
import type { Parcels } from '#netlify/parcels/parcel-store.ts';
import type { MorningStore } from './morning-store.ts';
import { readStuck } from './stuck.ts';

/** What telling the shop of its day needs. */
export interface QueueMorningDependencies {
  morning: Pick<MorningStore, 'readBacklog'>;
  parcels: Pick<Parcels, 'list'>;
  outbox: Pick<MailQueue, 'add'>;
  offer: ReadOffer;
  now: () => Instant;
}

/**
 * Queues the morning mail of today once it is due; its key names the day, so that each day has one however often this runs.
 * `force` ignores hour and calendar. Returns the day whose mail it queued, or null.
 */
export async function queueMorningMail(
  shop: QueueMorningDependencies,
  { force }: { force: boolean },
): Promise<{ queued: Day | null }> {
  const now = shop.now();
  const today = londonTime(now).day;
  const { calendar } = await shop.offer();
  const stuck = await readStuck(shop.morning, newsSince(today, calendar), now);
  const due = await shop.parcels.list(
    { status: 'to-post', before: addDays(today, 1) },
    { max: 1, after: null },
  );
  const calls = { isDue: due.length > 0, isStuck: stuck.some(wantsChecking) };
  const day = force ? today : morningMailDay(now, calendar, calls);
  if (day === null) return { queued: null };
  const mail = { key: `morning/${day}`, kind: 'morning', payload: { on: day } };
  return { queued: (await shop.outbox.add(mail, now)) ? day : null };
}
