import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { createCheckoutSession } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { findById } from '#domain/catalogue.ts';
import { penceToPounds } from '#domain/money.ts';

export const testCustomer = {
  firstName: 'Ada',
  lastName: 'Brown',
  email: 'ada.brown@post.example',
  phone: '',
  address1: '1 Marine Parade',
  address2: '',
  city: 'Weston-super-Mare',
  postcode: 'BS23 1AA',
  specialInstructions: '',
  emailMarketingOptIn: false,
  smsMarketingOptIn: false,
};

/** Takes a Box of 12 for oneself, with its preset, to the payment page, and answers that page's address. */
export async function openPaymentPage(
  page: Page,
  shippingId: 1 | 2 = 1,
  arriveOn?: string,
): Promise<string> {
  const box = findById(catalogue.boxes, 2);
  const preset = catalogue.presets.find(({ boxId }) => boxId === box?.id);
  const shipping = findById(catalogue.shippingOptions, shippingId);
  if (!box || !preset || !shipping) throw new Error('The catalogue lacks the Box of 12.');
  const response = await page.request.post('/api/create-checkout-session', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      boxDetails: { boxId: box.id },
      flavours: preset.selection,
      lidDetails: { lidId: 0, lidDesign: null },
      giftMessage: '',
      keyrings: { mainKeyring: null, nameTags: [] },
      shipping: { shippingId, arriveOn },
      customerInfo: testCustomer,
      totalAmount: penceToPounds(box.pricePence + shipping.pricePence),
    },
  });
  const { url } = v.parse(createCheckoutSession.response, await response.json());
  return url;
}

/** The session id in the address of a payment page. */
export function sessionIdOf(paymentUrl: string): string {
  return new URL(paymentUrl).pathname.split('/').at(-1) ?? '';
}
