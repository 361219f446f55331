import type { Day } from '#domain/day.ts';
import { formatDay } from '#domain/day-words.ts';
import { formatPounds } from '#domain/money.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import { summarizedBoxes, type ParcelSummary } from '#copy/order-summary.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';
import { ANSWER_DISPUTE, disputeTitle, OPEN_PAYMENT, refundTitle } from '../order/money-copy.ts';
import type { MailAlert } from '../shared/mail-alert.tsx';
import { orderedOn } from '../order/order-copy.ts';
import { parcelTitle } from '../order/parcel-copy.ts';

/** How a packing slip came about. */
export interface SlipOrigin {
  /** Whether the shop may have received this slip before. */
  possibleDuplicate: boolean;
  /** Whether another payment has the same order number. */
  sharesNumber: boolean;
  /** Where the shop releases the held confirmation; null unless the order was recorded long after its payment. */
  releaseUrl: string | null;
  /** The day on which it was recorded, of such an order. */
  recordedLateOn: Day | null;
  /** Where the shop sees the payment at the provider; null on paper. */
  paymentUrl: string | null;
}

/** The origin of an ordinary slip. */
export const USUAL_SLIP: SlipOrigin = {
  possibleDuplicate: false,
  sharesNumber: false,
  releaseUrl: null,
  recordedLateOn: null,
  paymentUrl: null,
};

function totalWarning({ totalPence, expectedTotalPence }: OrderForMail): Warning[] {
  const paid = formatPounds(totalPence);
  if (expectedTotalPence === null) {
    return [
      {
        title: 'Another total may have been paid',
        happened: `${paid} was paid, but what the order costs could not be read.`,
        toDo: ['Compare it with the payment before you pack.'],
        leadsToPayment: true,
      },
    ];
  }
  if (totalPence !== expectedTotalPence) {
    const difference = formatPounds(Math.abs(totalPence - expectedTotalPence));
    return [
      {
        title: `${difference} too ${totalPence < expectedTotalPence ? 'little' : 'much'} paid`,
        happened: `${paid} was paid, but the order costs ${formatPounds(expectedTotalPence)}.`,
        toDo: ['Look at the payment before you pack, and ask the customer if it does not say why.'],
        leadsToPayment: true,
      },
    ];
  }
  return [];
}

function reversalWarnings(order: OrderForMail): Warning[] {
  const refunded: Warning = {
    title: `STOP: ${refundTitle(order)}`,
    happened: 'It went back to the customer before this slip was written.',
    toDo: [isRefundedInFull(order) ? 'Do not post it.' : 'Ask what it was for before you post it.'],
    leadsToPayment: true,
  };
  const disputed: Warning = {
    title: `STOP: ${disputeTitle(order)}`,
    happened: 'The customer’s bank was asked to take this payment back.',
    toDo: ['Do not post it.', ANSWER_DISPUTE],
    leadsToPayment: true,
  };
  return [...(order.refundedPence > 0 ? [refunded] : []), ...(order.isDisputed ? [disputed] : [])];
}

function missedWarning(parcel: ParcelSummary, order: OrderForMail): Warning {
  const day = parcel.missedDay === null ? '' : formatDay(parcel.missedDay);
  return {
    title: `${parcelTitle(parcel, order)}Wished for ${day}`,
    happened: 'It was paid too late for that day.',
    toDo: ['Post it at once.'],
  };
}

/** The button that releases a held confirmation. */
const SEND_CONFIRMATION = 'Send the confirmation';

/** What the packer must know first: as an alert, but for its button. */
type Warning = Omit<MailAlert, 'button'> & { leadsToPayment?: boolean };

const REPEAT: Warning = {
  title: 'This slip may have reached you before',
  happened: 'The mail service did not say whether the first one arrived.',
  toDo: ['Pack the order once.'],
};

const SAME_NUMBER: Warning = {
  title: 'Order number used twice',
  happened: 'Another payment carries the same number.',
  toDo: ['Look at both at the payment provider before you pack.'],
  leadsToPayment: true,
};

const UNREADABLE: Warning = {
  title: 'The choices could not be read',
  happened: 'The order is paid, but not all of it reached the shop.',
  toDo: ['Look at the payment: it holds what was ordered.'],
  leadsToPayment: true,
};

/**
 * Returns what the packer must see first: a possible duplicate, a late record, a payment that does not match, a refund,
 * a missed day.
 */
export function warnings(order: OrderForMail, origin: SlipOrigin): MailAlert[] {
  const { slices, parcels } = order;
  const { possibleDuplicate, sharesNumber, releaseUrl, paymentUrl } = origin;
  const isUnreadable = summarizedBoxes(order).length === 0 && !slices;
  const payment = paymentUrl === null ? undefined : { text: OPEN_PAYMENT, url: paymentUrl };
  const late =
    releaseUrl === null
      ? []
      : [
          {
            title: 'Recorded late',
            happened: `It was paid on ${orderedOn(order)}, and the customer has had no mail from us since then.`,
            toDo: ['Check that it has not gone out. If it has not, confirm it to the customer.'],
            button: { text: SEND_CONFIRMATION, url: releaseUrl },
          },
        ];
  const others = [
    ...(sharesNumber ? [SAME_NUMBER] : []),
    ...totalWarning(order),
    ...reversalWarnings(order),
    ...parcels
      .filter(({ missedDay }) => missedDay !== null)
      .map((parcel) => missedWarning(parcel, order)),
    ...(isUnreadable ? [UNREADABLE] : []),
  ];
  return [
    ...(possibleDuplicate ? [REPEAT] : []),
    ...late,
    ...others.map(({ leadsToPayment = false, ...alert }) => ({
      ...alert,
      button: leadsToPayment ? payment : undefined,
    })),
  ];
}

/** Returns a warning as one text, for a slip on paper. */
export const warningText = ({ title, happened, toDo }: MailAlert): string =>
  `${title.toUpperCase()}: ${[happened, ...toDo].join(' ')}`;
