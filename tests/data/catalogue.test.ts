import { describe, expect, it, vi } from 'vitest';
import { boxes } from '#data/boxes.ts';
import { catalogue } from '#data/catalogue.ts';
import { flavourRecords } from '#data/flavours.ts';
import { keyrings } from '#data/keyrings.ts';
import { lidCategories, lidDesigns, lidOptions } from '#data/lids.ts';
import { mostPopularIds, presets } from '#data/presets.ts';
import { shippingOptions } from '#data/shipping.ts';
import { bulkDelivery } from '#domain/delivery/delivery.ts';
import { parseAllergens, containsGlutenCereal } from '#domain/food/allergens.ts';
import { selectionFills } from '#domain/box/box-rules.ts';
import { findById, slugify, totalQuantity } from '#domain/catalogue.ts';
import { MAX_NAME_TAGS } from '#domain/box/keyrings.ts';
import { lidDesignsIn } from '#domain/box/lids.ts';
import { NOTE_LIMIT, NOTE_WARNING } from '#domain/box/note.ts';
import { seasonalEvents } from '#domain/box/seasonal-events.ts';
import givenIds from './issued-keyring-ids.json' with { type: 'json' };
import { BOX_PRICES, MAIN_KEYRING, NAME_TAG, POSTAGE, rowsOf } from './price-list.ts';

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim());

const printed = (pence: number): string => (pence / 100).toFixed(2);

const isUnique = (list: readonly unknown[]): boolean => new Set(list).size === list.length;

describe('boxes, by the price list', () => {
  it('are eight, in this order', () => {
    const list = boxes.map(({ id, name, pricePence, weightGrams, pieces }) => [
      String(id),
      name,
      printed(pricePence),
      String(weightGrams),
      String(pieces),
    ]);
    expect(list).toEqual(rowsOf(BOX_PRICES));
  });

  it.each([
    ['Fudge Selection Boxes', [1, 2, 3]],
    ['Fudge Bar Options', [4, 5, 8]],
    ['Fudge Bag Options', [6, 7]],
  ])('%s holds %j', (group, ids) => {
    expect(boxes.filter((box) => box.group === group).map(({ id }) => id)).toEqual(ids);
  });

  it('two have a badge', () => {
    const badges = boxes.flatMap(({ id, badge }) => (badge ? [[id, badge]] : []));
    expect(badges).toEqual([
      [2, 'MOST POPULAR'],
      [7, 'VEGAN'],
    ]);
  });

  it('only the Box of 6 takes keyrings', () => {
    expect(boxes.filter((box) => box.takesKeyrings).map(({ id }) => id)).toEqual([1]);
  });

  it('only the 4-Bag Box takes tablet and the vegan flavours', () => {
    const extras = boxes.flatMap(({ id, extraFlavourIds }) =>
      extraFlavourIds ? [[id, extraFlavourIds]] : [],
    );
    expect(extras).toEqual([[6, [36, 37, 38]]]);
  });

  it('only the vegan box has a fixed selection, and it fills the box', () => {
    const [vegan, ...others] = boxes.filter((box) => box.fixedSelection);
    expect(others).toEqual([]);
    expect(vegan?.id).toBe(7);
    expect(vegan?.fixedSelection).toEqual([
      { flavourId: 37, quantity: 2 },
      { flavourId: 38, quantity: 2 },
    ]);
  });

  it.each([
    ['piece', 'pieces', [1, 2, 3]],
    ['bar', 'bars', [4, 5, 8]],
    ['bag', 'bags', [6, 7]],
  ])('the unit %s is for boxes of %s', (one, many, ids) => {
    expect(boxes.filter(({ unit }) => unit.one === one).map(({ id }) => id)).toEqual(ids);
    expect(boxes.filter(({ unit }) => unit.many === many).map(({ id }) => id)).toEqual(ids);
  });

  it('have the slug of their name', () => {
    expect(boxes.map(({ slug }) => slug)).toEqual(boxes.map(({ name }) => slugify(name)));
  });
});

