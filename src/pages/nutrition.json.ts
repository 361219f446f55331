import { catalogue } from '#data/catalogue.ts';
import { getNutrition } from '#data/nutrition.ts';
import type { FlavourNutrition } from '#domain/food/nutrition.ts';

/** The nutrition per 100 g of each flavour. The builder fetches it on request. */
export function GET(): Response {
  const figures: FlavourNutrition[] = catalogue.flavours.map((flavour) => ({
    flavourId: flavour.id,
    ...getNutrition(flavour),
  }));
  return Response.json(figures);
}
