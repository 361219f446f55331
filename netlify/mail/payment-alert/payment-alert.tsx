import { formatPounds, type Pence } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { addressLines, type CustomerInfo } from '#domain/customer/customer.ts';
import type { ParcelStatus } from '#domain/order/parcel-status.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { orderedOn, parcelRecipient } from '../order-confirmation/order-copy.ts';
import {
  AddressLine,
  Fact,
  MailTable,
  Panel,
  Part,
  UnbrokenNumber,
  Warning,
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
export type PaymentAlert = { sessionId: string } & (
  | ({ problem: 'refunded'; refundedPence: Pence } & OrderWithStates)
  | ({ problem: 'disputed' } & OrderWithStates)
  | { problem: 'unrecorded'; orderNumber: string; totalPence: Pence }
);

const NEXT_STEP = 'See the payment provider.';

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

/** "Do not post the parcel", "Do not post parcels 1 and 3. Parcel 2 was posted already"; empty once all are posted. */
function postingAdvice(states: readonly ParcelStatus[], doNot: string): string {
  const places = (isPosted: boolean) =>
    states.flatMap((state, index) => ((state === 'posted') === isPosted ? [index + 1] : []));
  const named = (numbers: readonly number[]) =>
    `${numbers.length > 1 ? 'parcels' : 'parcel'} ${joinAnd(numbers)}`;
  const [kept, gone] = [places(false), places(true)];
  if (kept.length === 0) return 'It was posted before that, so there is nothing to stop.';
  if (states.length === 1) return `${doNot} the parcel.`;
  const left = `${doNot} ${named(kept)}.`;
  const posted = `${named(gone)} ${gone.length > 1 ? 'were' : 'was'} posted already.`;
  return gone.length === 0 ? left : `${left} ${posted.charAt(0).toUpperCase()}${posted.slice(1)}`;
}

const joinAnd = (parts: readonly (string | number)[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** Returns what has happened and what to do: the words for bold and the rest. */
function explanationWords(alert: PaymentAlert): { lead: string; more: string } {
  switch (alert.problem) {
    case 'refunded': {
      const { refundedPence, order, states } = alert;
      const back = formatPounds(refundedPence);
      const isAll = refundedPence >= order.totalPence;
      const what = isAll ? `All of the ${back}` : `${back} of ${formatPounds(order.totalPence)}`;
      const doNot = isAll ? 'Do not post' : 'Check what it should hold before you post';
      return {
        lead: `${what} went back to the customer. ${postingAdvice(states, doNot)}`,
        more: '',
      };
    }
    case 'disputed': {
      const { order, states } = alert;
      return {
        lead: `The bank was asked to take ${formatPounds(order.totalPence)} back. ${postingAdvice(states, 'Keep')}`,
        more: ' The payment provider says until when you can answer, and with what.',
      };
    }
    case 'unrecorded':
      return {
        lead: 'A customer has paid, but the shop could not write the order down: there is no packing slip and no confirmation.',
        more: ' The payment provider holds what was ordered and by whom. Please pack it from there, and write to the customer.',
      };
  }
}

function explanationOf(alert: PaymentAlert): string {
  const { lead, more } = explanationWords(alert);
  return `${lead}${more}`;
}

/** What is known of a payment: a value, or where a parcel goes and how far it is. */
type AlertFact = { name: string } & (
  { value: string } | { recipient: CustomerInfo; state: string }
);

const PAYMENT = 'Payment';

function factsOf(alert: PaymentAlert): AlertFact[] {
  const payment = { name: PAYMENT, value: alert.sessionId };
  if (alert.problem === 'unrecorded') {
    const number = alert.orderNumber === '' ? 'unknown' : formatOrderNumber(alert.orderNumber);
    return [{ name: 'Order', value: number }, payment];
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
    payment,
  ];
}

/** A value; of a parcel its state in bold above its address. The id of the payment, for a search, is small. */
function FactValue({ fact }: { fact: AlertFact }) {
  if ('value' in fact) {
    return fact.name === PAYMENT ? <span style={theme.small}>{fact.value}</span> : fact.value;
  }
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

function Alert({ alert }: { alert: PaymentAlert }) {
  return (
    <EmailLayout preview={explanationOf(alert)}>
      <h1 style={theme.title}>
        <UnbrokenNumber text={subjectOf(alert)} />
      </h1>
      {isStop(alert) ? (
        <Warning {...explanationWords(alert)} />
      ) : (
        <Panel style={theme.quotation}>{explanationOf(alert)}</Panel>
      )}
      <Part title="The payment">
        <MailTable>
          {factsOf(alert).map((fact) => (
            <Fact key={fact.name} name={fact.name}>
              <FactValue fact={fact} />
            </Fact>
          ))}
        </MailTable>
        <p style={theme.nextStep}>{NEXT_STEP}</p>
      </Part>
    </EmailLayout>
  );
}

/** Renders the shop’s alert about a payment, for what the packing slip could not state. */
export function writePaymentAlert(alert: PaymentAlert): MailContents {
  return renderMail(subjectOf(alert), <Alert alert={alert} />, [
    explanationOf(alert),
    '',
    ...factsOf(alert).map(factLine),
    '',
    NEXT_STEP,
  ]);
}
