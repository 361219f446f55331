import { containsText, kitchenText } from '#copy/allergens.ts';
import { summarizedBoxes, type SummarizedBox } from '#copy/order-summary.ts';
import type { OrderForMail } from './order-for-mail.ts';

/** What a customer reads in place of allergens that cannot be known: those of an order with a flavour that is no longer sold. */
export const ASK_FOR_ALLERGENS =
  'We cannot list the allergens of this order here: please ask us before anybody eats it.';

/** The same for the packer. */
export const UNKNOWN_ALLERGENS =
  'ALLERGENS NOT KNOWN: something in it is no longer in our catalogue. Look them up, and write them here by hand.';

/** Returns a box’s own allergen line in an order of several boxes; otherwise nothing. */
export const boxAllergens = ({ allergens }: SummarizedBox, order: OrderForMail): string[] =>
  summarizedBoxes(order).length > 1 && allergens.length > 0
    ? [`Contains: ${allergens.join(', ')}`]
    : [];

/** Returns the lead-in of the whole order’s allergens. */
export const containsLead = (order: OrderForMail): string =>
  summarizedBoxes(order).length > 1 ? 'All boxes together contain' : 'Contains';

/** Returns the allergens of the whole order with the kitchen's text, or what stands in place of those that cannot be known. */
export const allergenText = (order: OrderForMail, unknown: string): string =>
  order.isInCatalogue
    ? containsText(order, containsLead(order))
    : `${unknown} ${kitchenText(order)}`;
