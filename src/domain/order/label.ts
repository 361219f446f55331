import { findById, type Catalogue, type ShippingId } from '../catalogue.ts';
import {
  ADDRESS_FIELDS,
  withBothNames,
  type CustomerInfo,
  type PostalAddress,
} from '../customer/customer.ts';
import { normalizeLine } from '../text/normalize-text.ts';
import { toRomanLetters } from '../text/roman-letters.ts';
import type { ParcelStatus } from './parcel-status.ts';
import type { ParcelContent } from './parcel.ts';

/** What the shop knows of its parcels for Royal Mail. */
export interface PostalFacts {
  /** What a carton weighs with its filling, what each box adds to its fudge, and what a slice weighs, wrapped. */
  grams: { carton: number; box: number; slice: number };
  /** Royal Mail's sizes with the most that each may weigh, the lightest first. */
  packageSizes: readonly { name: string; maxGrams: number }[];
  /** Royal Mail's codes of the shop's deliveries. */
  serviceCodes: Readonly<Record<ShippingId, string>>;
}

/** A parcel to write a label for. */
export interface LabelledParcel {
  /** "BHF-4F7K2M9QXA". */
  orderNumber: string;
  /** Counts the parcels of its order from 1. */
  place: number;
  /** How many parcels its order has. */
  placeCount: number;
  status: ParcelStatus;
  /** Whether it was paid back or disputed. */
  isStopped: boolean;
  content: ParcelContent;
  recipient: CustomerInfo;
}

/** A column that holds what somebody typed. */
export type TypedColumn = keyof PostalAddress | 'orderReference';

/** A row of the list that Royal Mail prints labels from. */
export interface LabelRow extends Record<TypedColumn, string> {
  /** With the packaging, in kilograms: "0.520". */
  weight: string;
  packageSize: string;
  serviceCode: string;
}

/** How many characters Royal Mail's columns hold, by its "Order Import spreadsheet field specifications". */
const MAX_CHARACTERS: Readonly<Record<TypedColumn, number>> = {
  firstName: 100,
  lastName: 100,
  address1: 100,
  address2: 100,
  city: 100,
  postcode: 20,
  orderReference: 40,
};

const TYPED: readonly TypedColumn[] = [...ADDRESS_FIELDS, 'orderReference'];

/** The columns that Royal Mail takes no row without. */
const REQUIRED: readonly TypedColumn[] = ['firstName', 'address1', 'city', 'postcode'];

/** Why a parcel gets no label. */
export type LabelProblem =
  | { code: 'posted' | 'stopped' | 'unknown-weight' | 'no-service' }
  | { code: 'missing'; column: TypedColumn }
  | { code: 'too-long'; column: TypedColumn; characters: number; max: number }
  | { code: 'not-roman'; name: string }
  | { code: 'too-heavy'; grams: number; maxGrams: number };

/** A label, or all that stands against it. */
export type LabelResult = { row: LabelRow } | { problems: readonly LabelProblem[] };

type Goods = Pick<Catalogue, 'boxes'>;

/** Returns what a parcel weighs with its packaging; null when a box type is no longer in the catalogue. */
export function weighParcel(
  content: ParcelContent,
  { boxes }: Goods,
  { grams }: Pick<PostalFacts, 'grams'>,
): number | null {
  if (content.kind === 'unreadable') return null;
  if (content.kind === 'slices') return grams.carton + content.slices * grams.slice;
  const weights = content.items.map(({ box, quantity }) => {
    const fudge = findById(boxes, box.boxId)?.weightGrams ?? Number.NaN;
    return quantity * (fudge + grams.box);
  });
  const weight = weights.reduce((sum, each) => sum + each, grams.carton);
  return Number.isNaN(weight) || weights.length === 0 ? null : weight;
}

type TypedCells = Record<TypedColumn, string>;

function typedCells({ recipient, orderNumber, place, placeCount }: LabelledParcel): TypedCells {
  const { firstName, lastName, address1, address2, city, postcode } = withBothNames(recipient);
  return {
    firstName: normalizeLine(firstName),
    lastName: normalizeLine(lastName),
    address1: normalizeLine(address1),
    address2: normalizeLine(address2),
    city: normalizeLine(city),
    postcode: normalizeLine(postcode),
    orderReference: placeCount > 1 ? `${orderNumber}-${place}` : orderNumber,
  };
}

function cellProblems(cells: TypedCells): LabelProblem[] {
  return TYPED.flatMap((column): LabelProblem[] => {
    const characters = cells[column].length;
    const max = MAX_CHARACTERS[column];
    if (characters > max) return [{ code: 'too-long', column, characters, max }];
    return characters === 0 && REQUIRED.includes(column) ? [{ code: 'missing', column }] : [];
  });
}

function weightProblems(weight: number | null, { packageSizes }: PostalFacts): LabelProblem[] {
  if (weight === null) return [{ code: 'unknown-weight' }];
  const maxGrams = packageSizes.at(-1)?.maxGrams ?? 0;
  return weight > maxGrams ? [{ code: 'too-heavy', grams: weight, maxGrams }] : [];
}

const serviceOf = (content: ParcelContent, { serviceCodes }: PostalFacts): string =>
  content.kind === 'unreadable' ? '' : (serviceCodes[content.shippingId] ?? '');

/**
 * Returns the label of a parcel: the name in plain Roman letters, everything else as typed. What a column cannot hold is a
 * problem, and nothing is cut.
 */
export function writeLabel(parcel: LabelledParcel, goods: Goods, facts: PostalFacts): LabelResult {
  const { status, isStopped, content } = parcel;
  const typed = typedCells(parcel);
  const [firstName, lastName] = [toRomanLetters(typed.firstName), toRomanLetters(typed.lastName)];
  const weight = weighParcel(content, goods, facts);
  const serviceCode = serviceOf(content, facts);
  const cells = {
    ...typed,
    firstName: firstName ?? typed.firstName,
    lastName: lastName ?? typed.lastName,
  };
  const name = `${typed.firstName} ${typed.lastName}`;
  const isRoman = firstName !== null && lastName !== null;
  const problems: LabelProblem[] = [
    ...(status === 'posted' ? [{ code: 'posted' } as const] : []),
    ...(isStopped ? [{ code: 'stopped' } as const] : []),
    ...(isRoman ? [] : [{ code: 'not-roman', name } as const]),
    ...cellProblems(cells),
    ...weightProblems(weight, facts),
    ...(serviceCode === '' ? [{ code: 'no-service' } as const] : []),
  ];
  if (problems.length > 0 || weight === null) return { problems };
  return {
    row: {
      ...cells,
      weight: (weight / 1000).toFixed(3),
      packageSize: facts.packageSizes.find(({ maxGrams }) => weight <= maxGrams)?.name ?? '',
      serviceCode,
    },
  };
}
