import type { Flavour } from '#domain/catalogue.ts';
import { parseNutrition, type Nutrition } from '#domain/food/nutrition.ts';
import type { flavourRecords } from './flavours.ts';

type FlavourId = (typeof flavourRecords)[number]['id'];

/** Nutrition texts by flavour id. Separate from the flavours, so that the builder does not load them. */
const texts: Readonly<Record<number, string>> = {
  // Baileys
  1: 'Energy 1758kJ/418kcal, Fat 13.6g, of which saturates 8.5g, Carbohydrate 71.8g, of which sugars 67.9g, Protein 2.0g, Salt 0.24g',
  // Banana & Chocolate Swirl
  2: 'Energy 1780kJ/423kcal, Fat 14.3g, of which saturates 8.9g, Carbohydrate 71.5g, of which sugars 67.2g, Protein 2.1g, Salt 0.2g',
  // Belgian Chocolate
  3: 'Energy 1792kJ/426kcal, Fat 15.4g, of which saturates 9.6g, Carbohydrate 69.4g, of which sugars 64.8g, Protein 2.5g, Salt 0.21g',
  // Biscoff Biscuit
  4: 'Energy 1806kJ/430kcal, Fat 15.1g, of which saturates 8.4g, Carbohydrate 71.0g, of which sugars 63.1g, Protein 2.4g, Salt 0.31g',
  // Butterscotch
  5: 'Energy 1779kJ/423kcal, Fat 13.9g, of which saturates 8.8g, Carbohydrate 72.6g, of which sugars 69.5g, Protein 1.8g, Salt 0.34g',
  // Caramel
  6: 'Energy 1773kJ/421kcal, Fat 13.5g, of which saturates 8.5g, Carbohydrate 72.9g, of which sugars 68.0g, Protein 2.0g, Salt 0.27g',
  // Cherry & Almond
  7: 'Energy 1777kJ/422kcal, Fat 14.9g, of which saturates 7.7g, Carbohydrate 69.3g, of which sugars 65.2g, Protein 2.8g, Salt 0.19g',
  // Clotted Cream
  8: 'Energy 1835kJ/437kcal, Fat 16.8g, of which saturates 10.6g, Carbohydrate 69.5g, of which sugars 66.7g, Protein 1.9g, Salt 0.22g',
  // Coconut Ice
  9: 'Energy 1805kJ/429kcal, Fat 16.2g, of which saturates 11.7g, Carbohydrate 69.0g, of which sugars 65.9g, Protein 1.9g, Salt 0.18g',
  // Coffee & Cream
  10: 'Energy 1783kJ/424kcal, Fat 14.7g, of which saturates 9.2g, Carbohydrate 70.9g, of which sugars 67.6g, Protein 2.0g, Salt 0.21g',
  // Fudge Ice
  11: 'Energy 1808kJ/430kcal, Fat 15.7g, of which saturates 10.4g, Carbohydrate 70.2g, of which sugars 67.8g, Protein 2.0g, Salt 0.2g',
  // Lemon Cheesecake
  12: 'Energy 1763kJ/419kcal, Fat 14.1g, of which saturates 8.7g, Carbohydrate 70.8g, of which sugars 67.0g, Protein 2.2g, Salt 0.23g',
  // Liquorice
  13: 'Energy 1751kJ/416kcal, Fat 12.9g, of which saturates 8.1g, Carbohydrate 73.1g, of which sugars 68.8g, Protein 1.8g, Salt 0.25g',
  // Maple & Walnut
  14: 'Energy 1814kJ/432kcal, Fat 16.5g, of which saturates 8.0g, Carbohydrate 68.1g, of which sugars 64.3g, Protein 2.7g, Salt 0.19g',
  // Millionaire
  15: 'Energy 1811kJ/431kcal, Fat 15.6g, of which saturates 9.5g, Carbohydrate 70.3g, of which sugars 64.0g, Protein 2.3g, Salt 0.26g',
  // Mint & Chocolate
  16: 'Energy 1778kJ/423kcal, Fat 14.6g, of which saturates 9.1g, Carbohydrate 70.7g, of which sugars 66.4g, Protein 2.1g, Salt 0.2g',
  // Orange & Chocolate
  17: 'Energy 1778kJ/422kcal, Fat 14.5g, of which saturates 9.0g, Carbohydrate 70.9g, of which sugars 66.6g, Protein 2.1g, Salt 0.21g',
  // Rum & Raisin
  18: 'Energy 1721kJ/408kcal, Fat 12.1g, of which saturates 7.6g, Carbohydrate 73.0g, of which sugars 69.4g, Protein 1.9g, Salt 0.18g',
  // Sea Salt Caramel
  19: 'Energy 1767kJ/420kcal, Fat 13.8g, of which saturates 8.7g, Carbohydrate 72.0g, of which sugars 67.5g, Protein 1.9g, Salt 0.92g',
  // Strawberry & Cream
  20: 'Energy 1772kJ/421kcal, Fat 14.2g, of which saturates 8.9g, Carbohydrate 71.4g, of which sugars 67.3g, Protein 1.9g, Salt 0.19g',
  // Turkish Delight
  21: 'Energy 1752kJ/416kcal, Fat 12.8g, of which saturates 8.0g, Carbohydrate 73.4g, of which sugars 68.2g, Protein 1.8g, Salt 0.18g',
  // Vanilla
  22: 'Energy 1770kJ/421kcal, Fat 13.7g, of which saturates 8.6g, Carbohydrate 72.4g, of which sugars 69.0g, Protein 1.9g, Salt 0.22g',
  // Oreo
  23: 'Energy 1805kJ/429kcal, Fat 15.3g, of which saturates 8.7g, Carbohydrate 70.6g, of which sugars 63.7g, Protein 2.3g, Salt 0.29g',
  // Rainbow Button
  24: 'Energy 1779kJ/423kcal, Fat 14.0g, of which saturates 8.6g, Carbohydrate 72.2g, of which sugars 68.6g, Protein 2.0g, Salt 0.19g',
  // Rocky Road
  25: 'Energy 1767kJ/420kcal, Fat 14.4g, of which saturates 8.6g, Carbohydrate 70.2g, of which sugars 63.3g, Protein 2.4g, Salt 0.27g',
  // Vanilla
  26: 'Energy 1770kJ/421kcal, Fat 13.7g, of which saturates 8.6g, Carbohydrate 72.4g, of which sugars 69.0g, Protein 1.9g, Salt 0.22g',
  // Traditional Tablet
  36: 'Energy 1784kJ/423kcal, Fat 10.6g, of which saturates 6.7g, Carbohydrate 80.1g, of which sugars 79.4g, Protein 1.8g, Salt 0.17g',
  // Vegan Chocolate
  37: 'Energy 1758kJ/418kcal, Fat 13.2g, of which saturates 8.2g, Carbohydrate 73.3g, of which sugars 66.1g, Protein 1.4g, Salt 0.16g',
  // Vegan Sea-Salt Caramel
  38: 'Energy 1751kJ/416kcal, Fat 12.4g, of which saturates 7.1g, Carbohydrate 75.2g, of which sugars 67.9g, Protein 0.8g, Salt 0.95g',
} satisfies Record<FlavourId, string>;

/** Returns the nutrition of 100 g of a flavour. Throws, and so fails the build, when it is missing. */
export function getNutrition({ id, name }: Pick<Flavour, 'id' | 'name'>): Nutrition {
  const text = texts[id];
  if (text === undefined) throw new Error(`No nutrition is written down for ${name}.`);
  return parseNutrition(text);
}
