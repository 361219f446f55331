/** The mails of a paid order: the customer’s and the shop’s. */
export const ORDER_MAILS = ['confirmation', 'packing-slip'] as const;

/** The mails of a changed order: what was changed, for the customer, and the packing slip again, for the shop. */
export const CHANGE_MAILS = ['order-changed', 'changed-slip'] as const;

/** The mails of a data request: the link that confirms it, the shop’s notice, and the result for the person. */
export const DATA_REQUEST_MAILS = {
  link: 'data-request-link',
  notice: 'data-request-notice',
  export: 'data-export-link',
  deletion: 'data-deletion-done',
} as const;

/** Every kind of mail, which is the first part of its outbox key. Messages take the name of their form. */
export type MailKind =
  | (typeof ORDER_MAILS)[number]
  | (typeof CHANGE_MAILS)[number]
  | (typeof DATA_REQUEST_MAILS)[keyof typeof DATA_REQUEST_MAILS]
  | 'contact'
  | 'enquiry'
  | 'payment-alert'
  | 'sign-in-link'
  | 'posted'
  | 'morning'
  | 'dead-letter';

/** Kinds that are sent before all others: an order, what may stop its parcel, and what somebody waits for. */
export const URGENT_MAILS: readonly string[] = [
  ...ORDER_MAILS,
  ...CHANGE_MAILS,
  'payment-alert',
  'sign-in-link',
  'morning',
] satisfies MailKind[];

/**
 * Kinds that an order or a payment gets once, however late something asks for it: that one was sent is known as long as an
 * order is kept.
 */
export const LASTING_MAILS: readonly string[] = [
  ...ORDER_MAILS,
  'payment-alert',
] satisfies MailKind[];

/** Kinds that go to the shop’s own inbox, where a duplicate does no harm. */
const SHOP_MAILS: readonly string[] = [
  'packing-slip',
  'changed-slip',
  'contact',
  'enquiry',
  'data-request-notice',
  'payment-alert',
  'sign-in-link',
  'morning',
  'dead-letter',
] satisfies MailKind[];

/** Returns whether mails of this kind go to the shop’s own inbox. */
export function goesToShop(kind: string): boolean {
  return SHOP_MAILS.includes(kind);
}
