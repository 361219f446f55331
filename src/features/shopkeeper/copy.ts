import type { BoardParcel } from '#contract/shopkeeper-day.ts';
import { formatShortDay } from '#domain/day-words.ts';
import { londonTime, type Instant } from '#domain/day.ts';

export const NO_CONNECTION = 'We could not reach the shop. Check the connection and try again.';

/** The part of the page that says what is sold out, when the shop is closed and until when it posts. */
export const AVAILABILITY_NAME = 'Sold out & closed';

/** Formats a moment by London's clock: "23 Nov, 09:40". */
export function formatMoment(at: Instant): string {
  const { day, hour, minute } = londonTime(at);
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatShortDay(day)}, ${time}`;
}

/** Returns a number of parcels in words: "1 parcel", "12 parcels". */
export const parcelsText = (count: number): string =>
  count === 1 ? '1 parcel' : `${count} parcels`;

/** The part of a parcel that messages about it need: `recipient` begins with the name. */
type NamedParcel = Pick<BoardParcel, 'id' | 'status'> & { recipient: readonly string[] };

const STATUS_WORDS = { waiting: 'to be packed', packed: 'packed', posted: 'posted' } as const;

/** Returns that other devices were faster than a change of these parcels; `now` is how the server has them. */
export function overtakenText(
  parcels: readonly NamedParcel[],
  now: readonly NamedParcel[],
): string {
  const [first] = parcels;
  if (!first || parcels.length > 1)
    return `${parcels.length} parcels were changed on another device first. They are shown as they are now.`;
  const is = now.find(({ id }) => id === first.id);
  return `${first.recipient[0]}: another device was faster${is ? `, it is ${STATUS_WORDS[is.status]} now` : ''}. Your press changed nothing.`;
}

const DONE = { waiting: 'put back', packed: 'packed', posted: 'posted' } as const;

/** Returns "Dorothy Quay: packed.", or "3 parcels: posted. The customer is told in ten minutes." */
export function movedText(parcels: readonly NamedParcel[], status: BoardParcel['status']): string {
  const [first] = parcels;
  const what =
    parcels.length === 1 ? (first?.recipient[0] ?? 'Parcel') : `${parcels.length} parcels`;
  const mail = status === 'posted' ? ' The customer is told in ten minutes.' : '';
  return `${what}: ${DONE[status]}.${mail}`;
}

/** Returns "Dorothy Quay says STOP and was left out." */
export function stoppedText(stopped: readonly NamedParcel[]): string {
  const [first] = stopped;
  return stopped.length === 1
    ? `${first?.recipient[0] ?? 'One parcel'} says STOP and was left out.`
    : `${stopped.length} parcels say STOP and were left out.`;
}
