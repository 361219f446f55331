import { bankHolidays } from '#data/bank-holidays.ts';
import { slugify, type BoxType, type Catalogue, type Flavour } from '#domain/catalogue.ts';
import type { DeliveryService } from '#domain/delivery/dispatch.ts';

const flavour = (id: number, name: string, allergens: string): Flavour => ({
  id,
  name,
  slug: slugify(name),
  isGlutenFree: true,
  ingredients: `Sugar, ${allergens}`,
  confirmed: false,
});

const gift = { group: 'Fudge Selection Boxes', unit: { one: 'piece', many: 'pieces' } } as const;
const bags = { group: 'Fudge Bag Options', unit: { one: 'bag', many: 'bags' } } as const;

const boxType = (box: Omit<BoxType, 'slug' | 'description'>): BoxType => ({
  ...box,
  slug: slugify(box.name),
  description: `A ${box.name}`,
});

const flavours = [
  flavour(1, 'Plain', 'MILK'),
  flavour(2, 'Honey', 'MILK'),
  flavour(3, 'Cocoa', 'MILK, SOYA'),
  flavour(5, 'Toffee', 'MILK'),
  flavour(6, 'Biscuit', 'MILK, WHEAT'),
  flavour(14, 'Walnut', 'MILK, NUTS (WALNUTS)'),
  flavour(22, 'Vanilla', 'MILK'),
  flavour(36, 'Tablet', 'MILK'),
  flavour(37, 'Vegan Cocoa', 'SOYA'),
  flavour(38, 'Vegan Caramel', 'SOYA'),
];

/**
 * A small shop for tests of the rules, with a box of each kind at invented, round prices. Its ids are those of
 * `orders.ts`, so that the orders there are orders of this shop too. What the real shop sells is tested in tests/data.
 */
export const fixtureCatalogue: Catalogue = {
  version: 'fixture',
  soldOut: [],
  flavours,
  allFlavours: flavours,
  boxes: [
    boxType({
      ...gift,
      id: 1,
      name: 'Box of 6',
      pricePence: 1000,
      weightGrams: 200,
      pieces: 6,
      takesKeyrings: true,
    }),
    boxType({ ...gift, id: 2, name: 'Box of 12', pricePence: 2000, weightGrams: 400, pieces: 12 }),
    boxType({ ...gift, id: 3, name: 'Box of 30', pricePence: 3000, weightGrams: 1000, pieces: 30 }),
    boxType({
      ...bags,
      id: 6,
      name: 'Bag Box',
      pricePence: 1500,
      weightGrams: 400,
      pieces: 4,
      extraFlavourIds: [36, 37, 38],
    }),
    boxType({
      ...bags,
      id: 7,
      name: 'Vegan Bag Box',
      pricePence: 1600,
      weightGrams: 400,
      pieces: 4,
      fixedSelection: [
        { flavourId: 37, quantity: 2 },
        { flavourId: 38, quantity: 2 },
      ],
    }),
  ],
  presets: [
    {
      id: 'six',
      name: 'Six of the Best',
      boxId: 1,
      selection: [1, 2, 3, 5, 6, 22].map((flavourId) => ({ flavourId, quantity: 1 })),
    },
  ],
  lidCategories: [
    { id: 0, name: 'Not a Gift', group: 'Not a Gift' },
    { id: 1, name: 'Happy Birthday', group: 'Celebrations' },
  ],
  lidDesigns: [
    'Enjoy your fudge',
    'Happy Birthday',
    'Happy Birthday Mum',
    'Happy Birthday Dad',
  ].map((name, index) => ({ name, slug: slugify(name), categoryIds: [index === 0 ? 0 : 1] })),
  keyrings: [
    { id: 1, product: 'My Family Keyring', title: 'this nan belongs', pricePence: 300 },
    { id: 2, product: 'My Family Keyring', title: 'this mum belongs', pricePence: 300 },
    ...(['mum', 'dad', 'sister'] as const).map((title, index) => ({
      id: 13 + index,
      product: 'My Family Keyring' as const,
      title,
      pricePence: 100,
      isNameTag: true as const,
    })),
  ],
  shippingOptions: [
    {
      id: 1,
      name: 'Royal Mail 2nd Class',
      provider: 'Royal Mail',
      estimatedDays: 0,
      pricePence: 0,
      workingDays: { first: 2, last: 4 },
    },
    {
      id: 2,
      name: 'Royal Mail 1st Class',
      provider: 'Royal Mail',
      estimatedDays: 0,
      pricePence: 500,
      workingDays: { first: 1, last: 2 },
    },
  ],
};

/** The delivery of the small shop, on the bank holidays of England. */
export const fixtureDelivery: DeliveryService = {
  options: fixtureCatalogue.shippingOptions,
  calendar: {
    closures: [],
    bankHolidays,
    lastPostings: [
      { shippingId: 1, lastDay: '2026-12-18', event: '2026-12-25' },
      { shippingId: 2, lastDay: '2026-12-21', event: '2026-12-25' },
    ],
  },
};
