import type { Catalogue } from '#domain/catalogue.ts';
import { londonTime, type Instant } from '#domain/day.ts';
import { amendCalendar, markSoldOut, type Availability } from '#domain/delivery/availability.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';
import { ServiceError } from '#domain/service-error.ts';
import { withTimeout } from '#netlify/time/with-timeout.ts';
import type { Log } from '#netlify/http/log.ts';
import type { Editing } from '#netlify/shopkeeper/shopkeeper-store.ts';

/** What the shop sells and on which days it posts, as of one moment. */
export interface Offer {
  catalogue: Catalogue;
  calendar: PostalCalendar;
}

/** Returns the offer of now. Each request asks once, so that all of it counts by one offer. */
export type ReadOffer = () => Promise<Offer>;

/** An availability with the number of changes that led to it. */
export interface VersionedAvailability extends Availability {
  version: number;
}

/** What is sold out and when the shop is closed, as the shopkeeper wrote it. Methods throw `ServiceError`. */
export interface AvailabilityStore {
  read(): Promise<VersionedAvailability>;
  /**
   * Replaces the availability if it still has the version that was seen, and logs what it replaces, in one statement.
   * Returns the new version, or null.
   */
  replace(
    availability: Availability,
    expectedVersion: number,
    editing: Editing,
  ): Promise<number | null>;
}

/** No shopper waits longer for what the shopkeeper wrote. A database that sleeps wakes within it. */
const TIMEOUT_MS = 3_000;

async function readInTime(store: Pick<AvailabilityStore, 'read'>, log: Log) {
  const timeoutError = () => new ServiceError('database', 'timeout', undefined);
  try {
    return await withTimeout(TIMEOUT_MS, store.read(), timeoutError);
  } catch (error) {
    if (error instanceof ServiceError) log.info('offer-as-built', { part: error.service });
    else log.alarm('offer-as-built', {}, error);
    return null;
  }
}

/**
 * Returns what was built with what the shopkeeper changed since: flavours that are sold out, and closed days. If the database
 * does not say so in time, or says nothing that can be read, the shop sells as built.
 */
export async function readOffer(
  built: Offer,
  store: Pick<AvailabilityStore, 'read'>,
  now: Instant,
  log: Log,
): Promise<Offer> {
  const availability = await readInTime(store, log);
  if (!availability || availability.version === 0) return built;
  const catalogue = markSoldOut(built.catalogue, availability, londonTime(now).day);
  const version = `${catalogue.version}.${availability.version}`;
  return {
    catalogue: { ...catalogue, version },
    calendar: amendCalendar(built.calendar, availability),
  };
}
