import { catalogue } from '#data/catalogue.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { orderTypeOf, recipientOf, type Order, type OrderedBox } from '#domain/order/order.ts';
import { priceOrder } from '#domain/order/pricing.ts';

const writeBox = ({ box, quantity }: OrderedBox): string =>
  [
    quantity,
    box.boxId,
    box.selection.map((entry) => `${entry.flavourId}x${entry.quantity}`).join(','),
    `${box.lid.categoryId}:${box.lid.designName}`,
    box.keyring?.id ?? '',
    box.keyring?.nameTagIds.join(',') ?? '',
  ].join('|');

function contentsOf(order: Order): Record<string, string> {
  if (order.kind === 'slices') {
    return { slices: [order.slices, order.option, order.flavourIds.join(',')].join('|') };
  }
  const [parcel] = order.parcels;
  const contents: Record<string, string> = {};
  if (!parcel) return contents;
  if (parcel.arriveOn !== null) contents['arriveOn'] = parcel.arriveOn;
  if (parcel.dispatchOn !== null) contents['dispatchOn'] = parcel.dispatchOn;
  parcel.items.forEach((item, index) => {
    contents[`b${index + 1}`] = writeBox(item);
    if (item.box.note !== '') contents[`b${index + 1}_note`] = item.box.note;
  });
  return contents;
}

function shippingNameOf(order: Order): string {
  if (order.kind === 'slices') return bulkDelivery.name;
  return order.parcels[0]?.shippingId === 2 ? 'Royal Mail 1st Class' : 'Royal Mail 2nd Class';
}

/** Returns the metadata that version 1 wrote for an order of one parcel: without SKUs and delivery ids. */
export function metadataOfVersion1(order: Order): Record<string, string> {
  return {
    app: 'birnbeck-fudge',
    v: '1',
    orderNumber: '4F7K2M9QXA',
    orderType: orderTypeOf(order),
    source: order.source,
    shippingMethod: shippingNameOf(order),
    catalogueVersion: catalogue.version,
    expectedTotal: String(priceOrder(order, catalogue).totalPence),
    ...(recipientOf(order)?.emailMarketingOptIn && { emailOptIn: 'yes' }),
    ...contentsOf(order),
  };
}
