/** The mails of a paid order: the customer's copy and the shop's. */
export const ORDER_MAILS = ['confirmation', 'packing-slip'] as const;

/** Every kind of mail the shop sends; the first part of its key in the outbox. */
export type MailKind = (typeof ORDER_MAILS)[number] | 'dead-letter';

/** Kinds that go to the shop's own inbox: a possible repeat does no harm there. */
const TO_THE_SHOP: readonly string[] = ['packing-slip', 'dead-letter'] satisfies MailKind[];

/** Whether mails of this kind go to the shop's own inbox. */
export function goesToShop(kind: string): boolean {
  return TO_THE_SHOP.includes(kind);
}
