import { slugOf, type Flavour, type FlavourRecord } from './catalogue.ts';
import { parseNutrition } from './nutrition.ts';

const NOT_SOLD = ['Rocky Road'];

/** The flavours the shop sells: sorted by name, without Rocky Road, each name once, nutrition parsed (Spec 1 §3). */
export function flavoursOnSale(records: readonly FlavourRecord[]): Flavour[] {
  const firstOfEachName = new Map<string, FlavourRecord>();
  for (const record of records) {
    if (!NOT_SOLD.includes(record.name) && !firstOfEachName.has(record.name)) {
      firstOfEachName.set(record.name, record);
    }
  }
  return [...firstOfEachName.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((record) => ({
      ...record,
      slug: slugOf(record.name),
      nutritionData: parseNutrition(record.nutrition),
    }));
}
