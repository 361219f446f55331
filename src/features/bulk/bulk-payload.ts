import { CANCEL_PATHS } from '#domain/order/checkout-return.ts';
import type { BulkPayload } from '#contract/bulk-checkout.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { resolveBulkFlavours } from '#domain/bulk/bulk-flavours.ts';
import { quotedShippingText } from '#copy/delivery.ts';
import { pricedLineText } from '#copy/quote.ts';
import type { Day } from '#domain/day.ts';
import { formatDayCount } from '#domain/day-words.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { penceToPounds } from '#domain/money.ts';
import { priceSlices, type PricedBulkOrder } from '#domain/bulk/slice-pricing.ts';
import type { CompanyFields } from './bulk-order.ts';
import { bulkTotalText } from './copy.ts';

const IMAGE_PATH = '/og/weddings.jpg';

/** Returns the payload of a bulk checkout. */
export function bulkPayload(
  order: PricedBulkOrder & CompanyFields & { neededBy: Day | null },
  catalogue: Pick<Catalogue, 'flavours' | 'soldOut'>,
  origin: string,
): BulkPayload {
  const { lines, shipping, totalPence } = priceSlices(order, catalogue);
  const image = new URL(IMAGE_PATH, origin).href;
  const items = lines.map((line) => ({
    ...pricedLineText(line),
    price: penceToPounds(line.unitPence),
    quantity: line.quantity,
    image,
  }));
  const shippingPrice = penceToPounds(shipping.pricePence);
  const delivery = {
    name: quotedShippingText(shipping),
    description: `${formatDayCount(bulkDelivery.workingDays)} business days delivery`,
    price: shippingPrice,
    quantity: 1,
    image,
  };
  return {
    cartItems: [...items, delivery],
    totalAmount: penceToPounds(totalPence),
    metadata: {
      orderType: 'bulk',
      sliceQuantity: order.slices,
      pricePerSlice: items[0]?.price ?? 0,
      totalSlicePrice: penceToPounds(totalPence - shipping.pricePence),
      shippingPrice,
      orderSummary: `${bulkTotalText(order.slices)}. ${items[0]?.description ?? ''}`,
      flavors: resolveBulkFlavours(order, catalogue).map(({ name }) => name),
      flavorOption: order.option,
      source: 'weddings-corporate',
      ...(order.neededBy !== null && { neededBy: order.neededBy }),
      ...(order.company.trim() !== '' && { company: order.company }),
      ...(order.purchaseOrder.trim() !== '' && { purchaseOrder: order.purchaseOrder }),
    },
    successUrl: new URL('/thank-you?session_id={CHECKOUT_SESSION_ID}', origin).href,
    cancelUrl: new URL(CANCEL_PATHS.bulk, origin).href,
    collectShippingAddress: true,
    shippingAddressCollection: { allowed_countries: ['GB'] },
  };
}
