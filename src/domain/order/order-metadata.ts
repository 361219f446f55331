import type { Catalogue, Selection } from '../catalogue.ts';
import type { CustomerInfo } from '../customer/customer.ts';
import { parseDay } from '../day.ts';
import type { BoxOrder, BulkOrder, Order, OrderedBox } from './order.ts';
import type { Box } from '../box/box.ts';
import { priceOrder } from './pricing.ts';

/** The value of `app` in metadata that marks a payment as this shop's. */
export const SHOP_APP = 'birnbeck-fudge';

const VERSION = '1';

/** An order read from metadata, with its number and expected total. */
export interface OrderMetadata {
  orderNumber: string;
  order: Order;
  expectedTotalPence: number;
}

/** An order without recipient and source. */
type MetadataContents =
  Omit<BoxOrder, 'recipient' | 'source'> | Omit<BulkOrder, 'recipient' | 'source'>;

const writeSelection = (selection: readonly Selection[]): string =>
  selection.map(({ flavourId, quantity }) => `${flavourId}x${quantity}`).join(',');

/** Encodes slices in at most 500 characters: quantity|assortment or custom|flavours. */
function writeSlices({ slices, option, flavourIds }: BulkOrder): string {
  return [slices, option, flavourIds.join(',')].join('|');
}

/** Encodes a box in at most 500 characters: quantity|box|flavours|lid category:design|keyring|tags. */
function writeBox({ box, quantity }: OrderedBox): string {
  return [
    quantity,
    box.boxId,
    writeSelection(box.selection),
    `${box.lid.categoryId}:${box.lid.designName}`,
    box.keyring?.id ?? '',
    box.keyring?.nameTagIds.join(',') ?? '',
  ].join('|');
}

function writeContents(order: Order): Record<string, string> {
  if (order.orderType === 'bulk') return { slices: writeSlices(order) };
  const contents: Record<string, string> = {};
  if (order.arriveOn !== null) contents['arriveOn'] = order.arriveOn;
  if (order.dispatchOn !== null) contents['dispatchOn'] = order.dispatchOn;
  order.boxes.forEach((ordered, index) => {
    contents[`b${index + 1}`] = writeBox(ordered);
    if (ordered.box.note !== '') contents[`b${index + 1}_note`] = ordered.box.note;
  });
  return contents;
}

/**
 * Encodes a complete order as payment metadata (at most 50 keys of 40 characters, values of 500), so that it can be
 * rebuilt from the payment provider alone. Name and address go in the provider's own fields.
 */
export function writeOrderMetadata(
  orderNumber: string,
  order: Order,
  catalogue: Catalogue,
): Record<string, string> {
  const quote = priceOrder(order, catalogue);
  const metadata: Record<string, string> = {
    app: SHOP_APP,
    v: VERSION,
    orderNumber,
    orderType: order.orderType,
    source: order.source,
    shippingMethod: quote.shipping.name,
    catalogueVersion: catalogue.version,
    expectedTotal: String(quote.totalPence),
  };
  if (order.recipient?.emailMarketingOptIn) metadata['emailOptIn'] = 'yes';
  return Object.assign(metadata, writeContents(order));
}

/** The exact output of `writeBox` and `writeSlices`. Anything else counts as damaged. */
const WRITTEN_BOX =
  /^(?<quantity>\d+)\|(?<boxId>\d+)\|(?<selection>\d+x\d+(?:,\d+x\d+)*)\|(?<category>\d+):(?<design>[^|]+)\|(?<keyring>\d*)\|(?<tags>(?:\d+(?:,\d+)*)?)$/;
const WRITTEN_SLICES = /^(?<slices>\d+)\|(?<option>assortment|custom)\|(?<flavours>\d+(?:,\d+)*)$/;

const readNumbers = (list: string): number[] =>
  list === '' ? [] : list.split(',').map((number) => Number(number));

