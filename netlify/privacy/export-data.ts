import type { Orders, StoredOrder } from '#netlify/orders/order-store.ts';
import type { Messages, StoredMessage } from '#netlify/messages/message-store.ts';
import type { DataRequests, StoredDataRequest } from './data-request-store.ts';
import type { DataExportFile } from '#contract/data-export.ts';
import { shop as facts } from '#data/shop.ts';
import { oldestValidLink } from '#domain/data-request.ts';
import type { Instant } from '#domain/day.ts';
import { penceToPounds } from '#domain/money.ts';
import { boxName, type SummarizedBox } from '#copy/order-summary.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { addressLines, fullName, type CustomerInfo } from '#domain/customer/customer.ts';
import { linkExpired } from './confirm-data.ts';
import { hashToken } from '#netlify/http/magic-link.ts';
import type { Offer, ReadOffer } from '#netlify/availability/offer.ts';
import { withParcelChanges } from '#netlify/orders/stored-parcel.ts';
import { summarizeOrder } from '#netlify/orders/summarize-order.ts';

/** What an export needs of the shop. */
export interface ExportDependencies {
  dataRequests: Pick<DataRequests, 'findExport' | 'findByEmail'>;
  orders: Pick<Orders, 'findByEmail'>;
  messages: Pick<Messages, 'findByEmail'>;
  offer: ReadOffer;
}

type ExportedOrder = DataExportFile['orders'][number];

type ExportedParcel = NonNullable<ExportedOrder['parcels']>[number];

function exportedBox(box: SummarizedBox): ExportedOrder['boxes'][number] {
  return {
    box: boxName(box),
    quantity: box.quantity,
    flavours: box.flavours.map(({ name, quantity }) => ({ name, quantity })),
    lid: `${box.lidCategory}: ${box.lidDesign}`,
    note: box.note,
    keyring: box.keyring,
    nameTags: [...box.nameTags],
  };
}

function exportedRecipient(recipient: CustomerInfo): ExportedOrder['recipient'] {
  return {
    name: fullName(recipient),
    address: addressLines(recipient).slice(1),
    phone: recipient.phone,
    specialInstructions: recipient.specialInstructions,
  };
}

/** Returns what was ordered: boxes or slices, and their delivery. */
function exportedContents(
  order: StoredOrder,
  offer: Offer,
): Pick<ExportedOrder, 'boxes' | 'slices' | 'delivery' | 'parcels'> {
  const summary = summarizeOrder(order, offer);
  const { slices } = summary;
  const parcels = summary.parcels.map((parcel): ExportedParcel => ({
    recipient: exportedRecipient(parcelRecipient(parcel, order)),
    method: parcel.shippingName,
    requestedDay: parcel.metDay ?? parcel.missedDay,
    boxes: parcel.boxes.map(exportedBox),
  }));
  const requested = parcels.find(({ requestedDay }) => requestedDay !== null);
  return {
    delivery: {
      method: order.shippingName,
      price: penceToPounds(order.shippingPence),
      requestedDay: requested?.requestedDay ?? null,
    },
    slices: slices && {
      quantity: slices.quantity,
      choice: slices.title,
      flavours: [...slices.flavours],
    },
    boxes: parcels.flatMap(({ boxes }) => boxes),
    parcels: parcels.length > 1 ? parcels : null,
  };
}

/** Returns what the parcels of an order were before they were changed. */
const earlierParcels = (order: StoredOrder): ExportedOrder['earlier'] =>
  order.parcels.flatMap(({ place, changes }) =>
    changes.map(({ at, before: { content, metDay } }) => ({
      parcel: place,
      until: new Date(at).toISOString(),
      recipient: exportedRecipient(parcelRecipient(content, order)),
      requestedDay: metDay,
      notes: content.kind === 'boxes' ? content.items.map(({ box }) => box.note) : [],
    })),
  );

function exportedOrder(stored: StoredOrder, offer: Offer): ExportedOrder {
  const order = withParcelChanges(stored);
  return {
    orderNumber: formatOrderNumber(order.orderNumber),
    paidAt: new Date(order.paidAt).toISOString(),
    items: order.lines.map(({ description, quantity, totalPence }) => ({
      name: description,
      quantity,
      total: penceToPounds(totalPence),
    })),
    ...exportedContents(order, offer),
    earlier: earlierParcels(stored),
    total: penceToPounds(order.totalPence),
    refunded: penceToPounds(order.refundedPence),
    email: order.email,
    recipient: exportedRecipient(order.recipient),
    orderedBy: order.order?.buyer ?? null,
    newsByEmail: order.recipient.emailMarketingOptIn,
  };
}

const exportedMessage = (stored: StoredMessage): DataExportFile['messages'][number] => ({
  receivedAt: new Date(stored.receivedAt).toISOString(),
  about: stored.about,
  name: stored.name,
  email: stored.email,
  phone: stored.phone,
  eventOn: stored.eventOn,
  message: stored.message,
  answered: stored.status === 'answered',
});

const exportedRequest = ({
  createdAt,
  referenceId,
  requestType,
  orderReferences,
  reason,
}: StoredDataRequest): DataExportFile['requests'][number] => ({
  receivedAt: new Date(createdAt).toISOString(),
  referenceId,
  requestType,
  orderReferences: [...orderReferences],
  reason,
});

/**
 * Returns all data stored under the e-mail address of a confirmed request; throws 410 when its link is older than 7
 * days.
 */
export async function exportData(
  shop: ExportDependencies,
  { token, now }: { token: string; now: Instant },
): Promise<DataExportFile> {
  const request = await shop.dataRequests.findExport(hashToken(token), oldestValidLink(now));
  if (!request) throw linkExpired();
  const [orders, messages, requests, offer] = await Promise.all([
    shop.orders.findByEmail(request.email),
    shop.messages.findByEmail(request.email),
    shop.dataRequests.findByEmail(request.email),
    shop.offer(),
  ]);
  return {
    shop: facts.name,
    referenceId: request.referenceId,
    exportedAt: new Date(now).toISOString(),
    email: request.email,
    orders: orders.map((order) => exportedOrder(order, offer)),
    messages: messages.map(exportedMessage),
    requests: requests.map(exportedRequest),
  };
}
