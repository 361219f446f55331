import * as v from 'valibot';
import { REQUEST_TYPES } from '#domain/data-request.ts';
import { linkToken } from './confirm-data-request.ts';
import { defineEndpoint } from './endpoint.ts';

const pounds = v.number();

const box = v.object({
  box: v.string(),
  quantity: v.number(),
  flavours: v.array(v.object({ name: v.string(), quantity: v.number() })),
  lid: v.string(),
  note: v.string(),
  keyring: v.nullable(v.string()),
  nameTags: v.array(v.string()),
});

const recipient = v.object({
  name: v.string(),
  address: v.array(v.string()),
  phone: v.string(),
  specialInstructions: v.string(),
});

/** The requested day, "2026-12-24", or null. */
const requestedDay = v.nullable(v.string());

const order = v.object({
  orderNumber: v.string(),
  paidAt: v.string(),
  /** What was bought; the total of a line is for its whole quantity. */
  items: v.array(v.object({ name: v.string(), quantity: v.number(), total: pounds })),
  slices: v.nullable(
    v.object({ quantity: v.number(), choice: v.string(), flavours: v.array(v.string()) }),
  ),
  /** The boxes of all parcels. */
  boxes: v.array(box),
  delivery: v.object({ method: v.string(), price: pounds, requestedDay }),
  total: pounds,
  refunded: pounds,
  email: v.string(),
  /** The recipient, of the first parcel for several. */
  recipient,
  /** What goes to whom, by which delivery and for which day, if there are several parcels; null for one. */
  parcels: v.nullable(
    v.array(v.object({ recipient, method: v.string(), requestedDay, boxes: v.array(box) })),
  ),
  /** What was changed: the parcel, counted from 1, as it was until then, oldest first. */
  earlier: v.array(
    v.object({
      parcel: v.number(),
      until: v.string(),
      recipient,
      requestedDay,
      notes: v.array(v.string()),
    }),
  ),
  /** Who paid; null where the order does not name them. */
  orderedBy: v.nullable(
    v.object({ name: v.string(), company: v.string(), purchaseOrder: v.string() }),
  ),
  newsByEmail: v.boolean(),
});

/** What the person wrote to the shop. */
const message = v.object({
  receivedAt: v.string(),
  about: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  eventOn: v.nullable(v.string()),
  message: v.string(),
  answered: v.boolean(),
});

/** What the person asked of the shop about their data. */
const request = v.object({
  receivedAt: v.string(),
  referenceId: v.string(),
  requestType: v.picklist(REQUEST_TYPES),
  orderReferences: v.array(v.string()),
  reason: v.string(),
});

/** A person’s data as a file: prices in pounds, times in UTC. */
export const dataExportFile = v.object({
  shop: v.string(),
  referenceId: v.string(),
  exportedAt: v.string(),
  email: v.string(),
  orders: v.array(order),
  messages: v.array(message),
  requests: v.array(request),
});

/** The parsed data file. */
export type DataExportFile = v.InferOutput<typeof dataExportFile>;

/** The download behind the mailed link: `GET /api/data-export?token=…`, for 7 days. */
export const dataExport = defineEndpoint({
  path: '/api/data-export',
  method: 'GET',
  request: v.object({ token: linkToken }),
  response: dataExportFile,
});
