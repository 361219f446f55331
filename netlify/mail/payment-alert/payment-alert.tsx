import { Fragment } from 'react';
import { formatPounds, type Pence } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { addressLines, type CustomerInfo } from '#domain/customer/customer.ts';
import { summarizedBoxes } from '#copy/order-summary.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import {
  boxTitle,
  orderedOn,
  parcelRecipient,
  slicesTitle,
} from '../order-confirmation/order-copy.ts';
import {
  AddressLine,
  ButtonLink,
  Fact,
  MailTable,
  Panel,
  Part,
  Steps,
  UnbrokenNumber,
} from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

/** An order, and how far its parcels are, by place. */
interface OrderWithStates {
  order: OrderForMail;
  states: readonly ParcelStatus[];
}

/** A payment problem and what is known of it. */
export type PaymentAlert = {
  sessionId: string;
  /** Where the shop sees it at the payment provider. */
  paymentUrl: string;
} & (
  | ({ problem: 'refunded'; refundedPence: Pence } & OrderWithStates)
  | ({ problem: 'disputed' } & OrderWithStates)
  | { problem: 'unrecorded'; orderNumber: string; totalPence: Pence }
);

const OPEN_PAYMENT = 'Open this payment';

const STATES: Readonly<Record<ParcelStatus, string>> = {
  waiting: 'Still with you, not packed yet',
  packed: 'Still with you, packed',
  posted: 'Posted',
};

/** Returns whether every parcel has left, so that there is nothing to stop. */
const areAllPosted = ({ states }: OrderWithStates): boolean =>
  states.every((state) => state === 'posted');

/** Returns whether somebody must act before the next post: a parcel is still there, or an order is missing. */
const isStop = (alert: PaymentAlert): boolean =>
  alert.problem === 'unrecorded' || !areAllPosted(alert);

function subjectOf(alert: PaymentAlert): string {
  if (alert.problem === 'unrecorded') {
    return `NOT RECORDED: a payment of ${formatPounds(alert.totalPence)}`;
  }
  const number = formatOrderNumber(alert.order.orderNumber);
  return areAllPosted(alert)
    ? `${number} ${alert.problem} after it was posted`
    : `STOP: ${number} ${alert.problem}`;
}

/** The heading: the subject, or once all are posted that nothing is left to stop. */
function titleOf(alert: PaymentAlert): string {
  if (isStop(alert)) return subjectOf(alert);
  return `${alert.problem === 'refunded' ? 'Refunded' : 'Disputed'} after posting`;
}

/** What to do with each of several parcels, a line each: "Parcel 1: posted already", "Parcel 2: keep". */
function parcelAdvice(states: readonly ParcelStatus[], doNot: string): string[] {
  return states.map((state, index) =>
    state === 'posted'
      ? `✓ Parcel ${index + 1}: posted already`
      : `✗ Parcel ${index + 1}: ${doNot.charAt(0).toLowerCase()}${doNot.slice(1)} it`,
  );
}

/** "Do not post the parcel."; nothing for several parcels, which have a line each, but that all are posted. */
function postingAdvice(states: readonly ParcelStatus[], doNot: string): string {
  if (states.every((state) => state === 'posted')) {
    return ' It was posted before that, so there is nothing to stop.';
  }
  return states.length === 1 ? ` ${doNot} the parcel.` : '';
}

/** Returns what has happened and what to do: the words for bold, a line for each of several parcels, and the rest. */
function explanationWords(alert: PaymentAlert): { lead: string; lines: string[]; more: string } {
  if (alert.problem === 'unrecorded') {
    return {
      lead: 'A customer has paid, but the shop could not write the order down: there is no packing slip and no confirmation.',
      lines: [],
      more: '',
    };
  }
  const { order, states } = alert;
  const linesOf = (doNot: string) =>
    isStop(alert) && states.length > 1 ? parcelAdvice(states, doNot) : [];
  if (alert.problem === 'disputed') {
    return {
      lead: `The bank was asked to take ${formatPounds(order.totalPence)} back.${postingAdvice(states, 'Keep')}`,
      lines: linesOf('Keep'),
      more: 'Open the payment: it says until when you can answer, and with what.',
    };
  }
  const { refundedPence } = alert;
  const back = formatPounds(refundedPence);
  const isAll = refundedPence >= order.totalPence;
  const what = isAll ? `All of the ${back}` : `${back} of ${formatPounds(order.totalPence)}`;
  const doNot = isAll ? 'Do not post' : 'Ask what it was for before you post';
  return {
    lead: `${what} went back to the customer.${postingAdvice(states, doNot)}`,
    lines: linesOf(doNot),
    more: '',
  };
}