describe('presets', () => {
  const nameOf = (id: number): string => findById(catalogue.flavours, id)?.name ?? '?';
  const list = (presetId: string): string =>
    (presets.find(({ id }) => id === presetId)?.selection ?? [])
      .map(({ flavourId, quantity }) => `${quantity} ${nameOf(flavourId)}`)
      .join(', ');

  it('are four, each for one kind of box', () => {
    const names = presets.map(({ name, boxId }) => [name, findById(boxes, boxId)?.name]);
    expect(names).toEqual([
      ['Top 6 Recommended', 'Box of 6'],
      ['Top 12 Recommended', 'Box of 12'],
      ['Top 30 Recommended', 'Ultimate Fudge Taster Box'],
      ['4-Bag Box Selection', '4-Bag Box'],
    ]);
  });

  it.each([
    [
      'top-6',
      '1 Baileys, 1 Belgian Chocolate, 1 Clotted Cream, 1 Millionaire, 1 Orange & Chocolate, 1 Sea Salt Caramel',
    ],
    [
      'top-12',
      '1 Baileys, 1 Belgian Chocolate, 1 Clotted Cream, 1 Millionaire, 1 Orange & Chocolate, 1 Sea Salt Caramel, ' +
        '1 Banana & Chocolate Swirl, 1 Caramel, 1 Lemon Cheesecake, 1 Mint & Chocolate, 1 Fudge Ice, 1 Vanilla',
    ],
    ['4-bag', '1 Belgian Chocolate, 1 Clotted Cream, 1 Millionaire, 1 Sea Salt Caramel'],
  ])('%s is %s', (id, flavours) => {
    expect(list(id)).toBe(flavours);
  });

  it('Top 30 is every flavour but tablet and the vegan ones, six of them twice', () => {
    const top30 = presets.find(({ id }) => id === 'top-30')?.selection ?? [];
    const ids = catalogue.flavours.map(({ id }) => id).filter((id) => id < 36);
    expect(top30.map(({ flavourId }) => flavourId).sort((a, b) => a - b)).toEqual(
      ids.sort((a, b) => a - b),
    );
    expect(ids).toHaveLength(24);
    const twice = top30.filter(({ quantity }) => quantity === 2);
    expect(twice.map(({ flavourId }) => nameOf(flavourId))).toEqual([
      'Baileys',
      'Belgian Chocolate',
      'Clotted Cream',
      'Millionaire',
      'Sea Salt Caramel',
      'Caramel',
    ]);
    expect(totalQuantity(top30)).toBe(30);
  });

  it.each(presets.map((preset) => [preset.name, preset] as const))(
    '"%s" fills its box',
    (_name, preset) => {
      const box = findById(boxes, preset.boxId);
      expect(box && selectionFills(box, preset.selection, catalogue)).toBe(true);
    },
  );

  it('the six most popular flavours are those of Top 6', () => {
    const top6 = presets.find(({ id }) => id === 'top-6')?.selection;
    expect(mostPopularIds).toEqual(top6?.map(({ flavourId }) => flavourId));
    expect(mostPopularIds).toHaveLength(6);
  });
});

describe('lids', () => {
  it('the older list has eleven options', () => {
    expect(lidOptions.map(({ id, name }) => `${id} ${name}`)).toEqual(
      lines(`
        0 Not a Gift (For Myself)
        1 Happy Birthday
        2 Mother's Day
        3 Father's Day
        4 Easter
        5 Valentine's Day
        6 Thank You
        7 I Fudgin Love You
        8 World's Best
        9 Happy Anniversary
        10 Enjoy Your Fudge`),
    );
  });

  it('there are fourteen categories', () => {
    expect(lidCategories.map(({ id, name }) => `${id} ${name}`)).toEqual(
      lines(`
        0 Not a Gift
        1 Happy Birthday
        2 Mother's Day
        3 Father's Day
        4 Easter
        5 Valentine's Day
        6 Thinking of You
        7 I Fudgin Love You
        8 Thank You
        9 Happy Christmas
        10 Enjoy Your Fudge
        11 World's Best Dad
        12 Happy Anniversary
        13 Family`),
    );
  });

  it.each([
    ['Not a Gift', [0]],
    ['Celebrations', [1, 12, 13]],
    ['Year-Round Sentiments', [6, 7, 8, 10]],
    ['Seasonal', [2, 3, 4, 5, 9, 11]],
  ])('%s groups %j', (group, ids) => {
    const inGroup = lidCategories.filter((category) => category.group === group);
    expect(inGroup.map(({ id }) => id)).toEqual(ids);
  });

  it.each(lidCategories.map(({ id, name }) => [name, id] as const))(
    '%s (%i) has designs, each name once',
    (_name, id) => {
      const names = lidDesignsIn(id, catalogue).map(({ name }) => name);
      expect(names).not.toEqual([]);
      expect(isUnique(names)).toBe(true);
    },
  );

  it('a category with one design chooses it, the others open the picker', () => {
    const counts = [1, 12, 6, 7, 8, 10, 13].map((id) => lidDesignsIn(id, catalogue).length);
    expect(counts).toEqual([5, 1, 2, 2, 2, 1, 5]);
  });

  it('29 designs have unique names and images', () => {
    expect(lidDesigns).toHaveLength(29);
    expect(isUnique(lidDesigns.map(({ slug }) => slug))).toBe(true);
    expect(lidDesigns.every(({ name, slug }) => slug === slugify(name))).toBe(true);
  });

  it.each([
    ['Enjoy your fudge', [0, 10]],
    ["World's Best Dad", [3, 11, 13]],
    ["World's Best Mum", [2, 13]],
    ["Dad You're My Hero", [3, 13]],
    ['I Fudgin Love You Blue', [5, 7]],
    ['I Fudgin Love You Pink', [5, 7]],
  ])('"%s" is shared by %j', (name, ids) => {
    const design = lidDesigns.find((entry) => entry.name === name);
    expect(design?.categoryIds.toSorted((a, b) => a - b)).toEqual(ids);
  });

  it('belong to categories that exist', () => {
    const strangers = lidDesigns.filter(({ categoryIds }) =>
      categoryIds.some((id) => !findById(lidCategories, id)),
    );
    expect(strangers).toEqual([]);
  });

  it('every seasonal event has a category of its name', () => {
    for (const { categoryId, name } of seasonalEvents) {
      expect(findById(lidCategories, categoryId)).toMatchObject({ name, group: 'Seasonal' });
    }
  });
});

