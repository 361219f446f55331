import { formatPounds, type Pence } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { unbroken } from '#copy/unbroken.ts';
import { listWords } from '#domain/text/list-words.ts';
import { addressLines, type CustomerInfo } from '#domain/customer/customer.ts';
import type { ParcelSummary } from '#copy/order-summary.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { boxTitle, slicesTitle } from '../order/box-copy.ts';
import { orderedOn } from '../order/order-copy.ts';
import { AlertPanel, alertLines, type MailAlert } from '../shared/mail-alert.tsx';
import { Address, MailTo } from '../shared/contact.tsx';
import { Background, Fact, MailTable, Part } from '../shared/parts.tsx';
import { ANSWER_DISPUTE, disputeTitle, OPEN_PAYMENT, refundTitle } from '../order/money-copy.ts';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

/** A payment problem and what is known of it. */
export type PaymentAlert = {
  sessionId: string;
  /** Where the shop sees it at the payment provider. */
  paymentUrl: string;
} & (
  | { problem: 'refunded'; refundedPence: Pence; order: OrderForMail }
  | { problem: 'disputed'; order: OrderForMail }
  | { problem: 'unrecorded'; orderNumber: string; totalPence: Pence; isOld?: boolean }
);

/** The payment's name at the provider. */
const SESSION = 'Payment ID';

const STATES: Readonly<Record<ParcelStatus, readonly [state: string, more?: string]>> = {
  waiting: ['Still with you', 'not packed yet'],
  packed: ['Still with you', 'packed'],
  posted: ['Posted'],
};

/** Returns whether every parcel has left, so that there is nothing to stop. */
const areAllPosted = ({ statuses }: OrderForMail): boolean =>
  statuses.every((status) => status === 'posted');

/** Returns whether somebody must act before the next post: a parcel is still there, or an order is missing. */
const isStop = (alert: PaymentAlert): boolean =>
  alert.problem === 'unrecorded' || !areAllPosted(alert.order);

function subjectOf(alert: PaymentAlert): string {
  if (alert.problem === 'unrecorded') {
    return `NOT RECORDED: a payment of ${formatPounds(alert.totalPence)}`;
  }
  const number = formatOrderNumber(alert.order.orderNumber);
  return areAllPosted(alert.order)
    ? `${number} ${alert.problem} after it was posted`
    : `STOP: ${number} ${alert.problem}`;
}

/** "parcel 2", "parcels 1 and 3". */
const parcelsText = (places: readonly string[]): string =>
  `${places.length === 1 ? 'parcel' : 'parcels'} ${listWords(places)}`;

/** What to do with parcels that may still be there, and which of several are posted. */
function postingAdvice({ statuses }: OrderForMail, doNotPost: string): string {
  const placesOf = (isPosted: boolean): string[] =>
    statuses.flatMap((status, index) => ((status === 'posted') === isPosted ? `${index + 1}` : []));
  const [kept, posted] = [placesOf(false), placesOf(true)];
  if (kept.length === 0) return 'There is nothing to stop.';
  if (statuses.length === 1) return `${doNotPost} the parcel.`;
  const others =
    posted.length === 0
      ? ''
      : ` ${parcelsText(posted).replace('p', 'P')} ${posted.length === 1 ? 'is' : 'are'} posted already.`;
  return `${doNotPost} ${parcelsText(kept)}.${others}`;
}

/** "before the parcel was posted": when the money was taken back, as far as the parcels tell. */
function whenText(order: OrderForMail): string {
  const when = areAllPosted(order) ? 'after' : 'before';
  const several = areAllPosted(order) ? 'the parcels were' : 'all parcels were';
  return `${when} ${order.statuses.length === 1 ? 'the parcel was' : several} posted`;
}

/** Returns the alert in words. */
function wordsOf(alert: PaymentAlert): MailAlert {
  const button = { text: OPEN_PAYMENT, url: alert.paymentUrl };
  if (alert.problem === 'unrecorded') {
    return {
      title: `Payment of ${formatPounds(alert.totalPence)} not recorded`,
      happened: alert.isOld
        ? 'A customer paid more than a month ago, and the shop holds no order of it. It writes none down that is so old.'
        : 'A customer has paid, but the shop could not write the order down: there is no packing slip and no confirmation.',
      toDo: [
        'Open the payment: it says what was ordered, and by whom.',
        alert.isOld
          ? 'If it was not posted or paid back, pack it, and post it.'
          : 'Pack it, and post it.',
        `Write to the customer: ${unbroken('it is coming.')}`,
      ],
      button,
      buttonStep: 0,
    };
  }
  const number = formatOrderNumber(alert.order.orderNumber);
  if (alert.problem === 'disputed') {
    return {
      title: disputeTitle(alert.order),
      happened: `The customer’s bank was asked to take back what was paid for ${number}, ${whenText(alert.order)}.`,
      toDo: [postingAdvice(alert.order, 'Do not post'), ANSWER_DISPUTE],
      button,
      buttonStep: 1,
    };
  }
  const refunded = { ...alert.order, refundedPence: alert.refundedPence };
  const doNotPost = isRefundedInFull(refunded)
    ? 'Do not post'
    : 'Ask what it was for before you post';
  return {
    title: refundTitle(refunded),
    happened: `It went back to the customer of ${number} ${whenText(alert.order)}.`,
    toDo: [postingAdvice(alert.order, doNotPost)],
    button,
  };
}

