import type { FlavourRecord } from '#domain/catalogue.ts';

/**
 * All flavours as written by the owner. Rocky Road and the second Vanilla are kept and not sold. Never change or reuse
 * an id: orders and links store it.
 */
export const flavourRecords = [
  {
    id: 1,
    name: 'Baileys',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Baileys Irish cream liqueur 4% (cream (MILK), sugar, alcohol, flavouring), salt',
    confirmed: false,
  },
  {
    id: 2,
    name: 'Banana & Chocolate Swirl',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), MILK chocolate 8% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin), banana powder 2%, natural banana flavouring',
    confirmed: false,
  },
  {
    id: 3,
    name: 'Belgian Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Belgian dark chocolate 12% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin, natural vanilla flavouring), fat-reduced cocoa powder',
    confirmed: false,
  },
  {
    id: 4,
    name: 'Biscoff Biscuit',
    isGlutenFree: false,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Lotus Biscoff biscuit 9% (WHEAT flour, sugar, palm oil, rapeseed oil, candy sugar syrup, raising agent: sodium carbonates, SOYA flour, salt, cinnamon)',
    confirmed: false,
  },
  {
    id: 5,
    name: 'Butterscotch',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), dark brown sugar 6%, natural butterscotch flavouring, salt',
    confirmed: false,
  },
  {
    id: 6,
    name: 'Caramel',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), caramel 10% (glucose syrup, sweetened condensed MILK, sugar, butter (MILK), salt), natural flavouring',
    confirmed: false,
  },
  {
    id: 7,
    name: 'Cherry & Almond',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), glacé cherries 8% (cherries, glucose-fructose syrup, acidity regulator: citric acid, preservative: SULPHITES), NUTS 5% (flaked ALMONDS), natural ALMOND flavouring',
    confirmed: false,
  },
  {
    id: 8,
    name: 'Clotted Cream',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, clotted cream 9% (MILK), butter (MILK, salt), natural vanilla flavouring',
    confirmed: false,
  },
  {
    id: 9,
    name: 'Coconut Ice',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), desiccated coconut 10%, coconut cream, colour: beetroot red',
    confirmed: false,
  },
  {
    id: 10,
    name: 'Coffee & Cream',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), double cream 5% (MILK), instant coffee 1.5%',
    confirmed: false,
  },
  {
    id: 11,
    name: 'Fudge Ice',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), white chocolate 8% (sugar, cocoa butter, whole MILK powder, emulsifier: SOYA lecithin), desiccated coconut 4%, natural vanilla flavouring',
    confirmed: false,
  },
  {
    id: 12,
    name: 'Lemon Cheesecake',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), soft cheese 5% (MILK), lemon curd 4% (sugar, glucose syrup, EGGS, butter (MILK), lemon juice), natural lemon oil',
    confirmed: false,
  },
  {
    id: 13,
    name: 'Liquorice',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), molasses 3%, liquorice extract 1%, aniseed oil, colour: vegetable carbon',
    confirmed: false,
  },
  {
    id: 14,
    name: 'Maple & Walnut',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), NUTS 7% (WALNUTS), maple syrup 5%, natural maple flavouring',
    confirmed: false,
  },
  {
    id: 15,
    name: 'Millionaire',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), MILK chocolate 8% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin), caramel 6% (glucose syrup, sweetened condensed MILK, butter (MILK)), shortbread pieces 5% (rice flour, butter (MILK), sugar, maize starch)',
    confirmed: false,
  },
  {
    id: 16,
    name: 'Mint & Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), dark chocolate 8% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin), natural peppermint oil, colour: copper chlorophyllin',
    confirmed: false,
  },
  {
    id: 17,
    name: 'Orange & Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), dark chocolate 8% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin), natural orange oil',
    confirmed: false,
  },
  {
    id: 18,
    name: 'Rum & Raisin',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), raisins 9% (raisins, sunflower oil, preservative: SULPHITES), dark rum 2%, natural rum flavouring',
    confirmed: false,
  },
  {
    id: 19,
    name: 'Sea Salt Caramel',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), caramel 8% (glucose syrup, sweetened condensed MILK, sugar, butter (MILK)), sea salt 0.8%',
    confirmed: false,
  },
  {
    id: 20,
    name: 'Strawberry & Cream',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), double cream 5% (MILK), freeze-dried strawberry pieces 1%, natural strawberry flavouring, colour: beetroot red',
    confirmed: false,
  },
  {
    id: 21,
    name: 'Turkish Delight',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Turkish delight pieces 9% (sugar, glucose syrup, maize starch, acidity regulator: citric acid, natural rose flavouring, colour: beetroot red), MILK chocolate 6% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin)',
    confirmed: false,
  },
  {
    id: 22,
    name: 'Vanilla',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), natural vanilla extract 0.5%',
    confirmed: false,
  },
  {
    id: 23,
    name: 'Oreo',
    isGlutenFree: false,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Oreo biscuit 9% (WHEAT flour, sugar, palm oil, rapeseed oil, fat-reduced cocoa powder, WHEAT starch, glucose-fructose syrup, raising agents: potassium and sodium carbonates, salt, emulsifier: SOYA lecithin), white chocolate 4% (sugar, cocoa butter, whole MILK powder, emulsifier: SOYA lecithin)',
    confirmed: false,
  },
  {
    id: 24,
    name: 'Rainbow Button',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), sugar-coated MILK chocolate buttons 9% (sugar, cocoa butter, whole MILK powder, cocoa mass, rice starch, emulsifier: SOYA lecithin, glazing agent: carnauba wax, colours: beetroot red, curcumin, spirulina concentrate)',
    confirmed: false,
  },
  {
    id: 25,
    name: 'Rocky Road',
    isGlutenFree: false,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), MILK chocolate 8% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin), digestive biscuit 5% (WHEAT flour, sugar, palm oil, wholemeal WHEAT flour, raising agents: sodium and ammonium carbonates, salt), marshmallow 4% (glucose syrup, sugar, beef gelatine), raisins 3%',
    confirmed: false,
  },
  {
    id: 26,
    name: 'Vanilla',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), natural vanilla extract 0.5%',
    confirmed: false,
  },
  {
    id: 36,
    name: 'Traditional Tablet',
    isGlutenFree: true,
    ingredients: 'Sugar, condensed MILK (whole MILK, sugar), butter (MILK, salt), whole MILK',
    confirmed: false,
  },
  {
    id: 37,
    name: 'Vegan Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, coconut cream, glucose syrup, dark chocolate 10% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin), vegetable margarine (rapeseed oil, sunflower oil, water, salt), SOYA drink powder, fat-reduced cocoa powder',
    confirmed: false,
  },
  {
    id: 38,
    name: 'Vegan Sea-Salt Caramel',
    isGlutenFree: true,
    ingredients:
      'Sugar, coconut cream, glucose syrup, vegetable margarine (rapeseed oil, sunflower oil, water, salt), SOYA drink powder, golden syrup, natural caramel flavouring, sea salt 0.8%',
    confirmed: false,
  },
] as const satisfies readonly FlavourRecord[];

/** The name of a flavour, so that a preset cannot name one that does not exist. */
export type FlavourName = (typeof flavourRecords)[number]['name'];
