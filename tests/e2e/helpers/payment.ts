import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { createCheckoutSession } from '#contract/checkout.ts';
import { catalogue } from '#data/catalogue.ts';
import { findById } from '#domain/catalogue.ts';
import { penceToPounds } from '#domain/money.ts';
import { clickButton } from './builder.ts';

/** The URL of the sandbox's payment page. */
export const PAYMENT_PAGE = /\/sandbox\/checkout\//;

/** The main heading of the thank-you page of a paid order. */
export const PAID_HEADING = 'Thank you. We’ll get the pan on.';

const ORDER_NUMBER = /BHF-[0-9A-Z]{10}/;

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

/** Starts a checkout for a Box of 12 with its preset, not a gift. Returns the URL of its payment page. */
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

/** Returns the session id in the URL of a payment page. */
export function sessionIdOf(paymentUrl: string): string {
  return new URL(paymentUrl).pathname.split('/').at(-1) ?? '';
}

/** Clicks "Pay" on the payment page. */
export const clickPay = (page: Page): Promise<void> => clickButton(page, /^Pay £/);

/** Fills in the form of the payment page, which asks for it unless the builder did. */
export async function fillPaymentForm(page: Page, email = testCustomer.email): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Brown');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Address line 1').fill('3 Marine Parade');
}

/** The order summary of the thank-you page. */
export const orderSummary = (page: Page) => page.getByRole('region', { name: 'Order summary' });

/** What the boxes of the order on the thank-you page contain. */
export const orderContents = (page: Page) => page.getByRole('region', { name: 'What is in it' });

/** Waits for the thank-you page of a paid order and returns its order number. */
export async function readOrderNumber(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: PAID_HEADING })).toBeVisible();
  const summary = orderSummary(page);
  await expect(summary).toContainText(ORDER_NUMBER);
  const [number] = ORDER_NUMBER.exec((await summary.textContent()) ?? '') ?? [];
  if (number === undefined) throw new Error('The thank-you page shows no order number.');
  return number;
}
