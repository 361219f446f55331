import { MAX_BULK_FLAVOURS, type FlavourChoiceError } from '#domain/bulk/bulk-flavours.ts';
import { MAX_SLICES, MIN_SLICES, type QuantityError } from '#domain/bulk/bulk.ts';

/** Returns what is wrong with a quantity of slices. */
export function slicesErrorText(error: QuantityError): string {
  switch (error) {
    case 'too-few':
      return `Minimum order is ${MIN_SLICES} slices.`;
    case 'too-many':
      return `Maximum order is ${MAX_SLICES} slices. For larger orders, please contact us.`;
    case 'not-whole':
      return 'Please order whole slices.';
  }
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
