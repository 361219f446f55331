import { formatPounds, type Pence } from '#domain/money.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { addressLines } from '#domain/customer/customer.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { orderedOn, parcelRecipient } from '../order-confirmation/order-copy.ts';
import { Fact, MailTable, Panel, Part } from '../shared/parts.tsx';
import { renderMail, type MailContents } from '../shared/render-mail.ts';
import { EmailLayout } from '../shared/EmailLayout.tsx';
import { theme } from '../shared/theme.ts';

/** A payment problem and what is known of it. */
export type PaymentAlert = { sessionId: string } & (
  | { problem: 'refunded'; order: OrderForMail; refundedPence: Pence }
  | { problem: 'disputed'; order: OrderForMail }
  | { problem: 'unrecorded'; orderNumber: string; totalPence: Pence }
);

/** "the parcel", or "a parcel" of several. */
const parcelOf = ({ parcels }: OrderForMail): string =>
  `${parcels.length > 1 ? 'a' : 'the'} parcel`;

const NEXT_STEP = 'See the payment provider.';

function subjectOf(alert: PaymentAlert): string {
  if (alert.problem === 'unrecorded') {
    return `NOT RECORDED: a payment of ${formatPounds(alert.totalPence)}`;
  }
  return `STOP: ${formatOrderNumber(alert.order.orderNumber)} ${alert.problem}`;
}

function explanationOf(alert: PaymentAlert): string {
  switch (alert.problem) {
    case 'refunded': {
      const { refundedPence, order } = alert;
      const back = formatPounds(refundedPence);
      return refundedPence >= order.totalPence
        ? `All of the ${back} went back to the customer. If ${parcelOf(order)} is still with you, do not post it.`
        : `${back} of ${formatPounds(order.totalPence)} went back to the customer. If ${parcelOf(order)} is still with you, check what it should hold before you post it.`;
    }
    case 'disputed':
      return `The bank was asked to take ${formatPounds(alert.order.totalPence)} back. If ${parcelOf(alert.order)} is still with you, keep it. The payment provider says until when you can answer, and with what.`;
    case 'unrecorded':
      return 'A customer has paid, but the shop could not write the order down: there is no packing slip and no confirmation. The payment provider holds what was ordered and by whom. Please pack it from there, and write to the customer.';
  }
}

function factsOf(alert: PaymentAlert): { name: string; value: string }[] {
  const payment = { name: 'Payment', value: alert.sessionId };
  if (alert.problem === 'unrecorded') {
    const number = alert.orderNumber === '' ? 'unknown' : formatOrderNumber(alert.orderNumber);
    return [{ name: 'Order', value: number }, payment];
  }
  const { order } = alert;
  return [
    { name: 'Order', value: formatOrderNumber(order.orderNumber) },
    { name: 'Paid', value: `${formatPounds(order.totalPence)} on ${orderedOn(order)}` },
    ...order.parcels.map((parcel, place, { length }) => ({
      name: length > 1 ? `Parcel ${place + 1}` : 'For',
      value: addressLines(parcelRecipient(parcel, order)).join(', '),
    })),
    { name: 'Customer', value: order.email },
    payment,
  ];
}

function Alert({ alert }: { alert: PaymentAlert }) {
  return (
    <EmailLayout preview={explanationOf(alert)}>
      <h1 style={theme.title}>{subjectOf(alert)}</h1>
      <Panel style={theme.alert}>{explanationOf(alert)}</Panel>
      <Part title="The payment">
        <MailTable>
          {factsOf(alert).map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </MailTable>
        <p style={theme.paragraph}>{NEXT_STEP}</p>
      </Part>
    </EmailLayout>
  );
}

/** Renders the shop’s alert about a payment, for what the packing slip could not state. */
export function writePaymentAlert(alert: PaymentAlert): MailContents {
  return renderMail(subjectOf(alert), <Alert alert={alert} />, [
    explanationOf(alert),
    '',
    ...factsOf(alert).map(({ name, value }) => `${name}: ${value}`),
    '',
    NEXT_STEP,
  ]);
}
