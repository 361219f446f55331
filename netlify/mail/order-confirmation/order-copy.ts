import { lidCategories } from '#data/lids.ts';
import { policies } from '#data/policies.ts';
import { shareSlices } from '#domain/bulk/bulk.ts';
import { countPieces } from '#domain/box/box-rules.ts';
import { NOT_A_GIFT } from '#domain/box/lids.ts';
import { findById } from '#domain/catalogue.ts';
import { addressLines, type CustomerInfo, fullName } from '#domain/customer/customer.ts';
import { formatDay, formatShortDay } from '#domain/day-words.ts';
import { londonTime } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import { isRefundedInFull } from '#domain/order/payment-stop.ts';
import {
  apartText,
  boxName,
  summarizedBoxes,
  type Distinction,
  type SliceSummary,
  type SummarizedBox,
  type ParcelSummary,
} from '#copy/order-summary.ts';
import { formatWeight } from '#domain/box/weight.ts';
import { getItByText, inTimeText, shouldArriveText } from '#copy/delivery.ts';
import { partName, type ParcelDifference } from '#copy/parcel-differences.ts';
import type { OrderForMail } from '../order/order-for-mail.ts';

/** Leads to the card that tells guests what the slices contain. */
export const CARD_OFFER = 'A card for your guests, to print';

/** Returns how many boxes these are. */
export const countMailedBoxes = (boxes: readonly SummarizedBox[]): number =>
  boxes.reduce((sum, { quantity }) => sum + quantity, 0);

/** Returns the recipient of a parcel. One without an address of its own goes where the order goes. */
export const parcelRecipient = ({ recipient }: ParcelSummary, order: OrderForMail): CustomerInfo =>
  recipient ?? order.recipient;

/** "Parcel 1 of 2" in an order of several parcels; otherwise empty. */
export function parcelPlace(parcel: ParcelSummary, { parcels }: OrderForMail): string {
  return parcels.length === 1 ? '' : `Parcel ${parcels.indexOf(parcel) + 1} of ${parcels.length}`;
}

/** "Parcel 1 of 2: " in an order of several parcels; otherwise empty. */
export function parcelTitle(parcel: ParcelSummary, order: OrderForMail): string {
  const place = parcelPlace(parcel, order);
  return place && `${place}: `;
}

const FOR_ONESELF = findById(lidCategories, NOT_A_GIFT)?.name;

/** Returns whether one of the boxes is a gift, which can carry a note. */
const holdsGift = (order: OrderForMail): boolean =>
  summarizedBoxes(order).some(({ lidCategory }) => lidCategory !== FOR_ONESELF);

/** Returns whether the recipient is the one who pays: by the giver's name or, where none is known, since nothing is a gift. */
function isForOneself(order: OrderForMail): boolean {
  const giver = order.buyer?.name ?? '';
  if (giver === '') return !holdsGift(order);
  return giver.toLowerCase() === fullName(order.recipient).toLowerCase();
}

/** Returns the first name of the recipient; empty for several parcels, and for somebody who orders for themselves. */
function nameOfReceiver(order: OrderForMail): string {
  if (order.parcels.length > 1 || isForOneself(order)) return '';
  return order.recipient.firstName.split(' ')[0] ?? '';
}

/** "Your parcel for Dorothy"; "Your parcel" for somebody who orders for themselves. */
export function parcelName(parcel: ParcelSummary, order: OrderForMail): string {
  const [first = ''] = parcelRecipient(parcel, order).firstName.split(' ');
  const name = order.parcels.length > 1 ? first : nameOfReceiver(order);
  return name === '' ? 'Your parcel' : `Your parcel for ${name}`;
}

/**
 * "Dear Edna Tide, your order for Dorothy is paid, and we are making up your box.", or "Your order …" for a giver who gave
 * no name: names the recipient, because the reader may be the giver.
 */
export function greeting(order: OrderForMail): string {
  const { parcels, slices, buyer } = order;
  const first = nameOfReceiver(order);
  if (isRefundedInFull(order))
    return `We have paid you back for your order${first ? ` for ${first}` : ''}.`;
  const your = buyer && buyer.name !== '' ? `Dear ${buyer.name}, your` : 'Your';
  const makes = slices ? 'slices' : countMailedBoxes(summarizedBoxes(order)) > 1 ? 'boxes' : 'box';
  const when = parcels.every(({ metDay }) => metDay !== null)
    ? `will make up your ${makes} in good time`
    : `are making up your ${makes}`;
  return `${your} order${first ? ` for ${first}` : ''} is paid, and we ${when}.`;
}

/** Returns the London day of the order: "21st November 2026". */
export const orderedOn = ({ paidAt }: OrderForMail): string => formatDay(londonTime(paidAt).day);

