import type { Instant } from '#domain/day.ts';
import type { ParcelState, ParcelStatus } from '#domain/order/parcel-status.ts';

/**
 * Returns the state of a parcel that is moved on or back, as the database is to store it; null when it is there already, or when somebody changed it since
 * the version that was expected.
 */
export function moveParcel(
  state: ParcelState,
  { to, expectedVersion, now }: { to: ParcelStatus; expectedVersion: number; now: Instant },
): ParcelState | null {
  if (state.version !== expectedVersion || state.status === to) return null;
  return {
    version: state.version + 1,
    status: to,
    postedAt: to === 'posted' ? now : null,
  };
}
