// It is CommonJS, whose names Node does not see.
import papaparse from 'papaparse';
import type { PrintedParcel, WhichParcels } from '#contract/shopkeeper-paperwork.ts';
import { keyringText } from '#copy/keyring.ts';
import { allergenSentence, kitchenText } from '#copy/allergens.ts';
import { labelProblemText } from '#copy/label.ts';
import { slicesByFlavour, type ParcelSummary, type SummarizedBox } from '#copy/order-summary.ts';
import { postage } from '#data/postage.ts';
import { addressLines, fullName, withBothNames } from '#domain/customer/customer.ts';
import { bestBefore } from '#domain/food/shelf-life.ts';
import { writeLabel, type LabelRow } from '#domain/order/label.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { isStillMade } from '#domain/order/payment-stop.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { Offer, ReadOffer } from '#netlify/availability/offer.ts';
import { boxTitle, containsLead, slicesTitle } from '#netlify/mail/order/box-copy.ts';
import { buyerText } from '#netlify/mail/order/order-copy.ts';
import { onlyParcel } from '#netlify/mail/order/parcel-copy.ts';
import type { OrderForMail } from '#netlify/mail/order/order-for-mail.ts';
import { USUAL_SLIP, warnings, warningText } from '#netlify/mail/packing-slip/slip-warnings.ts';
import {
  copyNoteText,
  packingTitle,
  postByText,
  postingText,
  notEarlierText,
  slipChangeLines,
} from '#netlify/mail/packing-slip/packing-slip-copy.ts';
import { toOrderForMail } from '#netlify/orders/to-order-for-mail.ts';
import type { ListedParcel, Parcels } from './parcel-store.ts';

/** What writing labels and sheets needs of the shop. */
export interface PaperworkDependencies {
  parcels: Pick<Parcels, 'find' | 'list'>;
  offer: ReadOffer;
}

const MAX_PARCELS = 600;

/** Returns the parcels that are meant, those of a list in its order; throws 409 when more wait than one answer can hold. */
async function findParcels(
  { parcels }: Pick<PaperworkDependencies, 'parcels'>,
  which: WhichParcels,
): Promise<readonly ListedParcel[]> {
  if ('ids' in which) {
    const found = await parcels.find(which.ids);
    return which.ids.flatMap((id) => found.find(({ parcel }) => parcel.id === id) ?? []);
  }
  const page = { max: MAX_PARCELS + 1, after: null };
  const [overdue, due] = await Promise.all([
    parcels.list({ status: 'to-post', before: which.until }, page),
    parcels.list({ status: 'to-post', on: which.until }, page),
  ]);
  const waiting = [...overdue, ...due];
  if (waiting.length > MAX_PARCELS) {
    throw new HttpError(
      409,
      'too-many-parcels',
      `More than ${MAX_PARCELS} parcels`,
      `More than ${MAX_PARCELS} parcels are not posted yet, too many at once. Tick some of them, and use the buttons for those.`,
    );
  }
  return waiting;
}

const recipientOfParcel = ({ parcel, order }: ListedParcel) =>
  parcel.content.recipient ?? order.recipient;

function labelOf(listed: ListedParcel, { catalogue }: Offer) {
  const { parcel, order } = listed;
  const labelled = {
    orderNumber: formatOrderNumber(order.orderNumber),
    place: parcel.place,
    placeCount: order.parcels.length,
    status: parcel.status,
    isStopped: !isStillMade(order),
    content: parcel.content,
    recipient: recipientOfParcel(listed),
  };
  return writeLabel(labelled, catalogue, postage);
}

/** Tells which parcels get labels, and why others do not. */
export async function readLabels(shop: PaperworkDependencies, which: WhichParcels) {
  const [offer, found] = await Promise.all([shop.offer(), findParcels(shop, which)]);
  const labels = found.map((listed) => {
    const result = labelOf(listed, offer);
    const name = fullName(withBothNames(recipientOfParcel(listed)));
    const printed = 'row' in result ? fullName(result.row) : name;
    return {
      id: listed.parcel.id,
      name,
      orderNumber: formatOrderNumber(listed.order.orderNumber),
      printedName: printed === name ? null : printed,
      problems: 'row' in result ? [] : result.problems.map(labelProblemText),
    };
  });
  return { labels };
}

/** The columns of the file, by the names that Royal Mail's import knows; it has no third line of an address. */
const COLUMNS: readonly (readonly [name: string, of: (row: LabelRow) => string])[] = [
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Address line 1', ({ address1 }) => address1],
  ['Address line 2', ({ address2 }) => address2],
  ['Address line 3', () => ''],
  ['City', ({ city }) => city],
  ['Postcode', ({ postcode }) => postcode],
  ['Order reference', ({ orderReference }) => orderReference],
  ['Weight', ({ weight }) => weight],
  ['Package size', ({ packageSize }) => packageSize],
  ['Service code', ({ serviceCode }) => serviceCode],
];

