/** The mails of a paid order: the customer's copy and the shop's. */
export const ORDER_MAILS = ['confirmation', 'packing-slip'] as const;

/** The mails of a data request: the link that confirms it, the shop's copy, and what the person gets in the end. */
export const DATA_REQUEST_MAILS = {
  link: 'data-request-link',
  notice: 'data-request-notice',
  export: 'data-export-link',
  deletion: 'data-deletion-done',
} as const;

/** Every kind of mail the shop sends; the first part of its key in the outbox. Messages are named by their form. */
export type MailKind =
  | (typeof ORDER_MAILS)[number]
  | (typeof DATA_REQUEST_MAILS)[keyof typeof DATA_REQUEST_MAILS]
  | 'contact'
  | 'enquiry'
  | 'payment-alert'
  | 'dead-letter';

/** Kinds that go before all others: an order, and what may have to stop its parcel. */
export const URGENT_MAILS: readonly string[] = [
  ...ORDER_MAILS,
  'payment-alert',
] satisfies MailKind[];

/** Kinds that go to the shop's own inbox: a possible repeat does no harm there. */
const TO_THE_SHOP: readonly string[] = [
  'packing-slip',
  'contact',
  'enquiry',
  'data-request-notice',
  'payment-alert',
  'dead-letter',
] satisfies MailKind[];

/** Whether mails of this kind go to the shop's own inbox. */
export function goesToShop(kind: string): boolean {
  return TO_THE_SHOP.includes(kind);
}
