import type { AvailabilityError } from '#domain/delivery/availability.ts';
import type { RuleViolation } from '#domain/order/order-rules.ts';

/** Codes that any endpoint answers. */
type CommonCode =
  | 'database-away'
  | 'foreign-origin'
  | 'internal'
  | 'invalid-request'
  | 'not-configured'
  | 'too-large'
  | 'too-many-attempts'
  | 'too-slow'
  | 'version-conflict'
  | 'wrong-method'
  | 'wrong-signature'
  | 'wrong-type';

/** Codes of a checkout, and of the order after it; a rule that an order breaks has its own. */
type OrderCode =
  | RuleViolation['code']
  | 'order-too-long'
  | 'other-address'
  | 'payments-away'
  | 'payments-failed'
  | 'price-changed'
  | 'sold-out'
  | 'unknown-order'
  | 'unknown-session';

/** Codes of a parcel that takes no change, and of links that lead nowhere. */
type ParcelCode =
  | 'link-gone'
  | 'order-refunded'
  | 'parcel-packed'
  | 'parcel-posted'
  | 'parcel-stopped'
  | 'unknown-parcel'
  | 'wrong-link';

/** Codes of the shopkeeper's pages. */
type ShopkeeperCode =
  AvailabilityError['code'] | 'gone' | 'no-label' | 'signed-out' | 'too-many-parcels';

/** The kebab-case code of an error response, by which a page tells one error from another. */
export type ErrorCode = CommonCode | OrderCode | ParcelCode | ShopkeeperCode;
