import { catalogue } from '#data/catalogue.ts';
import { getNutrition } from '#data/nutrition.ts';
import type { FlavourNutrition } from '#domain/nutrition.ts';

/** What 100 g of each flavour contain, for who asks about a box of them. */
export function GET(): Response {
  const figures: FlavourNutrition[] = catalogue.flavours.map((flavour) => ({
    flavourId: flavour.id,
    ...getNutrition(flavour),
  }));
  return Response.json(figures);
}
