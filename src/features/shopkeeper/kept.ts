import { atom } from 'nanostores';
import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { changeAvailability } from '#contract/availability.ts';
import { moveParcels, type BoardParcel } from '#contract/shopkeeper-day.ts';
import type { SendResult } from '#browser/send.ts';
import type { ClosedDays, SoldOutFlavour } from '#domain/delivery/availability.ts';
import type { LastPostingDate } from '#domain/delivery/dispatch.ts';
import { AVAILABILITY_NAME } from './copy.ts';

/** A press on "Mark packed" or "Mark posted", kept on the device until the server has it: ids, versions, a status. */
export interface Press {
  parcels: number[];
  status: BoardParcel['status'];
  expectedVersion: number[];
  /** Whether it posts in spite of a STOP, which takes a second press. */
  confirmStop?: boolean | undefined;
}

/** An availability that was saved and did not reach the server yet. */
export interface UnsentAvailability {
  soldOut: SoldOutFlavour[];
  closed: ClosedDays[];
  lastPostings: LastPostingDate[];
  expectedVersion: number;
}

const PRESSES = 'shopkeeperPresses';
const AVAILABILITY = 'shopkeeperAvailability';

/** How long a failed call waits before it is made again. */
export const RETRY_MS = 5_000;

/** The ids of the parcels whose press the network did not take; none while all goes well. */
export const $unsent = atom<readonly number[]>([]);

/** What the storage does not take, where it is blocked or full: it lives as long as the page. */
const unstored = new Map<string, unknown>();

function read<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  const parse = (value: unknown): T | null => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? parsed.output : null;
  };
  return unstored.has(key) ? parse(unstored.get(key)) : readStored(key, parse);
}

function keep(key: string, value: unknown): void {
  if (writeStored(key, value)) unstored.delete(key);
  else unstored.set(key, value);
}

function forget(key: string): void {
  unstored.delete(key);
  removeStored(key);
}

/** Returns the presses that the server does not have yet, the earliest first. */
export function readPresses(): Press[] {
  const kept = read(PRESSES, v.array(moveParcels.request)) ?? [];
  return kept.map(({ expectedVersion, ...press }) => ({
    ...press,
    expectedVersion: typeof expectedVersion === 'number' ? [expectedVersion] : expectedVersion,
  }));
}

/** Keeps these presses, and no others. */
export function keepPresses(presses: readonly Press[]): void {
  if (presses.length === 0) forget(PRESSES);
  else keep(PRESSES, presses);
  if ($unsent.get().length > 0) showUnsent();
}

/** Shows that the presses that are kept wait for the network. */
export function showUnsent(): void {
  $unsent.set(readPresses().flatMap(({ parcels }) => parcels));
}

/** Returns the availability that the server does not have yet, or null. */
export function readUnsentAvailability(): UnsentAvailability | null {
  const kept = read(AVAILABILITY, changeAvailability.request);
  return kept && { ...kept, lastPostings: kept.lastPostings ?? [] };
}

/** Keeps an availability until the server has it; null once it has. */
export function keepUnsentAvailability(wanted: UnsentAvailability | null): void {
  if (wanted) keep(AVAILABILITY, wanted);
  else forget(AVAILABILITY);
}

/** "2 parcels and a change of “Sold out & closed”": what the server does not have yet; empty for nothing. */
export function keptText(): string {
  const { size } = new Set(readPresses().flatMap(({ parcels }) => parcels));
  return [
    ...(size === 0 ? [] : [size === 1 ? '1 parcel' : `${size} parcels`]),
    ...(readUnsentAvailability() ? [`a change of “${AVAILABILITY_NAME}”`] : []),
  ].join(' and ');
}

/** Removes all that the device keeps, for somebody who signs out. */
export function forgetKept(): void {
  keepPresses([]);
  keepUnsentAvailability(null);
}

/** Returns whether a call may succeed later as it is: without a connection, behind a hotel's sign-in page, while the shop is down. */
export function isWorthRepeating(result: SendResult<unknown>): boolean {
  if (result.kind !== 'http-error') return result.kind !== 'ok';
  return result.status >= 500 || result.status === 408 || result.status === 429;
}
