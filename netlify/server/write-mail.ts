import * as v from 'valibot';
import type { RenderedMail } from '#adapters/mailer.ts';
import type { Orders, StoredOrder } from '#adapters/orders.ts';
import type { ClaimedMail } from '#adapters/outbox.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { PostalCalendar } from '#domain/dispatch.ts';
import { toOrderForMail } from './order-for-mail.ts';

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
}

const orderPayload = v.object({ sessionId: v.string() });
const deadLetterPayload = v.object({ key: v.string(), reason: v.string() });

async function orderOf(shop: MailDependencies, payload: unknown): Promise<StoredOrder> {
  const { sessionId } = v.parse(orderPayload, payload);
  const order = await shop.orders.find(sessionId);
  if (!order) throw new Error('The order of this mail is gone');
  return order;
}

/** Writes each kind of mail; templates are loaded when a mail is really written. */
export function openMailWriter(shop: MailDependencies): MailWriter {
  const { shopInbox, siteUrl } = shop;
  return async ({ kind, payload }, mayBeRepeat) => {
    switch (kind) {
      case 'confirmation': {
        const order = await orderOf(shop, payload);
        const { writeOrderConfirmation } = await import('#mail/order-confirmation.tsx');
        return {
          to: order.email,
          ...(await writeOrderConfirmation(toOrderForMail(order, shop), siteUrl)),
        };
      }
      case 'packing-slip': {
        const order = await orderOf(shop, payload);
        const { writePackingSlip } = await import('#mail/packing-slip.tsx');
        const slip = await writePackingSlip(toOrderForMail(order, shop), { mayBeRepeat });
        return { to: shopInbox, replyTo: order.email, ...slip };
      }
      case 'dead-letter': {
        const { writeDeadLetter } = await import('#mail/dead-letter.tsx');
        return { to: shopInbox, ...(await writeDeadLetter(v.parse(deadLetterPayload, payload))) };
      }
      default:
        throw new Error(`No template for mails of the kind ${kind}`);
    }
  };
}