/** "Edna Tide, Pier & Sons, purchase order PO-4711"; null when only the e-mail address of the payer is known. */
export function buyerText({ buyer }: OrderForMail): string | null {
  if (!buyer) return null;
  const { name, company, purchaseOrder } = buyer;
  const parts = [name, company, purchaseOrder && `purchase order ${purchaseOrder}`];
  return parts.filter((part) => part !== '').join(', ');
}

/** Returns who ordered, for a company or where nothing greets them by name; otherwise null. */
export function buyerToName(order: OrderForMail): string | null {
  const { buyer } = order;
  const isGreeted = !isRefundedInFull(order) && buyer?.company === '' && buyer.purchaseOrder === '';
  return isGreeted ? null : buyerText(order);
}

/** The title of a parcel's label: of several "Parcel 1 of 2 for Dorothy Quay" above, and when it arrives. */
export function arrivalTitle(
  parcel: ParcelSummary,
  order: OrderForMail,
): { above: string; title: string } {
  if (isRefundedInFull(order)) return { above: '', title: 'Paid back in full' };
  const { arrival, metDay } = parcel;
  const title = metDay === null ? getItByText(arrival) : inTimeText(metDay);
  return { above: parcelFor(parcel, order), title };
}

/**
 * "Get it by 24-26 Nov", or for a requested day "In time for Thursday 24th December 2026"; of several parcels "Parcel 1 of 2
 * for Dorothy Quay: Get it by 24-26 Nov".
 */
export function arrivalText(parcel: ParcelSummary, order: OrderForMail): string {
  const { above, title } = arrivalTitle(parcel, order);
  return above === '' ? title : `${above}: ${title}`;
}

/** "Parcel 1 of 2 for Dorothy Quay" in an order of several parcels; otherwise empty. */
export function parcelFor(parcel: ParcelSummary, order: OrderForMail): string {
  const place = parcelPlace(parcel, order);
  return place && `${place} for ${fullName(parcelRecipient(parcel, order))}`;
}

/** Returns the parcels to tell a customer about: of a refunded order only that it is refunded. */
export const parcelsToTell = (order: OrderForMail): readonly ParcelSummary[] =>
  isRefundedInFull(order) ? order.parcels.slice(0, 1) : order.parcels;

/** Returns the sentence for a payment that came too late for the requested day; otherwise nothing. */
export function missedText({ missedDay }: ParcelSummary, order: OrderForMail): string[] {
  if (missedDay === null || isRefundedInFull(order)) return [];
  return [
    `You wished for ${formatDay(missedDay)}. Your payment came after the last post for that day, so we send it as soon as we can.`,
  ];
}

/**
 * "Royal Mail 2nd Class, leaving us on 21st December 2026"; of several parcels "leaving us on 21 Dec"; for a requested
 * day also "It should be there on 22-23 Dec"; for a refunded order, where the money goes.
 */
export function leavingText(parcel: ParcelSummary, order: OrderForMail): string {
  const { shippingName, arrival, metDay } = parcel;
  if (isRefundedInFull(order)) {
    return `${formatPounds(order.refundedPence)} goes back to the card you paid with. Your bank may take up to ten days to show it.`;
  }
  const day = order.parcels.length > 1 ? formatShortDay : formatDay;
  const leaving = `${shippingName}, leaving us on ${day(arrival.dispatch)}`;
  return metDay === null ? leaving : `${leaving}. ${shouldArriveText(arrival)}.`;
}

/** Returns the sentence about a partial refund; otherwise nothing. */
export const partRefundText = (order: OrderForMail): string[] =>
  order.refundedPence > 0 && !isRefundedInFull(order)
    ? [
        `We have paid ${formatPounds(order.refundedPence)} of your ${formatPounds(order.totalPence)} back to your card.`,
      ]
    : [];

/** The link to the order's own page. */
export const PAGE_LINK = 'See or change your order';

/** Returns what the order's own page offers; only gifts take a note. */
export function pageOffer(order: OrderForMail): string {
  const what = holdsGift(order) ? 'the note, the address' : 'the address';
  const day = order.slices ? 'the day you need it' : 'the day you wish for';
  return `Until we pack it, you can change ${what} and ${day}.`;
}

/** What was changed in a parcel since it was paid, with what it was. */
export const parcelDifferences = (
  parcel: ParcelSummary,
  { parcels, differences }: OrderForMail,
): readonly ParcelDifference[] => differences[parcels.indexOf(parcel)] ?? [];

/** Returns the sentence about changes since the payment; empty for what is as it was bought. */
export function changedText(differences: readonly ParcelDifference[]): string {
  const what = [...new Set(differences.map((difference) => partName(difference).toLowerCase()))];
  return what.length === 0 ? '' : `This is your order as it was changed: ${what.join(', ')}.`;
}

