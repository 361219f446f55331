import type { FlavourRecord } from '#domain/catalogue.ts';

/**
 * The flavours as written down, each value per 100 g. Rocky Road and the second Vanilla are kept here and never sold.
 * Ids are for ever: orders and links know a flavour by its id.
 */
export const flavourRecords = [
  {
    id: 1,
    name: 'Baileys',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Baileys Irish cream liqueur 4% (cream (MILK), sugar, alcohol, flavouring), salt',
    nutrition:
      'Energy 1758kJ/418kcal, Fat 13.6g, of which saturates 8.5g, Carbohydrate 71.8g, of which sugars 67.9g, Protein 2.0g, Salt 0.24g',
    confirmed: false,
  },
  {
    id: 2,
    name: 'Banana & Chocolate Swirl',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), MILK chocolate 8% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin), banana powder 2%, natural banana flavouring',
    nutrition:
      'Energy 1780kJ/423kcal, Fat 14.3g, of which saturates 8.9g, Carbohydrate 71.5g, of which sugars 67.2g, Protein 2.1g, Salt 0.2g',
    confirmed: false,
  },
  {
    id: 3,
    name: 'Belgian Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Belgian dark chocolate 12% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin, natural vanilla flavouring), fat-reduced cocoa powder',
    nutrition:
      'Energy 1792kJ/426kcal, Fat 15.4g, of which saturates 9.6g, Carbohydrate 69.4g, of which sugars 64.8g, Protein 2.5g, Salt 0.21g',
    confirmed: false,
  },
  {
    id: 4,
    name: 'Biscoff Biscuit',
    isGlutenFree: false,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Lotus Biscoff biscuit 9% (WHEAT flour, sugar, palm oil, rapeseed oil, candy sugar syrup, raising agent: sodium carbonates, SOYA flour, salt, cinnamon)',
    nutrition:
      'Energy 1806kJ/430kcal, Fat 15.1g, of which saturates 8.4g, Carbohydrate 71.0g, of which sugars 63.1g, Protein 2.4g, Salt 0.31g',
    confirmed: false,
  },
  {
    id: 5,
    name: 'Butterscotch',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), dark brown sugar 6%, natural butterscotch flavouring, salt',
    nutrition:
      'Energy 1779kJ/423kcal, Fat 13.9g, of which saturates 8.8g, Carbohydrate 72.6g, of which sugars 69.5g, Protein 1.8g, Salt 0.34g',
    confirmed: false,
  },
  {
    id: 6,
    name: 'Caramel',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), caramel 10% (glucose syrup, sweetened condensed MILK, sugar, butter (MILK), salt), natural flavouring',
    nutrition:
      'Energy 1773kJ/421kcal, Fat 13.5g, of which saturates 8.5g, Carbohydrate 72.9g, of which sugars 68.0g, Protein 2.0g, Salt 0.27g',
    confirmed: false,
  },
  {
    id: 7,
    name: 'Cherry & Almond',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), glacé cherries 8% (cherries, glucose-fructose syrup, acidity regulator: citric acid, preservative: SULPHITES), NUTS 5% (flaked ALMONDS), natural ALMOND flavouring',
    nutrition:
      'Energy 1777kJ/422kcal, Fat 14.9g, of which saturates 7.7g, Carbohydrate 69.3g, of which sugars 65.2g, Protein 2.8g, Salt 0.19g',
    confirmed: false,
  },
  {
    id: 8,
    name: 'Clotted Cream',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, clotted cream 9% (MILK), butter (MILK, salt), natural vanilla flavouring',
    nutrition:
      'Energy 1835kJ/437kcal, Fat 16.8g, of which saturates 10.6g, Carbohydrate 69.5g, of which sugars 66.7g, Protein 1.9g, Salt 0.22g',
    confirmed: false,
  },
  {
    id: 9,
    name: 'Coconut Ice',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), desiccated coconut 10%, coconut cream, colour: beetroot red',
    nutrition:
      'Energy 1805kJ/429kcal, Fat 16.2g, of which saturates 11.7g, Carbohydrate 69.0g, of which sugars 65.9g, Protein 1.9g, Salt 0.18g',
    confirmed: false,
  },
  {
    id: 10,
    name: 'Coffee & Cream',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), double cream 5% (MILK), instant coffee 1.5%',
    nutrition:
      'Energy 1783kJ/424kcal, Fat 14.7g, of which saturates 9.2g, Carbohydrate 70.9g, of which sugars 67.6g, Protein 2.0g, Salt 0.21g',
    confirmed: false,
  },
  {
    id: 11,
    name: 'Fudge Ice',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), white chocolate 8% (sugar, cocoa butter, whole MILK powder, emulsifier: SOYA lecithin), desiccated coconut 4%, natural vanilla flavouring',
    nutrition:
      'Energy 1808kJ/430kcal, Fat 15.7g, of which saturates 10.4g, Carbohydrate 70.2g, of which sugars 67.8g, Protein 2.0g, Salt 0.2g',
    confirmed: false,
  },
  {
    id: 12,
    name: 'Lemon Cheesecake',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), soft cheese 5% (MILK), lemon curd 4% (sugar, glucose syrup, EGGS, butter (MILK), lemon juice), natural lemon oil',
    nutrition:
      'Energy 1763kJ/419kcal, Fat 14.1g, of which saturates 8.7g, Carbohydrate 70.8g, of which sugars 67.0g, Protein 2.2g, Salt 0.23g',
    confirmed: false,
  },
  {
    id: 13,
    name: 'Liquorice',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), molasses 3%, liquorice extract 1%, aniseed oil, colour: vegetable carbon',
    nutrition:
      'Energy 1751kJ/416kcal, Fat 12.9g, of which saturates 8.1g, Carbohydrate 73.1g, of which sugars 68.8g, Protein 1.8g, Salt 0.25g',
    confirmed: false,
  },
  {
    id: 14,
    name: 'Maple & Walnut',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), NUTS 7% (WALNUTS), maple syrup 5%, natural maple flavouring',
    nutrition:
      'Energy 1814kJ/432kcal, Fat 16.5g, of which saturates 8.0g, Carbohydrate 68.1g, of which sugars 64.3g, Protein 2.7g, Salt 0.19g',
    confirmed: false,
  },
  {
    id: 15,
    name: 'Millionaire',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), MILK chocolate 8% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin), caramel 6% (glucose syrup, sweetened condensed MILK, butter (MILK)), shortbread pieces 5% (rice flour, butter (MILK), sugar, maize starch)',
    nutrition:
      'Energy 1811kJ/431kcal, Fat 15.6g, of which saturates 9.5g, Carbohydrate 70.3g, of which sugars 64.0g, Protein 2.3g, Salt 0.26g',
    confirmed: false,
  },
  {
    id: 16,
    name: 'Mint & Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), dark chocolate 8% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin), natural peppermint oil, colour: copper chlorophyllin',
    nutrition:
      'Energy 1778kJ/423kcal, Fat 14.6g, of which saturates 9.1g, Carbohydrate 70.7g, of which sugars 66.4g, Protein 2.1g, Salt 0.2g',
    confirmed: false,
  },
  {
    id: 17,
    name: 'Orange & Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), dark chocolate 8% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin), natural orange oil',
    nutrition:
      'Energy 1778kJ/422kcal, Fat 14.5g, of which saturates 9.0g, Carbohydrate 70.9g, of which sugars 66.6g, Protein 2.1g, Salt 0.21g',
    confirmed: false,
  },
  {
    id: 18,
    name: 'Rum & Raisin',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), raisins 9% (raisins, sunflower oil, preservative: SULPHITES), dark rum 2%, natural rum flavouring',
    nutrition:
      'Energy 1721kJ/408kcal, Fat 12.1g, of which saturates 7.6g, Carbohydrate 73.0g, of which sugars 69.4g, Protein 1.9g, Salt 0.18g',
    confirmed: false,
  },
  {
    id: 19,
    name: 'Sea Salt Caramel',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), caramel 8% (glucose syrup, sweetened condensed MILK, sugar, butter (MILK)), sea salt 0.8%',
    nutrition:
      'Energy 1767kJ/420kcal, Fat 13.8g, of which saturates 8.7g, Carbohydrate 72.0g, of which sugars 67.5g, Protein 1.9g, Salt 0.92g',
    confirmed: false,
  },
  {
    id: 20,
    name: 'Strawberry & Cream',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), double cream 5% (MILK), freeze-dried strawberry pieces 1%, natural strawberry flavouring, colour: beetroot red',
    nutrition:
      'Energy 1772kJ/421kcal, Fat 14.2g, of which saturates 8.9g, Carbohydrate 71.4g, of which sugars 67.3g, Protein 1.9g, Salt 0.19g',
    confirmed: false,
  },
  {
    id: 21,
    name: 'Turkish Delight',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Turkish delight pieces 9% (sugar, glucose syrup, maize starch, acidity regulator: citric acid, natural rose flavouring, colour: beetroot red), MILK chocolate 6% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin)',
    nutrition:
      'Energy 1752kJ/416kcal, Fat 12.8g, of which saturates 8.0g, Carbohydrate 73.4g, of which sugars 68.2g, Protein 1.8g, Salt 0.18g',
    confirmed: false,
  },
  {
    id: 22,
    name: 'Vanilla',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), natural vanilla extract 0.5%',
    nutrition:
      'Energy 1770kJ/421kcal, Fat 13.7g, of which saturates 8.6g, Carbohydrate 72.4g, of which sugars 69.0g, Protein 1.9g, Salt 0.22g',
    confirmed: false,
  },
  {
    id: 23,
    name: 'Oreo',
    isGlutenFree: false,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), Oreo biscuit 9% (WHEAT flour, sugar, palm oil, rapeseed oil, fat-reduced cocoa powder, WHEAT starch, glucose-fructose syrup, raising agents: potassium and sodium carbonates, salt, emulsifier: SOYA lecithin), white chocolate 4% (sugar, cocoa butter, whole MILK powder, emulsifier: SOYA lecithin)',
    nutrition:
      'Energy 1805kJ/429kcal, Fat 15.3g, of which saturates 8.7g, Carbohydrate 70.6g, of which sugars 63.7g, Protein 2.3g, Salt 0.29g',
    confirmed: false,
  },
  {
    id: 24,
    name: 'Rainbow Button',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), sugar-coated MILK chocolate buttons 9% (sugar, cocoa butter, whole MILK powder, cocoa mass, rice starch, emulsifier: SOYA lecithin, glazing agent: carnauba wax, colours: beetroot red, curcumin, spirulina concentrate)',
    nutrition:
      'Energy 1779kJ/423kcal, Fat 14.0g, of which saturates 8.6g, Carbohydrate 72.2g, of which sugars 68.6g, Protein 2.0g, Salt 0.19g',
    confirmed: false,
  },
  {
    id: 25,
    name: 'Rocky Road',
    isGlutenFree: false,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), MILK chocolate 8% (sugar, cocoa butter, whole MILK powder, cocoa mass, emulsifier: SOYA lecithin), digestive biscuit 5% (WHEAT flour, sugar, palm oil, wholemeal WHEAT flour, raising agents: sodium and ammonium carbonates, salt), marshmallow 4% (glucose syrup, sugar, beef gelatine), raisins 3%',
    nutrition:
      'Energy 1767kJ/420kcal, Fat 14.4g, of which saturates 8.6g, Carbohydrate 70.2g, of which sugars 63.3g, Protein 2.4g, Salt 0.27g',
    confirmed: false,
  },
  {
    id: 26,
    name: 'Vanilla',
    isGlutenFree: true,
    ingredients:
      'Sugar, condensed MILK (whole MILK, sugar), glucose syrup, butter (MILK, salt), natural vanilla extract 0.5%',
    nutrition:
      'Energy 1770kJ/421kcal, Fat 13.7g, of which saturates 8.6g, Carbohydrate 72.4g, of which sugars 69.0g, Protein 1.9g, Salt 0.22g',
    confirmed: false,
  },
  {
    id: 36,
    name: 'Traditional Tablet',
    isGlutenFree: true,
    ingredients: 'Sugar, condensed MILK (whole MILK, sugar), butter (MILK, salt), whole MILK',
    nutrition:
      'Energy 1784kJ/423kcal, Fat 10.6g, of which saturates 6.7g, Carbohydrate 80.1g, of which sugars 79.4g, Protein 1.8g, Salt 0.17g',
    confirmed: false,
  },
  {
    id: 37,
    name: 'Vegan Chocolate',
    isGlutenFree: true,
    ingredients:
      'Sugar, coconut cream, glucose syrup, dark chocolate 10% (cocoa mass, sugar, cocoa butter, emulsifier: SOYA lecithin), vegetable margarine (rapeseed oil, sunflower oil, water, salt), SOYA drink powder, fat-reduced cocoa powder',
    nutrition:
      'Energy 1758kJ/418kcal, Fat 13.2g, of which saturates 8.2g, Carbohydrate 73.3g, of which sugars 66.1g, Protein 1.4g, Salt 0.16g',
    confirmed: false,
  },
  {
    id: 38,
    name: 'Vegan Sea-Salt Caramel',
    isGlutenFree: true,
    ingredients:
      'Sugar, coconut cream, glucose syrup, vegetable margarine (rapeseed oil, sunflower oil, water, salt), SOYA drink powder, golden syrup, natural caramel flavouring, sea salt 0.8%',
    nutrition:
      'Energy 1751kJ/416kcal, Fat 12.4g, of which saturates 7.1g, Carbohydrate 75.2g, of which sugars 67.9g, Protein 0.8g, Salt 0.95g',
    confirmed: false,
  },
] as const satisfies readonly FlavourRecord[];

/** A name the compiler knows, so that a preset cannot name a flavour that does not exist. */
export type FlavourName = (typeof flavourRecords)[number]['name'];

/** Shown wherever the vegan flavours are sold. */
export const VEGAN_NOTE =
  'Made without any ingredient from animals, in a kitchen that handles milk: vegan here does not mean milk-free.';
