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

/** How mails of a kind are queued and kept. */
interface MailHandling {
  /** They are sent before all others: an order, what may stop its parcel, and what somebody waits for. */
  isUrgent?: true;
  /**
   * An order or a payment gets one once, however late something asks for it: that it was sent is known as long as an order is
   * kept.
   */
  isLasting?: true;
}

/** A kind that goes to the shop’s own inbox, where a duplicate does no harm. */
interface ShopMail extends MailHandling {
  to: 'shop';
}

interface CustomerMail extends MailHandling {
  to: 'customer';
  /** What the shop calls one that could not be delivered. */
  name: string;
}

type MailFacts = ShopMail | CustomerMail;

const MAILS: Readonly<Record<MailKind, MailFacts>> = {
  confirmation: { to: 'customer', name: 'order confirmation', isUrgent: true, isLasting: true },
  'packing-slip': { to: 'shop', isUrgent: true, isLasting: true },
  'order-changed': { to: 'customer', name: 'mail about a changed order', isUrgent: true },
  'changed-slip': { to: 'shop', isUrgent: true },
  posted: { to: 'customer', name: 'mail about a posted parcel' },
  'payment-alert': { to: 'shop', isUrgent: true, isLasting: true },
  contact: { to: 'shop' },
  enquiry: { to: 'shop' },
  'data-request-link': { to: 'customer', name: 'link to confirm a data request' },
  'data-request-notice': { to: 'shop' },
  'data-export-link': { to: 'customer', name: 'link to a copy of somebody’s data' },
  'data-deletion-done': { to: 'customer', name: 'answer to a request to delete data' },
  'sign-in-link': { to: 'shop', isUrgent: true },
  morning: { to: 'shop', isUrgent: true },
  'dead-letter': { to: 'shop' },
};

const mails: ReadonlyMap<string, MailFacts> = new Map(Object.entries(MAILS));

const kindsThat = (isSo: (facts: MailHandling) => true | undefined): readonly string[] =>
  [...mails].flatMap(([kind, facts]) => (isSo(facts) ? kind : []));

/** Kinds that are sent before all others. */
export const URGENT_MAILS = kindsThat(({ isUrgent }) => isUrgent);

/** Kinds that an order or a payment gets once, however late something asks for it. */
export const LASTING_MAILS = kindsThat(({ isLasting }) => isLasting);

/** Returns whether mails of this kind go to the shop’s own inbox. */
export function goesToShop(kind: string): boolean {
  return mails.get(kind)?.to === 'shop';
}

/** Returns what the shop calls a customer's mail of this kind, such as "order confirmation"; other kinds have their own name. */
export function mailName(kind: string): string {
  const facts = mails.get(kind);
  return facts?.to === 'customer' ? facts.name : kind;
}
