import * as v from 'valibot';
import type { RenderedMail } from '#adapters/mailer.ts';
import type { Orders } from '#adapters/orders.ts';
import type { StoredOrder } from '#adapters/stored-order.ts';
import type { ClaimedMail } from '#adapters/outbox.ts';
import { sendEmail } from '#contract/send-email.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { PostalCalendar } from '#domain/dispatch.ts';
import type { MailKind } from './mail-kinds.ts';
import { toOrderForMail } from './order-for-mail.ts';
import { dataRequestMails, type WriteMail } from './write-data-request-mail.ts';

/** Turns a claimed mail into the mail that goes out; `mayBeRepeat` marks one that may have arrived before. */
export type MailWriter = (
  mail: Pick<ClaimedMail, 'kind' | 'payload'>,
  mayBeRepeat: boolean,
) => Promise<RenderedMail>;

/** What writing mails needs of the shop. */
export interface MailDependencies {
  orders: Pick<Orders, 'find'>;
  catalogue: Catalogue;
  calendar: PostalCalendar;
  siteUrl: string;
  shopInbox: string;
  /** Makes the tokens of links that wait in the outbox as seeds. */
  secret: string;
}

const orderPayload = v.object({ sessionId: v.string() });
const deadLetterPayload = v.object({ key: v.string(), reason: v.string() });

async function orderOf(shop: MailDependencies, payload: unknown): Promise<StoredOrder> {
  const { sessionId } = v.parse(orderPayload, payload);
  const order = await shop.orders.find(sessionId);
  if (!order) throw new Error('The order of this mail is gone');
  return order;
}

const writeMessageMail: WriteMail<MailDependencies> = async (shop, payload, mayBeRepeat) => {
  const { writeMessage } = await import('#mail/message.tsx');
  const message = v.parse(sendEmail.request, payload);
  return { to: shop.shopInbox, ...(await writeMessage(message, { mayBeRepeat })) };
};

const writers: Readonly<Record<MailKind, WriteMail<MailDependencies>>> = {
  async confirmation(shop, payload) {
    const order = await orderOf(shop, payload);
    const { writeOrderConfirmation } = await import('#mail/order-confirmation.tsx');
    const mail = await writeOrderConfirmation(toOrderForMail(order, shop), shop.siteUrl);
    return { to: order.email, ...mail };
  },
  async 'packing-slip'(shop, payload, mayBeRepeat) {
    const order = await orderOf(shop, payload);
    const { writePackingSlip } = await import('#mail/packing-slip.tsx');
    const slip = await writePackingSlip(toOrderForMail(order, shop), { mayBeRepeat });
    return { to: shop.shopInbox, replyTo: order.email, ...slip };
  },
  contact: writeMessageMail,
  enquiry: writeMessageMail,
  ...dataRequestMails,
  async 'dead-letter'(shop, payload) {
    const { writeDeadLetter } = await import('#mail/dead-letter.tsx');
    return {
      to: shop.shopInbox,
      ...(await writeDeadLetter(v.parse(deadLetterPayload, payload))),
    };
  },
};

const writersByKind = new Map<string, WriteMail<MailDependencies>>(Object.entries(writers));

/** Writes each kind of mail; templates are loaded when a mail is really written. */
export function openMailWriter(shop: MailDependencies): MailWriter {
  return async ({ kind, payload }, mayBeRepeat) => {
    const write = writersByKind.get(kind);
    if (!write) throw new Error(`No template for mails of the kind ${kind}`);
    return write(shop, payload, mayBeRepeat);
  };
}