/** What to do about a payment without an order. */
const STEPS = [
  'Open the payment: it holds what was ordered and by whom.',
  'Pack the order from there.',
  'Write to the customer, who has had no confirmation.',
];

const stepsOf = ({ problem }: PaymentAlert): string[] => (problem === 'unrecorded' ? STEPS : []);

function explanationLines(alert: PaymentAlert): string[] {
  const { lead, lines, more } = explanationWords(alert);
  const steps = stepsOf(alert).map((step, index) => `${index + 1}. ${step}`);
  return [lead, ...lines, ...(more === '' ? [] : [more]), ...steps];
}

/** What is known of a payment: a value, or where a parcel goes and how far it is. */
type AlertFact = { name: string } & (
  { value: string } | { recipient: CustomerInfo; state: string }
);

/** "2 × Box of 6, Box of 12". */
const contentsOf = (order: OrderForMail): string =>
  order.slices ? slicesTitle(order.slices) : summarizedBoxes(order).map(boxTitle).join(', ');

function factsOf(alert: PaymentAlert): AlertFact[] {
  if (alert.problem === 'unrecorded') {
    const number = alert.orderNumber === '' ? 'unknown' : formatOrderNumber(alert.orderNumber);
    return [{ name: 'Order', value: number }];
  }
  const { order, states } = alert;
  return [
    { name: 'Order', value: formatOrderNumber(order.orderNumber) },
    { name: 'Paid', value: `${formatPounds(order.totalPence)} on ${orderedOn(order)}` },
    ...order.parcels.map((parcel, place, { length }) => ({
      name: length > 1 ? `Parcel ${place + 1}` : 'For',
      recipient: parcelRecipient(parcel, order),
      state: STATES[states[place] ?? 'waiting'],
    })),
    { name: 'Customer', value: order.email },
    { name: 'Contents', value: contentsOf(order) },
  ];
}

/** A value; of a parcel its state in bold above its address. */
function FactValue({ fact }: { fact: AlertFact }) {
  if ('value' in fact) return fact.value;
  return (
    <>
      <strong>{fact.state}</strong>
      <br />
      <AddressLine to={fact.recipient} />
    </>
  );
}

/** Returns a fact as a line of text: "Parcel 1: Ada Quay, 1 Pier Road, BS23 1AA. Posted". */
const factLine = (fact: AlertFact): string =>
  'value' in fact
    ? `${fact.name}: ${fact.value}`
    : `${fact.name}: ${addressLines(fact.recipient).join(', ')}. ${fact.state}`;

/** The bold words, each of several parcels on its line, and the rest below them. */
function Explanation({ alert }: { alert: PaymentAlert }) {
  const { lead, lines, more } = explanationWords(alert);
  return (
    <>
      {lead}
      {lines.map((line) => (
        <Fragment key={line}>
          <br />
          {line}
        </Fragment>
      ))}
      {more !== '' && (
        <>
          <br />
          <span style={theme.alertMore}>{more}</span>
        </>
      )}
    </>
  );
}

function Alert({ alert }: { alert: PaymentAlert }) {
  const steps = stepsOf(alert);
  return (
    <EmailLayout preview={explanationLines(alert).join(' ')}>
      <h1 style={theme.title}>
        <UnbrokenNumber text={titleOf(alert)} />
      </h1>
      <Panel style={isStop(alert) ? theme.alert : theme.quotation}>
        <Explanation alert={alert} />
      </Panel>
      {steps.length > 0 && <Steps steps={steps} />}
      <ButtonLink url={alert.paymentUrl}>{OPEN_PAYMENT}</ButtonLink>
      <Part title="The payment">
        <MailTable>
          {factsOf(alert).map((fact) => (
            <Fact key={fact.name} name={fact.name}>
              <FactValue fact={fact} />
            </Fact>
          ))}
        </MailTable>
      </Part>
      <p style={theme.recordKey}>{alert.sessionId}</p>
    </EmailLayout>
  );
}

/** Renders the shop’s alert about a payment, for what the packing slip could not state. */
export function writePaymentAlert(alert: PaymentAlert): MailContents {
  return renderMail(subjectOf(alert), <Alert alert={alert} />, [
    ...explanationLines(alert),
    '',
    `${OPEN_PAYMENT}: ${alert.paymentUrl}`,
    '',
    ...factsOf(alert).map(factLine),
    '',
    `Payment: ${alert.sessionId}`,
  ]);
}
