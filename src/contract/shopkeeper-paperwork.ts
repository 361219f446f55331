import * as v from 'valibot';
import { day, defineEndpoint, integer } from './endpoint.ts';
import { boardParcelJson } from './shopkeeper-day.ts';

/** Ids of parcels, with commas between them. */
const ids = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(?:,\d{1,9}){0,599}$/, 'These are no parcels'),
  v.transform((text) => [...new Set(text.split(',').map(Number))]),
);

/** These parcels, or all that are not posted and were to leave until a day, this day included; 409 for more than 600. */
const which = v.union([v.object({ ids }), v.object({ until: day })]);

/** Which parcels a paper is for. */
export type WhichParcels = v.InferOutput<typeof which>;

const labels = v.array(
  v.object({
    id: integer,
    /** Whom it goes to, as typed. */
    name: v.string(),
    /** "BHF-4F7K2M9QXA". */
    orderNumber: v.string(),
    /** The name on the label where it is not as typed, otherwise null. */
    printedName: v.nullable(v.string()),
    /** Why it gets no label; empty for one that does. */
    problems: v.array(v.string()),
  }),
);

/** Tells which parcels get labels, and why others do not: `GET /api/shopkeeper-labels`. For the shopkeeper. */
export const checkLabels = defineEndpoint({
  path: '/api/shopkeeper-labels',
  method: 'GET',
  request: which,
  response: v.object({ labels }),
});

/**
 * Answers the labels as a file for Royal Mail's Click & Drop: `GET /api/parcels.csv`, for the shopkeeper. 409 when one of the
 * parcels gets no label.
 */
export const parcelsCsv = defineEndpoint({
  path: '/api/parcels.csv',
  method: 'GET',
  request: v.object({ ids }),
  response: v.object({ csv: v.string() }),
});

const flavours = v.array(v.object({ name: v.string(), quantity: integer }));

const printedParcel = v.object({
  id: integer,
  status: boardParcelJson.entries.status,
  /** "BHF-4F7K2M9QXA". */
  orderNumber: v.string(),
  /** "Post by 23rd November 2026". */
  postBy: v.string(),
  /** "Royal Mail 2nd Class, 2 boxes in one parcel, 400 g of fudge". */
  posting: v.string(),
  /** What the packer must see first. */
  warnings: v.array(v.string()),
  /** What was changed since it was paid. */
  changes: v.array(v.string()),
  /** Name and address, a line each. */
  recipient: v.array(v.string()),
  /** Who sends it; empty where nobody knows. */
  from: v.string(),
  boxes: v.array(
    v.object({
      /** "1 of 3: Box of 6, 6 pieces, 200 g". */
      title: v.string(),
      /** "2 × Box of 6". */
      name: v.string(),
      /** How many boxes are packed like this. */
      quantity: integer,
      /** Of one box. */
      flavours,
      lid: v.string(),
      /** How to copy the note; empty for a box without one. */
      copying: v.string(),
      note: v.string(),
      /** "“this mum belongs” with Grace"; empty for none. */
      keyring: v.string(),
      /** Empty where all of the parcel is one box. */
      allergens: v.array(v.string()),
    }),
  ),
  slices: v.nullable(v.object({ title: v.string(), flavours, summary: v.string() })),
  /** "Contains: milk, soya."; empty for none. */
  contains: v.string(),
  /** "Our kitchen handles …". */
  kitchen: v.string(),
  bestBefore: day,
});

/** A parcel as its packing slip and the sheet in it show it. */
export type PrintedParcel = v.InferOutput<typeof printedParcel>;

/** Reads parcels for print: `GET /api/shopkeeper-print`, without a price. For the shopkeeper. */
export const printParcels = defineEndpoint({
  path: '/api/shopkeeper-print',
  method: 'GET',
  request: which,
  response: v.object({ parcels: v.array(printedParcel) }),
});
