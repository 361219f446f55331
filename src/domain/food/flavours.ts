import { containsGlutenCereal } from './allergens.ts';
import { slugify, type Flavour, type FlavourRecord } from '../catalogue.ts';

const NOT_SOLD = ['Rocky Road'];

function refuseFalseGlutenClaim({ name, isGlutenFree, ingredients }: FlavourRecord): void {
  if (!isGlutenFree || !containsGlutenCereal(ingredients)) return;
  throw new Error(`${name} is called gluten-free, but its ingredients name a cereal with gluten.`);
}

/** Returns a flavour with its URL part. */
const withSlug = (record: FlavourRecord): Flavour => ({ ...record, slug: slugify(record.name) });

/** Returns every flavour as it is written, on sale or not. */
export const flavoursOfAnyTime = (records: readonly FlavourRecord[]): Flavour[] =>
  records.map(withSlug);

/**
 * Returns the flavours on sale: sorted by name, without Rocky Road, each name once. Throws, and so fails the build,
 * when a gluten-free flavour names a cereal with gluten.
 */
export function flavoursOnSale(records: readonly FlavourRecord[]): Flavour[] {
  const firstOfEachName = new Map<string, FlavourRecord>();
  for (const record of records) {
    refuseFalseGlutenClaim(record);
    if (!NOT_SOLD.includes(record.name) && !firstOfEachName.has(record.name)) {
      firstOfEachName.set(record.name, record);
    }
  }
  return [...firstOfEachName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(withSlug);
}
