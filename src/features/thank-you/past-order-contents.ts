import { encodeOrderSummary } from '#contract/order-summary.ts';
import { postalCalendar } from '#data/calendar.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import type { PastOrder, HistoryGoods } from '#domain/order/order-history.ts';
import { isInCatalogue, type Order } from '#domain/order/order.ts';
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
  const order = toOrder(goods);
  const catalogue = $catalogue.get();
  if (!isInCatalogue(order, catalogue)) return null;
  const facts = { catalogue, shopBoxes, calendar: postalCalendar };
  const { parcels, slices } = encodeOrderSummary(describeOrder(order, placedAt, facts));
  // The device stores no words of a note, only whether there was one.
  const hasNote = goods.orderType === 'bulk' ? [] : goods.boxes.map((box) => box.hasNote);
  return {
    slices,
    parcels: parcels.map(({ boxes }) => ({
      boxes: boxes.map((box, place) => ({ ...box, hasNote: hasNote[place] ?? false })),
    })),
  };
}
