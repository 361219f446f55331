import { kitchenAllergens } from '#data/policies.ts';
import type { Flavour } from '#domain/catalogue.ts';
import { includesVegan, parseAllergens } from '#domain/food/allergens.ts';
import { summarizedBoxes, type OrderSummary } from './order-summary.ts';

/** The sentence shown beside every list of allergens. */
export const KITCHEN_LINE = `Our kitchen handles ${kitchenAllergens}.`;

/** The note shown wherever a vegan flavour is sold. */
export const VEGAN_NOTE =
  'Vegan flavours are made without any ingredient from animals, in a kitchen that handles milk: vegan here does not mean milk-free.';

/** The sentence shown wherever a flavour is called gluten-free. */
export const GLUTEN_NOTE =
  '“Gluten-Free” goes by the ingredients alone: our kitchen handles gluten, so traces of it may be in any of our fudge.';

/** Returns "Gluten-Free" for a flavour; "Contains wheat" or "Contains gluten", as its ingredients say, for one that is not. */
export function glutenText({
  isGlutenFree,
  ingredients,
}: Pick<Flavour, 'isGlutenFree' | 'ingredients'>): string {
  if (isGlutenFree) return 'Gluten-Free';
  return `Contains ${parseAllergens(ingredients).includes('wheat') ? 'wheat' : 'gluten'}`;
}

/** Returns the kitchen's sentence for an order, with the vegan note when a flavour is vegan. */
export function kitchenText(order: Pick<OrderSummary, 'parcels' | 'slices'>): string {
  const flavours = summarizedBoxes(order).flatMap((box) => box.flavours);
  const sliced = (order.slices?.flavours ?? []).map((name) => ({ name }));
  return includesVegan([...flavours, ...sliced]) ? `${KITCHEN_LINE} ${VEGAN_NOTE}` : KITCHEN_LINE;
}

/** Returns "Contains: milk, wheat." for an order, with another lead if given; empty for one without allergens. */
export function allergenSentence(
  { allergens }: Pick<OrderSummary, 'allergens'>,
  lead = 'Contains',
) {
  return allergens.length > 0 ? `${lead}: ${allergens.join(', ')}.` : '';
}

/** Returns "Contains: milk, wheat." for an order, with another lead if given, followed by the kitchen's text. */
export function containsText(order: OrderSummary, lead = 'Contains'): string {
  return `${allergenSentence(order, lead)} ${kitchenText(order)}`.trim();
}