/** Returns rows as CSV. A cell that a spreadsheet would run as a formula begins with an apostrophe. */
export function labelsCsv(rows: readonly LabelRow[]): string {
  const cells = rows.map((row) => COLUMNS.map(([, of]) => of(row)));
  return `${papaparse.unparse([COLUMNS.map(([name]) => name), ...cells], { escapeFormulae: true })}\r\n`;
}

/** Returns the labels of these parcels as a file; throws 409 when one of them gets none. */
export async function writeLabels(
  shop: PaperworkDependencies,
  ids: readonly number[],
): Promise<{ csv: string }> {
  const [offer, found] = await Promise.all([shop.offer(), findParcels(shop, { ids: [...ids] })]);
  const rows = found.flatMap((listed) => {
    const result = labelOf(listed, offer);
    return 'row' in result ? result.row : [];
  });
  if (rows.length < ids.length) {
    throw new HttpError(
      409,
      'no-label',
      'Changed meanwhile',
      'One of these parcels gets no label any more. Press “Labels” again.',
    );
  }
  return { csv: labelsCsv(rows) };
}

/** What a sheet says in place of allergens that cannot be known. */
const UNKNOWN_ALLERGENS =
  'ALLERGENS NOT KNOWN: something in it is no longer in our catalogue. Look them up, and write them here by hand.';

const printedBox = (box: SummarizedBox, slip: OrderForMail): PrintedParcel['boxes'][number] => ({
  title: packingTitle(box, slip),
  name: boxTitle(box),
  quantity: box.quantity,
  flavours: box.flavours.map(({ name, quantity }) => ({ name, quantity })),
  lid: box.lidDesign,
  copying: box.note === '' ? '' : copyNoteText(box),
  note: box.note,
  keyring: box.keyring === null ? '' : keyringText(box),
  allergens: (slip.parcels[0]?.boxes.length ?? 0) > 1 ? [...box.allergens] : [],
});

/** Returns who sends a parcel, where it goes to somebody else. */
function senderName(order: OrderForMail, recipient: string): string {
  const buyer =
    order.buyer && buyerText({ ...order, buyer: { ...order.buyer, purchaseOrder: '' } });
  return buyer === null || buyer === recipient ? '' : buyer;
}

function printedParcel(listed: ListedParcel, offer: Offer): PrintedParcel | [] {
  const { parcel } = listed;
  const order = toOrderForMail(listed.order, offer);
  const bought = order.parcels[parcel.place - 1];
  if (!bought) return [];
  // The board's days, which the slip names, are those of the parcel as it is stored.
  const summary: ParcelSummary = {
    ...bought,
    arrival: { ...bought.arrival, dispatch: parcel.postOn },
    metDay: parcel.metDay,
  };
  const whole = { ...order, parcels: order.parcels.with(parcel.place - 1, summary) };
  const slip = onlyParcel(summary, whole);
  const recipient = recipientOfParcel(listed);
  const { slices, isInCatalogue } = order;
  return {
    id: parcel.id,
    status: parcel.status,
    orderNumber: formatOrderNumber(order.orderNumber),
    postBy: postByText(summary, whole),
    posting: [notEarlierText(summary) ?? [], postingText(summary)].flat().join(' '),
    warnings: warnings(slip, USUAL_SLIP).map(warningText),
    changes: slipChangeLines(summary, whole),
    recipient: addressLines(recipient),
    from: senderName(order, fullName(recipient)),
    boxes: summary.boxes.map((box) => printedBox(box, slip)),
    slices: slices && {
      title: slicesTitle(slices),
      flavours: slicesByFlavour(slices),
      summary: `${slices.title}, ${slices.perFlavour}`,
    },
    contains: isInCatalogue ? allergenSentence(slip, containsLead(slip)) : UNKNOWN_ALLERGENS,
    kitchen: isInCatalogue ? kitchenText(slip) : '',
    bestBefore: bestBefore(parcel.postOn, postage.ageAtMost),
  };
}

/** Returns parcels for their packing slips and for the sheets in them. */
export async function readPrintedParcels(
  shop: PaperworkDependencies,
  which: WhichParcels,
): Promise<{ parcels: PrintedParcel[] }> {
  const [offer, found] = await Promise.all([shop.offer(), findParcels(shop, which)]);
  return { parcels: found.flatMap((listed) => printedParcel(listed, offer)) };
}
