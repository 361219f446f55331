/** The allergen words of the shop, in the order in which lists show them. */
export const ALLERGENS = [
  'milk',
  'soya',
  'eggs',
  'nuts',
  'gluten',
  'wheat',
  'peanuts',
  'sesame',
  'fish',
  'shellfish',
  'molluscs',
  'mustard',
  'lupin',
  'celery',
  'sulphites',
] as const;

export type Allergen = (typeof ALLERGENS)[number];

/** Returns whether any of these flavours is vegan by its name. */
export function includesVegan(flavours: readonly { name: string }[]): boolean {
  return flavours.some(({ name }) => name.startsWith('Vegan'));
}

/**
 * Further words that mean an allergen: singulars, named nuts and cereals. "Buttermilk" is milk; "coconut" is no nut.
 */
const OTHER_WORDS: Partial<Record<Allergen, readonly string[]>> = {
  milk: ['buttermilk'],
  soya: ['soy', 'soybean', 'soybeans'],
  eggs: ['egg'],
  nuts: [
    'nut',
    'almond',
    'almonds',
    'walnut',
    'walnuts',
    'hazelnut',
    'hazelnuts',
    'pecan',
    'pecans',
  ],
  gluten: ['barley', 'oat', 'oats', 'rye', 'spelt'],
  peanuts: ['peanut'],
  molluscs: ['mollusc'],
  sulphites: ['sulphite'],
};

const allergenOfWord = new Map<string, Allergen>(
  ALLERGENS.flatMap((allergen) =>
    [allergen, ...(OTHER_WORDS[allergen] ?? [])].map((word) => [word, allergen] as const),
  ),
);

const GLUTEN_CEREALS: readonly Allergen[] = ['gluten', 'wheat'];

/** A part of an ingredients list. Allergen words are shown in bold. */
export interface IngredientPart {
  text: string;
  isAllergen: boolean;
}

/** Splits an ingredients list into allergen words and the text between them. Matches whole words in any case. */
export function splitIngredients(ingredients: string): IngredientPart[] {
  const parts: IngredientPart[] = [];
  for (const text of ingredients.split(/([A-Za-z]+)/)) {
    if (text === '') continue;
    const isAllergen = allergenOfWord.has(text.toLowerCase());
    const last = parts.at(-1);
    if (last && !isAllergen && !last.isAllergen) last.text += text;
    else parts.push({ text, isAllergen });
  }
  return parts;
}

const parsed = new Map<string, readonly Allergen[]>();

/** Returns the allergens an ingredients list names, each once, in the order of `ALLERGENS`. Reads each list once. */
export function parseAllergens(ingredients: string): readonly Allergen[] {
  const allergens = parsed.get(ingredients) ?? readAllergens(ingredients);
  parsed.set(ingredients, allergens);
  return allergens;
}

function readAllergens(ingredients: string): Allergen[] {
  const words = ingredients.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = new Set(words.map((word) => allergenOfWord.get(word)));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Returns the allergens of several flavours together, each once, in the order of `ALLERGENS`. */
export function listAllergens(flavours: readonly { ingredients: string }[]): Allergen[] {
  const found = new Set(flavours.flatMap((flavour) => parseAllergens(flavour.ingredients)));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Returns whether an ingredients list names a cereal with gluten. No gluten-free flavour may. */
export function containsGlutenCereal(ingredients: string): boolean {
  return parseAllergens(ingredients).some((allergen) => GLUTEN_CEREALS.includes(allergen));
}

/** Returns the allergens that some of these flavours contain and others do not: the useful filter options. */
export function distinguishingAllergens(flavours: readonly { ingredients: string }[]): Allergen[] {
  return listAllergens(flavours).filter((allergen) =>
    flavours.some((flavour) => !parseAllergens(flavour.ingredients).includes(allergen)),
  );
}
