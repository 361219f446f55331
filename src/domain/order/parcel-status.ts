import type { Instant } from '../day.ts';

/** Every status, in the order in which a parcel passes through them. */
export const PARCEL_STATUSES = ['waiting', 'packed', 'posted'] as const;

/** How far a parcel is. */
export type ParcelStatus = (typeof PARCEL_STATUSES)[number];

/** How many minutes after "posted" the customer is told, so that the shop can take it back. */
export const POSTED_MAIL_MINUTES = 10;

/** Who changes a parcel. */
export type ParcelEditor = 'shop' | 'customer' | 'provider';

/** How far a parcel is, since when, and how often it has been changed. */
export interface ParcelState {
  /** Grows with every change. */
  version: number;
  status: ParcelStatus;
  /** Null before it is posted, and for a parcel of which nobody wrote down when it was. */
  postedAt: Instant | null;
}

/**
 * Returns whether what is in a parcel, and where it goes, may still be changed by somebody who has seen this version: by its
 * customer until it is packed, by the shop until it is posted.
 */
export function mayChangeParcel(
  { status, version }: Pick<ParcelState, 'status' | 'version'>,
  expectedVersion: number,
  by: 'customer' | 'shop' = 'customer',
): boolean {
  const isOpen = status === 'waiting' || (status === 'packed' && by === 'shop');
  return isOpen && version === expectedVersion;
}

/** Returns how far an order is: posted once every parcel is, and waiting until the first is packed. */
export function packingStatusOf(parcels: readonly Pick<ParcelState, 'status'>[]): ParcelStatus {
  const isEach = (status: ParcelStatus): boolean => parcels.every((one) => one.status === status);
  if (isEach('waiting')) return 'waiting';
  return isEach('posted') ? 'posted' : 'packed';
}
