import { encodeBoxSummary, encodeSlicesSummary } from '#contract/order-summary.ts';
import { postalCalendar } from '#data/calendar.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { PastOrder, HistoryGoods } from '#domain/order/order-history.ts';
import type { Order } from '#domain/order/order.ts';
import { describeOrder } from '#copy/order-summary.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { OrderContents } from '#features/order/order-contents.ts';

/** Returns an order as far as the device knows it: its delivery is unknown. */
function toOrder(goods: HistoryGoods): Order {
  const unknown = { recipient: null, shippingId: bulkDelivery.id, dispatchOn: null };
  if (goods.orderType === 'bulk') {
    return { kind: 'slices', source: '', ...goods, ...unknown, arriveOn: null, buyer: null };
  }
  const { boxes, orderType, arriveOn } = goods;
  const parcel = { ...unknown, items: boxes, arriveOn };
  return { kind: 'boxes', channel: orderType, source: '', buyer: null, parcels: [parcel] };
}

/**
 * Returns the contents of an order of this device by name; null if the catalogue no longer has all of them, since their
 * allergens are unknown then.
 */
export function pastOrderContents({
  placedAt,
  goods,
}: Pick<PastOrder, 'placedAt' | 'goods'>): OrderContents | null {
  const facts = { catalogue: $catalogue.get(), shopBoxes, calendar: postalCalendar };
  const { isInCatalogue, parcels, slices } = describeOrder(toOrder(goods), placedAt, facts);
  if (!isInCatalogue) return null;
  // The device stores no words of a note, only whether there was one.
  const hasNote = goods.orderType === 'bulk' ? [] : goods.boxes.map((box) => box.hasNote);
  return {
    slices: slices && encodeSlicesSummary(slices),
    parcels: parcels.map(({ boxes }) => ({
      boxes: boxes.map((box, index) => ({
        ...encodeBoxSummary(box),
        hasNote: hasNote[index] ?? false,
      })),
    })),
  };
}
