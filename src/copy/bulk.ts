import {
  MAX_BULK_FLAVOURS,
  type FlavourChoiceError,
  type FlavourOption,
} from '#domain/bulk/bulk-flavours.ts';
import { BULK_MONTHS_AHEAD, type BulkDayError } from '#domain/bulk/bulk-date.ts';
import { MAX_SLICES, MIN_SLICES, type QuantityError } from '#domain/bulk/bulk.ts';

/** Returns what is wrong with a quantity of slices, in parts: `ask` is what a page links to its enquiry form. */
export function slicesErrorParts(error: QuantityError): { text: string; ask?: string } {
  switch (error) {
    case 'too-few':
      return { text: `Minimum order is ${MIN_SLICES} slices.` };
    case 'too-many':
      return {
        text: `Maximum order is ${MAX_SLICES} slices. For larger orders, please `,
        ask: 'contact us',
      };
    case 'not-whole':
      return { text: 'Please order whole slices.' };
  }
}

/** Returns what is wrong with a quantity of slices. */
export function slicesErrorText(error: QuantityError): string {
  const { text, ask } = slicesErrorParts(error);
  return ask === undefined ? text : `${text}${ask}.`;
}

/** Returns what is wrong with the flavours chosen for slices. */
export function flavourChoiceErrorText(error: FlavourChoiceError): string {
  switch (error) {
    case 'none':
      return 'Please select at least one flavour';
    case 'too-many':
      return `Please select at most ${MAX_BULK_FLAVOURS} flavours`;
    case 'not-sold':
      return 'Please select flavours that we sell by the slice';
  }
}

/** Returns why slices cannot be booked for a day. */
export function bulkDayErrorText(error: BulkDayError): string {
  switch (error) {
    case 'past':
      return 'Please choose a day that is still to come.';
    case 'too-soon':
      return 'Slices ordered now may be too late for that day. Please ask us before you order.';
    case 'too-far-ahead':
      return `We book slices up to ${BULK_MONTHS_AHEAD} months ahead. For a later day, please send us an enquiry.`;
  }
}

/** Returns who chose the flavours of slices: "Popular assortment", or "Own selection". */
export const flavourOptionText = (option: FlavourOption): string =>
  option === 'assortment' ? 'Popular assortment' : 'Own selection';

/**
 * Returns how many slices there are of each flavour: "15 of each", "about 9-10 of each" when they do not divide
 * evenly.
 */
export function slicesPerFlavourText(slices: number, flavourCount: number): string {
  const least = Math.floor(slices / flavourCount);
  if (flavourCount === 1) return `all ${slices} of it`;
  return slices % flavourCount === 0 ? `${least} of each` : `about ${least}-${least + 1} of each`;
}
