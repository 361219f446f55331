import * as v from 'valibot';
import type { Catalogue } from '#domain/catalogue.ts';
import { emptyCustomer, MAX_LENGTH, type CustomerInfo } from '#domain/customer.ts';
import type { Order } from '#domain/order.ts';
import { bulkCheckout, orderFromBulk, type BulkCheckout } from './bulk-checkout.ts';
import { defineEndpoint, text, totalAmount, trimmed } from './endpoint.ts';
import { startCheckout } from './start-checkout.ts';

const id = v.pipe(v.number(), v.integer());
const keyring = v.object({ id });

const customerInfo = v.object({
  firstName: trimmed(MAX_LENGTH.firstName),
  lastName: trimmed(MAX_LENGTH.lastName),
  email: trimmed(MAX_LENGTH.email),
  address1: trimmed(MAX_LENGTH.address1),
  address2: v.optional(trimmed(MAX_LENGTH.address2), ''),
  city: trimmed(MAX_LENGTH.city),
  postcode: trimmed(MAX_LENGTH.postcode),
  emailMarketingOptIn: v.optional(v.boolean(), false),
});

/** The builder's payload (Spec 1 §7). Ids decide: names, prices, weights and images beside them are not read (decision 44). */
export const builderCheckout = v.object({
  boxDetails: v.object({ boxId: id }),
  flavours: v.pipe(v.array(v.object({ flavourId: id, quantity: id })), v.maxLength(30)),
  lidDetails: v.object({ lidId: id, lidDesign: v.nullable(v.object({ name: text(100) })) }),
  giftMessage: text(600),
  keyrings: v.object({
    mainKeyring: v.nullable(keyring),
    nameTags: v.pipe(v.array(keyring), v.maxLength(10)),
  }),
  shipping: v.object({ shippingId: v.picklist([1, 2]) }),
  customerInfo,
  totalAmount,
});

/** The builder's payload once read. */
export type BuilderCheckout = v.InferOutput<typeof builderCheckout>;

/** What the browser sends from the builder, to the letter of Spec 1 §7. */
export interface BuilderPayload {
  boxDetails: {
    boxId: number;
    boxName: string;
    boxPrice: number;
    boxWeight: number;
    pieces: number;
    description: string;
  };
  flavours: { flavourId: number; flavourName: string; quantity: number }[];
  lidDetails: { lidId: number; lidName: string; lidDesign: { name: string; image: string } };
  giftMessage: string;
  sender: string;
  keyrings: { mainKeyring: PayloadKeyring | null; nameTags: PayloadKeyring[] };
  shipping: { shippingId: 1 | 2; shippingName: string; shippingPrice: number };
  customerInfo: CustomerInfo;
  orderItems: { name: string; description: string; price: number; quantity: number }[];
  totalAmount: number;
  cancelUrl: string;
}

/** A keyring or name tag as payloads carry it, its price in pounds (decision 45). */
export interface PayloadKeyring {
  id: number;
  title: string;
  price: number;
}

/** A checkout as it was read, the bulk order's told from the builder's by its `cartItems` (decision 21). */
export type Checkout = BuilderCheckout | BulkCheckout;

const checkout = v.lazy((input): v.GenericSchema<unknown, Checkout> => {
  const isBulk = typeof input === 'object' && input !== null && 'cartItems' in input;
  return isBulk ? bulkCheckout : builderCheckout;
});

/** Lid 0 has one design, whatever was sent (decision 44). */
function orderFromBuilder(payload: BuilderCheckout): Order {
  const { boxDetails, flavours, lidDetails, giftMessage, keyrings, shipping } = payload;
  const choices = {
    boxId: boxDetails.boxId,
    selection: flavours,
    lid: { categoryId: lidDetails.lidId, designName: lidDetails.lidDesign?.name ?? '' },
    note: giftMessage,
    mainKeyringId: keyrings.mainKeyring?.id ?? null,
    nameTagIds: keyrings.nameTags.map((tag) => tag.id),
  };
  return {
    orderType: 'builder',
    boxes: [{ choices, quantity: 1 }],
    shippingId: shipping.shippingId,
    recipient: { ...emptyCustomer, ...payload.customerInfo },
    source: 'build-your-box',
  };
}

/** Turns a payload into an order, without judging it. */
export function orderFrom(payload: Checkout, catalogue: Catalogue): Order {
  return 'boxDetails' in payload ? orderFromBuilder(payload) : orderFromBulk(payload, catalogue);
}

/** `startCheckout` with the shape of what is sent: for the server, which reads it. */
export const createCheckoutSession = defineEndpoint({ ...startCheckout, request: checkout });
