/** The allergen words of the ingredients page, in the order in which a declaration lists them (Spec 1 §2). */
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

/** One of the shop's allergen words. */
export type Allergen = (typeof ALLERGENS)[number];

/** The sentence that stands beside every list of allergens (Spec 1 §2). */
export const KITCHEN_LINE = 'Our kitchen handles milk, soya, eggs, nuts and gluten.';

/** Shown wherever the vegan flavours are sold. */
export const VEGAN_NOTE =
  'Vegan flavours are made without any ingredient from animals, in a kitchen that handles milk: vegan here does not mean milk-free.';

/** Whether any of these flavours is called vegan, which takes the note above. */
export function includesVegan(flavours: readonly { name: string }[]): boolean {
  return flavours.some(({ name }) => name.startsWith('Vegan'));
}

/** The sentence that stands wherever a flavour is called gluten-free. */
export const GLUTEN_NOTE =
  '“Gluten-Free” goes by the ingredients alone: our kitchen handles gluten, so traces of it may be in any of our fudge.';

/** What else the catalogue calls an allergen: singulars, named nuts and cereals; "buttermilk" is milk (decision 43). */
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

/** A stretch of an ingredients list; allergen words are shown in bold. */
export interface IngredientPart {
  text: string;
  isAllergen: boolean;
}

/** Cuts an ingredients list into allergen words and the text between them: whole words, any capitals (Spec 1 §2, decision 43). */
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

/** The allergens an ingredients list names, each once, in declaration order. */
export function parseAllergens(ingredients: string): Allergen[] {
  const words = ingredients.toLowerCase().match(/[a-z]+/g) ?? [];
  const found = new Set(words.map((word) => allergenOfWord.get(word)));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** The allergens of several flavours together: what a finished box contains. */
export function listAllergens(flavours: readonly { ingredients: string }[]): Allergen[] {
  const found = new Set(flavours.flatMap((flavour) => parseAllergens(flavour.ingredients)));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** Whether an ingredients list names a cereal with gluten, which no gluten-free flavour may (decision 43). */
export function containsGlutenCereal(ingredients: string): boolean {
  return parseAllergens(ingredients).some((allergen) => GLUTEN_CEREALS.includes(allergen));
}

/** The allergens that some of these flavours name and others do not: those by which the shopper can hide flavours. */
export function distinguishingAllergens(flavours: readonly { ingredients: string }[]): Allergen[] {
  return listAllergens(flavours).filter((allergen) =>
    flavours.some((flavour) => !parseAllergens(flavour.ingredients).includes(allergen)),
  );
}