describe('keyrings', () => {
  const mains = keyrings.filter((keyring) => !keyring.isNameTag);
  const tags = keyrings.filter((keyring) => keyring.isNameTag);

  it('keep every issued id with its title; new ids are added to the issued list', () => {
    expect(Object.fromEntries(keyrings.map(({ id, title }) => [id, title]))).toEqual(givenIds);
  });

  it('are 158 with unique ids', () => {
    expect(keyrings).toHaveLength(158);
    expect(isUnique(keyrings.map(({ id }) => id))).toBe(true);
  });

  it('are one product', () => {
    expect(new Set(keyrings.map(({ product }) => product))).toEqual(new Set(['My Family Keyring']));
  });

  it('the first twelve are main keyrings, at one price', () => {
    expect(mains.map(({ id, pricePence }) => [id, printed(pricePence)])).toEqual(
      Array.from({ length: 12 }, (_, i) => [i + 1, MAIN_KEYRING]),
    );
    expect(isUnique(mains.map(({ title }) => title))).toBe(true);
    expect(mains.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'this nan belongs',
        'this mum belongs',
        'my heart belongs to',
        'Best friends forever',
        'Always in my thoughts',
      ]),
    );
  });

  it('the 146 name tags have one price', () => {
    expect(tags).toHaveLength(146);
    expect(new Set(tags.map(({ pricePence }) => printed(pricePence)))).toEqual(new Set([NAME_TAG]));
  });

  it('start with eleven family words', () => {
    expect(tags.slice(0, 11).map(({ title }) => title)).toEqual(
      'mum dad sister brother son daughter grandad grandma nan nanny auntie'.split(' '),
    );
  });

  it('continue with 135 different first names in alphabetical order', () => {
    const names = tags.slice(11).map(({ title }) => title);
    expect(names).toHaveLength(135);
    expect(names.every((name) => /^[A-Z][a-z]+$/.test(name))).toBe(true);
    expect(names).toEqual([...new Set(names)].sort());
  });
});

it('shipping is Royal Mail, by the price list', () => {
  expect(
    shippingOptions.map(({ id, name, pricePence }) => [String(id), name, printed(pricePence)]),
  ).toEqual(rowsOf(POSTAGE));
  for (const option of shippingOptions) {
    expect(option).toMatchObject({ provider: 'Royal Mail', estimatedDays: 0 });
  }
});

it('the delivery methods have ids of their own, and that of slices is none of them', () => {
  const ids = [...shippingOptions, bulkDelivery].map(({ id }) => id);
  expect(isUnique(ids)).toBe(true);
});

it('the limits are 100 characters, a warning from 90, and three names', () => {
  expect([NOTE_LIMIT, NOTE_WARNING, MAX_NAME_TAGS]).toEqual([100, 90, 3]);
});

describe("the catalogue's version", () => {
  /** Returns the version of the catalogue with the first box at another price. */
  async function versionAt(pricePence: number): Promise<string> {
    vi.resetModules();
    vi.doMock('#data/boxes.ts', () => ({
      boxes: boxes.map((box, place) => (place === 0 ? { ...box, pricePence } : box)),
    }));
    const { catalogue: changed } = await import('#data/catalogue.ts');
    vi.doUnmock('#data/boxes.ts');
    vi.resetModules();
    return changed.version;
  }

  it('is eight hexadecimal digits', () => {
    expect(catalogue.version).toMatch(/^[0-9a-f]{8}$/);
  });

  it('changes with a price, and comes back with it', async () => {
    const price = boxes[0]?.pricePence ?? 0;
    expect(await versionAt(price + 1)).not.toBe(catalogue.version);
    expect(await versionAt(price)).toBe(catalogue.version);
  });
});

describe('claims on pages are true', () => {
  const { flavours } = catalogue;
  const isGlutenFree = ({ ingredients }: { ingredients: string }): boolean =>
    !containsGlutenCereal(ingredients);

  it('"over 20 flavours" and "over 23 flavours"', () => {
    expect(flavours.length).toBeGreaterThan(23);
  });

  it('"most are gluten-free", by their ingredients as well', () => {
    const most = flavours.length / 2;
    expect(flavours.filter((flavour) => flavour.isGlutenFree).length).toBeGreaterThan(most);
    expect(flavours.filter(isGlutenFree).length).toBeGreaterThan(most);
  });

  it('"handles milk, soya, eggs, nuts and gluten": all that flavours contain, besides sulphites', () => {
    const contained = new Set(
      flavourRecords.flatMap(({ ingredients }) => parseAllergens(ingredients)),
    );
    expect([...contained].sort()).toEqual(['eggs', 'milk', 'nuts', 'soya', 'sulphites', 'wheat']);
  });
});
