import * as v from 'valibot';
import {
  findFlavourByName,
  FLAVOUR_OPTIONS,
  type FlavourOption,
} from '#domain/bulk/bulk-flavours.ts';
import { slicePrice } from '#domain/bulk/bulk.ts';
import { totalQuantity, type Catalogue } from '#domain/catalogue.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { penceToPounds, poundsToPence } from '#domain/money.ts';
import type { SliceOrder } from '#domain/order/order.ts';
import { companyBuyer, companyEntries } from './company.ts';
import { day, line, text, totalAmount } from './endpoint.ts';

const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.decimal(), v.transform(Number))]),
  v.finite(),
);

/** Flavours by name, as a list or separated by commas. Empty names drop out. */
const names = v.pipe(
  v.union([
    v.array(line(80)),
    v.pipe(
      text(2000),
      v.transform((list) => list.split(',').map((name) => name.trim())),
    ),
  ]),
  v.filterItems((name) => name !== ''),
);

const bulkItems = v.object({
  cartItems: v.pipe(
    v.array(v.object({ name: text(200), price: numeric, quantity: numeric })),
    v.minLength(1),
    v.maxLength(30),
  ),
  totalAmount,
  metadata: v.object({
    orderType: v.literal('bulk'),
    sliceQuantity: numeric,
    pricePerSlice: v.optional(numeric),
    flavorOption: v.picklist(FLAVOUR_OPTIONS),
    flavors: v.optional(names, []),
    neededBy: v.nullish(day, null),
    ...companyEntries,
  }),
});

/** Returns whether the items add up to the metadata’s slices, as one item or as one per slice. */
function itemsAgree({ cartItems, metadata }: v.InferOutput<typeof bulkItems>): boolean {
  const { sliceQuantity, pricePerSlice = penceToPounds(slicePrice(sliceQuantity)) } = metadata;
  const goods = cartItems.filter(({ name }) => name !== bulkDelivery.name);
  const count = totalQuantity(goods);
  const pence = goods.reduce((sum, item) => sum + poundsToPence(item.price) * item.quantity, 0);
  const isCounted = count === sliceQuantity || count === goods.length;
  return isCounted && pence === poundsToPence(pricePerSlice) * sliceQuantity;
}

/** The bulk order’s payload. Only quantity and flavours count: the server ignores other prices, names and addresses. */
export const bulkCheckout = v.pipe(
  bulkItems,
  v.forward(v.check(itemsAgree, 'the items do not come to the slices that the metadata asks for'), [
    'cartItems',
  ]),
);

/** The parsed bulk payload. */
export type BulkCheckout = v.InferOutput<typeof bulkCheckout>;

/** The bulk order as the browser sends it, in the payload’s fixed field names; prices in pounds. */
export interface BulkPayload {
  cartItems: {
    name: string;
    description: string;
    price: number;
    quantity: number;
    image: string;
  }[];
  totalAmount: number;
  metadata: {
    orderType: 'bulk';
    sliceQuantity: number;
    pricePerSlice: number;
    totalSlicePrice: number;
    shippingPrice: number;
    orderSummary: string;
    flavors: string[];
    flavorOption: FlavourOption;
    source: string;
    /** The day on which the slices are needed. */
    neededBy?: string;
    company?: string;
    purchaseOrder?: string;
  };
  successUrl: string;
  cancelUrl: string;
  collectShippingAddress: true;
  shippingAddressCollection: { allowed_countries: ['GB'] };
}

const UNKNOWN_FLAVOUR = 0;

/**
 * Converts the payload to an order without validating it. A repeated flavour counts once; the assortment is always the
 * shop’s own.
 */
export function orderFromBulk({ metadata }: BulkCheckout, catalogue: Catalogue): SliceOrder {
  const { sliceQuantity, flavorOption, flavors, neededBy } = metadata;
  const chosen = flavorOption === 'custom' ? flavors : [];
  const ids = chosen.map((name) => findFlavourByName(name, catalogue)?.id ?? UNKNOWN_FLAVOUR);
  return {
    kind: 'slices',
    slices: sliceQuantity,
    option: flavorOption,
    flavourIds: [...new Set(ids)],
    recipient: null,
    shippingId: bulkDelivery.id,
    arriveOn: neededBy,
    dispatchOn: null,
    buyer: companyBuyer(metadata),
    source: 'weddings-corporate',
  };
}
