import * as v from 'valibot';
import type { Orders, StoredOrder } from '#netlify/orders/order-store.ts';
import type { RenderedMail } from './mailer.ts';
import type { ClaimedMail } from './outbox-store.ts';
import { sendEmail } from '#contract/send-email.ts';
import type { Log } from '#netlify/http/log.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { londonTime, parseDay, type Day, type Instant } from '#domain/day.ts';
import { ServiceError } from '#domain/service-error.ts';
import { writeDeadLetter } from '#netlify/mail/dead-letter/dead-letter.tsx';
import { writeMessage } from '#netlify/mail/message/message.tsx';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import type { Morning } from '#netlify/mail/morning/morning-for-mail.ts';
import { writeMorning } from '#netlify/mail/morning/morning.tsx';
import { writeOrderConfirmation } from '#netlify/mail/order-confirmation/order-confirmation.tsx';
import { describeDifferences } from '#copy/parcel-differences.ts';
import { writeOrderChanged } from '#netlify/mail/order-changed/order-changed.tsx';
import { orderPageUrl } from '#netlify/orders/order-page-link.ts';
import { statesAround } from '#netlify/orders/stored-parcel.ts';
import { writePackingSlip } from '#netlify/mail/packing-slip/packing-slip.tsx';
import { writePaymentAlert } from '#netlify/mail/payment-alert/payment-alert.tsx';
import { writePosted } from '#netlify/mail/posted/posted.tsx';
import { writeSignInLink } from '#netlify/mail/sign-in-link/sign-in-link.tsx';
import type { MailKind } from '#netlify/mail/mail-kinds.ts';
import { tokenFromSeed } from '#netlify/http/magic-link.ts';
import { toOrderForCustomer, toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import { PROVIDER_PAYMENTS_URL, providerPaymentUrl } from '#netlify/orders/provider-payment-url.ts';
import { paymentAlert } from '#netlify/orders/payment-alerts.ts';
import { isRecordedLate, releaseUrlOf } from '#netlify/orders/release-confirmation.ts';
import { ObsoleteMail } from './outbox-rules.ts';
import { dataRequestMails, type WriteMail } from './write-data-request-mail.ts';

/** Renders a claimed mail; `possibleDuplicate` marks one that may have arrived before. */
export type MailWriter = (
  mail: Pick<ClaimedMail, 'kind' | 'payload'>,
  possibleDuplicate: boolean,
) => Promise<RenderedMail>;

/** What rendering mails needs of the shop. */
export interface MailDependencies extends Offer {
  orders: Pick<Orders, 'find'>;
  /** Returns what a day brings the shop, as of now. */
  readMorning: (on: Day) => Promise<Morning>;
  siteUrl: string;
  shopInbox: string;
  /** Derives the tokens of links whose seeds are in the outbox. */
  secret: string;
  now: () => Instant;
  log: Pick<Log, 'alarm'>;
}

const orderPayload = v.object({
  sessionId: v.string(),
  sharesNumber: v.optional(v.boolean(), false),
});
const morningPayload = v.object({ on: v.string() });
/** The version that the click made; mails from earlier versions have none. */
const postedPayload = v.object({ place: v.number(), version: v.optional(v.number()) });
const signInPayload = v.object({ seed: v.string(), expiresAt: v.number() });
const changePayload = v.object({ parcelId: v.number(), version: v.number() });
const deadLetterPayload = v.object({
  key: v.string(),
  reason: v.picklist(['refused', 'uncertain']),
  /** The payload of the mail itself; alerts from earlier versions have none. */
  mail: v.optional(v.object({ kind: v.string(), payload: v.unknown() })),
});

async function orderOf(shop: MailDependencies, payload: unknown): Promise<StoredOrder> {
  const { sessionId } = v.parse(orderPayload, payload);
  const order = await shop.orders.find(sessionId);
  if (!order) throw new Error('The order of this mail is gone');
  return order;
}

/** Returns the URL of an order's own page, as it is while the mail is written; null once it is closed. */
const pageUrlOf = (order: StoredOrder, { siteUrl, secret, now }: MailDependencies): string | null =>
  orderPageUrl(order, { siteUrl, secret, now: now() });

const writeMessageMail: WriteMail<MailDependencies> = (shop, payload, possibleDuplicate) => {
  const message = v.parse(sendEmail.request, payload);
  return { to: shop.shopInbox, ...writeMessage(message, { possibleDuplicate }) };
};

const writeSlip: WriteMail<MailDependencies> = async (shop, payload, possibleDuplicate) => {
  const order = await orderOf(shop, payload);
  const { sharesNumber } = v.parse(orderPayload, payload);
  const isLate = isRecordedLate(order);
  const releaseUrl = isLate ? releaseUrlOf(order, shop) : null;
  const recordedLateOn = isLate ? londonTime(order.recordedAt).day : null;
  const paymentUrl = providerPaymentUrl(order.sessionId, order.paymentIntentId);
  const origin = { possibleDuplicate, sharesNumber, releaseUrl, recordedLateOn, paymentUrl };
  const slip = writePackingSlip(toOrderForMail(order, shop), origin);
  return { to: shop.shopInbox, replyTo: order.email, ...slip };
};

const writers: Readonly<Record<MailKind, WriteMail<MailDependencies>>> = {
  async confirmation(shop, payload) {
    const order = await orderOf(shop, payload);
    const mail = writeOrderConfirmation(
      toOrderForCustomer(order, shop, shop.now()),
      shop.siteUrl,
      pageUrlOf(order, shop),
    );
    return { to: order.email, ...mail };
  },
  'packing-slip': writeSlip,
  'changed-slip': writeSlip,
  async 'order-changed'(shop, payload) {
    const order = await orderOf(shop, payload);
    const states = statesAround(order, v.parse(changePayload, payload));
    if (!states) throw new Error('The change of this mail is gone');
    const before = toOrderForMail(states.before, shop).parcels[states.index];
    const after = toOrderForMail(states.after, shop).parcels[states.index];
    const shown = toOrderForCustomer(states.after, shop, shop.now());
    const parcel = shown.parcels[states.index];
    if (!before || !after || !parcel) throw new Error('The parcel of this mail is gone');
    const mail = writeOrderChanged({
      order: shown,
      parcel,
      differences: describeDifferences(before, after),
      pageUrl: pageUrlOf(order, shop),
      by: states.by,
    });
    return { to: order.email, ...mail };
  },
  contact: writeMessageMail,
  enquiry: writeMessageMail,
  ...dataRequestMails,
  async 'payment-alert'(shop, payload) {
    const alert = v.parse(paymentAlert, payload);
    const { sessionId } = alert;
    if (alert.problem === 'unrecorded') {
      const paymentUrl = providerPaymentUrl(sessionId);
      return { to: shop.shopInbox, ...writePaymentAlert({ ...alert, paymentUrl }) };
    }
    const stored = await orderOf(shop, payload);
    const paymentUrl = providerPaymentUrl(sessionId, stored.paymentIntentId);
    const order = toOrderForMail(stored, shop);
    return { to: shop.shopInbox, ...writePaymentAlert({ ...alert, paymentUrl, order }) };
  },
  async posted(shop, payload) {
    const order = await orderOf(shop, payload);
    const { place, version } = v.parse(postedPayload, payload);
    const shown = toOrderForCustomer(order, shop, shop.now());
    const stored = order.parcels[place - 1];
    const parcel = shown.parcels[place - 1];
    if (!stored || !parcel) throw new Error('The parcel of this mail is gone');
    if (stored.status !== 'posted' || stored.version !== (version ?? stored.version)) {
      throw new ObsoleteMail('The parcel was taken back');
    }
    const { siteUrl } = shop;
    const pageUrl = pageUrlOf(order, shop);
    return { to: order.email, ...writePosted({ order: shown, parcel, siteUrl, pageUrl }) };
  },
  async morning(shop, payload) {
    const on = parseDay(v.parse(morningPayload, payload).on);
    if (on === null) throw new Error('The day of this mail cannot be read');
    const mail = writeMorning(await shop.readMorning(on), {
      boardUrl: `${shop.siteUrl}/shopkeeper`,
      paymentsUrl: PROVIDER_PAYMENTS_URL,
    });
    return { to: shop.shopInbox, ...mail };
  },
  'sign-in-link'(shop, payload) {
    const { seed, expiresAt } = v.parse(signInPayload, payload);
    const url = `${shop.siteUrl}/shopkeeper#${tokenFromSeed(seed, shop.secret)}`;
    return { to: shop.shopInbox, ...writeSignInLink({ url, expiresAt }) };
  },
  async 'dead-letter'(shop, payload) {
    const { key, reason, mail } = v.parse(deadLetterPayload, payload);
    const undelivered = await writeUndelivered(shop, key, mail);
    const about = await orderAbout(shop, mail?.payload);
    return { to: shop.shopInbox, ...writeDeadLetter({ key, reason, about, undelivered }) };
  },
};

const writersByKind = new Map<string, WriteMail<MailDependencies>>(Object.entries(writers));

async function writeKind(
  shop: MailDependencies,
  { kind, payload }: Pick<ClaimedMail, 'kind' | 'payload'>,
  possibleDuplicate: boolean,
): Promise<RenderedMail> {
  const write = writersByKind.get(kind);
  if (!write) throw new Error(`No template for mails of the kind ${kind}`);
  return write(shop, payload, possibleDuplicate);
}

/** Returns the order that an undelivered mail is about; null for a mail about none. */
async function orderAbout(shop: MailDependencies, payload: unknown): Promise<OrderForMail | null> {
  const read = v.safeParse(orderPayload, payload);
  const order = read.success ? await shop.orders.find(read.output.sessionId) : null;
  return order ? toOrderForMail(order, shop) : null;
}

/** Renders the mail that an alert is about; null, and a line in the log, when that fails: it must not hold up the alert. */
async function writeUndelivered(
  shop: MailDependencies,
  key: string,
  mail: Pick<ClaimedMail, 'kind' | 'payload'> | undefined,
): Promise<RenderedMail | null> {
  try {
    return mail ? await writeKind(shop, mail, false) : null;
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    shop.log.alarm('undelivered-not-written', { key }, error);
    return null;
  }
}

/**
 * Returns the writer for all kinds of mail. Their pictures get whole URLs: a mail has none of its own. What the shop may have had
 * before says so in its subject.
 */
export function createMailWriter(shop: MailDependencies): MailWriter {
  return async (mail, possibleDuplicate) => {
    const written = await writeKind(shop, mail, possibleDuplicate);
    const isRepeat = possibleDuplicate && written.to === shop.shopInbox;
    return {
      ...written,
      subject: `${isRepeat ? '[Possible repeat] ' : ''}${written.subject}`,
      html: written.html.replaceAll('src="/', `src="${shop.siteUrl}/`),
    };
  };
}
