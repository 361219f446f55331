import type { PaymentStop } from '#domain/order/payment-stop.ts';

const PAYMENT_STOPS: Readonly<Record<PaymentStop, string>> = {
  disputed: 'Disputed',
  refunded: 'Refunded',
  'refunded-in-part': 'Refunded in part',
};

/** Returns why a parcel may not leave: "Refunded in part"; empty for none. */
export const paymentStopText = (stop: PaymentStop | null): string =>
  stop === null ? '' : PAYMENT_STOPS[stop];