/** Numbers in words: a number in front of "3 Bar Gift Box" would be misread. */
const WORDS = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** "Two 3 Bar Gift Boxes", "Six Favourites (two Boxes of 6)"; the name alone for one. */
export function boxTitle(box: SummarizedBox): string {
  const { typeName, readyMade, quantity } = box;
  if (quantity === 1) return boxName(box);
  const count = WORDS[quantity - 2] ?? `${quantity} ×`;
  const counted = `${count} ${typeName.replace('Box', 'Boxes')}`;
  const title =
    readyMade === null
      ? `${counted.charAt(0).toUpperCase()}${counted.slice(1)}`
      : `${readyMade} (${counted})`;
  return `${title}${apartText(box)}`;
}

/** Returns a box that is told apart by less, for where these distinctions are shown beside its name. */
export const withoutDistinctions = (
  box: SummarizedBox,
  without: readonly Distinction['by'][],
): SummarizedBox => ({ ...box, apart: box.apart.filter(({ by }) => !without.includes(by)) });

/** The same without the lid that tells it apart from equal boxes, for where the lid is shown beside it. */
export const shortBoxTitle = (box: SummarizedBox): string =>
  boxTitle(withoutDistinctions(box, ['lid']));

/** "6 pieces, 200 g", with "each" for several. */
export function sizeText({ flavours, unit, weightGrams, quantity }: SummarizedBox): string {
  const count = countPieces(flavours);
  const pieces = `${count} ${count === 1 ? unit.one : unit.many}`;
  const weight = weightGrams === null ? '' : `, ${formatWeight(weightGrams)}`;
  return `${pieces}${weight}${quantity > 1 ? ' each' : ''}`;
}

/** "“this nan belongs” with mum, dad". */
export const keyringText = ({ keyring, nameTags }: SummarizedBox): string =>
  `“${keyring}” with ${nameTags.join(', ')}`;

/** "120 fudge slices": the name of a bulk order in mails. */
export const slicesTitle = ({ quantity }: SliceSummary): string => `${quantity} fudge slices`;

/** "24 × Baileys". */
export const countedText = ({ name, quantity }: { name: string; quantity: number }): string =>
  `${quantity} × ${name}`;

/** Returns how many slices of each flavour are to be packed. */
export function sharesOfSlices({ quantity, flavours }: SliceSummary) {
  const shares = shareSlices(quantity, flavours.length);
  return flavours.map((name, place) => ({ name, quantity: shares[place] ?? 0 }));
}

/** Returns a box’s own allergen line in an order of several boxes; otherwise nothing. */
export const boxAllergens = ({ allergens }: SummarizedBox, order: OrderForMail): string[] =>
  summarizedBoxes(order).length > 1 && allergens.length > 0
    ? [`Contains: ${allergens.join(', ')}`]
    : [];

/** Returns the lead-in of the whole order’s allergens. */
export const containsLead = (order: OrderForMail): string =>
  summarizedBoxes(order).length > 1 ? 'All boxes together contain' : 'Contains';

/** " on 2 cards", when the note is written several times. */
export const cardsText = ({ quantity }: SummarizedBox): string =>
  quantity > 1 ? ` on ${quantity} cards` : '';

/** Returns what happens next, one sentence per step. */
export function nextSteps(order: OrderForMail): string[] {
  if (isRefundedInFull(order)) return ['If you did not expect this, please answer this mail.'];
  const boxes = summarizedBoxes(order);
  const notes = boxes.reduce((sum, { note, quantity }) => sum + (note === '' ? 0 : quantity), 0);
  const trays = countMailedBoxes(boxes) > 1 ? 'fill the trays' : 'fill the tray';
  const place = boxes.length === 0 ? 'pack them' : trays;
  return [
    `We cut your flavours and ${place}.`,
    ...(notes > 0 ? [`Someone here writes your ${notes > 1 ? 'notes' : 'note'} by hand.`] : []),
    `${policies.shelfLife.replace('Its', 'The fudge’s')} ${policies.storing}`,
  ];
}

/**
 * "To Ada Quay, 1 Pier Road, BS23 1AA"; without the name where the title of the parcel has it. An order that was paid back is
 * told once for all of its parcels.
 */
export function addressTexts(parcel: ParcelSummary, order: OrderForMail): string[] {
  const { above } = arrivalTitle(parcel, order);
  const noName = above === '' ? {} : { firstName: '', lastName: '' };
  return (isRefundedInFull(order) ? order.parcels : [parcel]).map(
    (one) => `To ${addressLines({ ...parcelRecipient(one, order), ...noName }).join(', ')}`,
  );
}