function readSelection(list: string): Selection[] {
  return list.split(',').map((entry) => {
    const [flavourId = 0, quantity = 0] = entry.split('x').map(Number);
    return { flavourId, quantity };
  });
}

function readBox(text: string, note: string): OrderedBox | null {
  const written = WRITTEN_BOX.exec(text)?.groups;
  if (!written) return null;
  const { quantity, boxId, selection = '', category, design = '', keyring, tags = '' } = written;
  const box: Box = {
    boxId: Number(boxId),
    selection: readSelection(selection),
    lid: { categoryId: Number(category), designName: design },
    note,
    keyring: keyring ? { id: Number(keyring), nameTagIds: readNumbers(tags) } : null,
  };
  return { box, quantity: Number(quantity), sku: null };
}

/** Decodes all boxes, or returns null when one is missing or damaged: a partial order must not be packed. */
function readBoxes(metadata: Readonly<Record<string, string>>): OrderedBox[] | null {
  const count = Object.keys(metadata).filter((key) => /^b\d+$/.test(key)).length;
  const boxes = Array.from({ length: count }, (_, index) =>
    readBox(metadata[`b${index + 1}`] ?? '', metadata[`b${index + 1}_note`] ?? ''),
  );
  const whole = boxes.filter((box) => box !== null);
  return count > 0 && whole.length === count ? whole : null;
}

function readSlices(text: string): Pick<BulkOrder, 'slices' | 'option' | 'flavourIds'> | null {
  const written = WRITTEN_SLICES.exec(text)?.groups;
  if (!written) return null;
  const { slices, option, flavours = '' } = written;
  return {
    slices: Number(slices),
    option: option === 'custom' ? option : 'assortment',
    flavourIds: readNumbers(flavours),
  };
}

/** Decodes the requested delivery date and its dispatch day; null for each that is absent. */
export function readDeliveryDate(
  metadata: Readonly<Record<string, string>>,
): Pick<BoxOrder, 'arriveOn' | 'dispatchOn'> {
  return {
    arriveOn: parseDay(metadata['arriveOn'] ?? ''),
    dispatchOn: parseDay(metadata['dispatchOn'] ?? ''),
  };
}

/** Decodes what was ordered; null for an unknown kind of order or damaged data. */
function readContents(
  metadata: Readonly<Record<string, string>>,
  catalogue: Catalogue,
): MetadataContents | null {
  const { orderType, shippingMethod, slices } = metadata;
  if (orderType === 'bulk') {
    const read = readSlices(slices ?? '');
    return read && { orderType, ...read };
  }
  if (orderType !== 'builder' && orderType !== 'cart') return null;
  const boxes = readBoxes(metadata);
  if (!boxes) return null;
  const shipping = catalogue.shippingOptions.find(({ name }) => name === shippingMethod);
  return {
    orderType,
    boxes,
    shippingId: shipping?.id ?? 1,
    ...readDeliveryDate(metadata),
  };
}

/**
 * Decodes an order from payment metadata; null when the payment is not this shop's or the data is damaged. `recipient`
 * comes from the provider's own fields.
 */
export function readOrderMetadata(
  metadata: Readonly<Record<string, string>>,
  recipient: CustomerInfo | null,
  catalogue: Catalogue,
): OrderMetadata | null {
  const { app, orderNumber, source, expectedTotal } = metadata;
  const contents = readContents(metadata, catalogue);
  if (app !== SHOP_APP || orderNumber === undefined || !contents) return null;
  const order: Order = {
    ...contents,
    recipient: recipient && {
      ...recipient,
      emailMarketingOptIn: metadata['emailOptIn'] === 'yes',
    },
    source: source ?? '',
  };
  return { orderNumber, order, expectedTotalPence: Number(expectedTotal) };
}

/** Returns whether payment metadata belongs to this shop. */
export function isShopPayment(
  metadata: Readonly<Record<string, string>> | null | undefined,
): boolean {
  return metadata?.['app'] === SHOP_APP;
}