/** What is known of a payment: a value, or how far a parcel is, what it holds and where it goes. */
type AlertFact = { name: string } & (
  | { value: string }
  | { email: string }
  | { status: ParcelStatus; contents: string; recipient: CustomerInfo }
);

/** "Two Boxes of 6, Box of 12"; empty where the choices could not be read. */
const contentsText = ({ boxes }: ParcelSummary, { slices }: OrderForMail): string =>
  slices ? slicesTitle(slices) : boxes.map(boxTitle).join(', ');

/** Returns what is known of each parcel; what can still be stopped comes first. */
function parcelFacts(order: OrderForMail) {
  return order.parcels
    .map((parcel, index, { length }) => ({
      name: length > 1 ? `Parcel ${index + 1}` : 'Parcel',
      status: order.statuses[index] ?? ('waiting' as const),
      contents: contentsText(parcel, order),
      recipient: parcelRecipient(parcel, order),
    }))
    .sort((a, b) => Number(a.status === 'posted') - Number(b.status === 'posted'));
}

function factsOf(alert: PaymentAlert): AlertFact[] {
  if (alert.problem === 'unrecorded') {
    const number = alert.orderNumber === '' ? 'unknown' : formatOrderNumber(alert.orderNumber);
    return [
      { name: 'Order', value: number },
      { name: 'Paid', value: formatPounds(alert.totalPence) },
    ];
  }
  const { order } = alert;
  return [
    { name: 'Order', value: formatOrderNumber(order.orderNumber) },
    { name: 'Paid', value: `${formatPounds(order.totalPence)} on ${orderedOn(order)}` },
    ...(alert.problem === 'refunded'
      ? [{ name: 'Refunded', value: formatPounds(alert.refundedPence) }]
      : []),
    ...parcelFacts(order),
    { name: 'Customer', email: order.email },
  ];
}

/** How far a parcel is: the stronger where it can be stopped. */
function State({ status }: { status: ParcelStatus }) {
  const [state, more] = STATES[status];
  return (
    <>
      <span style={more === undefined ? theme.quietBadge : theme.badge}>{state}</span>
      {more !== undefined && (
        <p style={theme.fact}>
          <span style={theme.past}>{more}</span>
        </p>
      )}
    </>
  );
}

/** A value; of a parcel its state above what it holds and its address. */
function FactValue({ fact }: { fact: AlertFact }) {
  if ('value' in fact) return fact.value;
  if ('email' in fact) return <MailTo email={fact.email} />;
  return (
    <>
      <State status={fact.status} />
      {fact.contents !== '' && (
        <p style={theme.firstParagraph}>
          <strong>{fact.contents}</strong>
        </p>
      )}
      <p style={theme.firstParagraph}>
        <Address to={fact.recipient} />
      </p>
    </>
  );
}

/** Returns a fact as a line of text: "Parcel 1: Posted. Box of 6. Ada Quay, 1 Pier Road, BS23 1AA". */
function factLine(fact: AlertFact): string {
  if ('value' in fact) return `${fact.name}: ${fact.value}`;
  if ('email' in fact) return `${fact.name}: ${fact.email}`;
  const { name, status, contents, recipient } = fact;
  const parts = [STATES[status].join(', '), contents, addressLines(recipient).join(', ')];
  return `${name}: ${parts.filter((part) => part !== '').join('. ')}`;
}

function Alert({ alert }: { alert: PaymentAlert }) {
  const words = wordsOf(alert);
  return (
    <EmailLayout preview={[words.happened, ...words.toDo].join(' ')}>
      <AlertPanel alert={words} isHeading isCalm={!isStop(alert)} isButtonQuiet={!isStop(alert)} />
      <Part title="The payment">
        <MailTable>
          {factsOf(alert).map((fact, index, { length }) => (
            <Fact key={fact.name} name={fact.name} place={{ index, count: length }}>
              <FactValue fact={fact} />
            </Fact>
          ))}
        </MailTable>
        {alert.problem === 'unrecorded' && (
          <>
            <p style={theme.noteTitle}>{SESSION}</p>
            <Background style={theme.writtenLink}>{alert.sessionId}</Background>
          </>
        )}
      </Part>
    </EmailLayout>
  );
}

/** Renders the shop’s alert about a payment, for what the packing slip could not state. */
export function writePaymentAlert(alert: PaymentAlert): MailContents {
  return renderMail(subjectOf(alert), <Alert alert={alert} />, [
    ...alertLines(wordsOf(alert)),
    '',
    ...factsOf(alert).map(factLine),
    `${SESSION}: ${alert.sessionId}`,
  ]);
}
