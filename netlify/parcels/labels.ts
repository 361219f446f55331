// It is CommonJS, whose names Node does not see.
import papaparse from 'papaparse';
import type { WhichParcels } from '#contract/shopkeeper-paperwork.ts';
import { labelProblemText } from '#copy/label.ts';
import { postage } from '#data/postage.ts';
import { fullName, withBothNames } from '#domain/customer/customer.ts';
import { writeLabel, type LabelRow } from '#domain/order/label.ts';
import { formatOrderNumber } from '#domain/order/order-number.ts';
import { parcelRecipient } from '#domain/order/parcel.ts';
import { isStillMade } from '#domain/order/payment-stop.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import type { Offer } from '#netlify/availability/offer.ts';
import { findParcels, type PaperworkDependencies } from './find-parcels.ts';
import type { ListedParcel } from './parcel-store.ts';

function labelOf(listed: ListedParcel, { catalogue }: Offer) {
  const { parcel, order } = listed;
  const labelled = {
    orderNumber: formatOrderNumber(order.orderNumber),
    place: parcel.place,
    placeCount: order.parcels.length,
    status: parcel.status,
    isStopped: !isStillMade(order),
    content: parcel.content,
    recipient: parcelRecipient(parcel.content, order),
  };
  return writeLabel(labelled, catalogue, postage);
}

/** Tells which parcels get labels, and why others do not. */
export async function readLabels(shop: PaperworkDependencies, which: WhichParcels) {
  const [offer, found] = await Promise.all([shop.offer(), findParcels(shop, which)]);
  const labels = found.map((listed) => {
    const result = labelOf(listed, offer);
    const name = fullName(withBothNames(parcelRecipient(listed.parcel.content, listed.order)));
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
