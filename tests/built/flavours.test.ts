import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { parseAllergens } from '#domain/food/allergens.ts';
import { formatPounds } from '#domain/money.ts';
import { GLUTEN_NOTE, KITCHEN_LINE, VEGAN_NOTE } from '#copy/allergens.ts';
import {
  attributesOf,
  findAll,
  findNamed,
  openMain,
  textOf,
  wordsOf,
} from '../support/built-site.ts';
import { readPage } from '../support/read-page.ts';
import { boxPence } from '../support/shop-prices.ts';

describe('the flavours page', async () => {
  const main = await openMain('/flavours');
  const cards = findAll(main, 'li.card[data-contains]');

  it('shows all in order, each with an image', () => {
    expect(cards.map((card) => wordsOf(card.querySelector('h2')))).toEqual(
      catalogue.flavours.map(({ name }) => name),
    );
    expect(cards.map((card) => findAll(card, 'img').length)).toEqual(cards.map(() => 1));
  });

  it.each(catalogue.flavours)(
    'lists the allergens of $name, with a mark if it contains wheat',
    ({ name, ingredients, isGlutenFree }) => {
      const card = cards.find((one) => wordsOf(one.querySelector('h2')) === name);
      expect(findAll(card, 'p').map(wordsOf)).toContain(
        `Contains: ${parseAllergens(ingredients).join(', ')}`,
      );
      const marks = findAll(card, 'span').filter((one) => wordsOf(one) === 'Contains wheat');
      expect(marks).toHaveLength(isGlutenFree ? 0 : 1);
    },
  );

  it('counts the flavours of the catalogue', () => {
    expect(wordsOf(main.querySelector('.lead'))).toContain(
      `We make ${catalogue.flavours.length} flavours.`,
    );
  });

  it('says below its list what the kitchen handles, and that vegan does not mean milk-free', () => {
    expect(findAll(main, 'p').map(wordsOf)).toContainEqual(
      expect.stringContaining(`${KITCHEN_LINE} ${VEGAN_NOTE}`),
    );
  });

  it('says in its header that the kitchen handles gluten, and links to more', () => {
    const note = findNamed(main, '.page-header a', 'Coeliac? Our kitchen handles gluten');
    expect(note.getAttribute('href')).toBe('/faq#allergens');
  });
});

it.each(['/flavours', '/flavours/vanilla', '/ingredients'])(
  '%s never uses the word "safe"',
  async (path) => {
    expect(await textOf(path)).not.toMatch(/\bsafe\b/i);
  },
);

describe('a flavour page', () => {
  it('shows image, badge, ingredients and allergens', async () => {
    const main = await openMain('/flavours/cherry-and-almond');
    const altTexts = attributesOf(findAll(main, 'img'), 'alt');
    expect(altTexts).toContain('Pieces of Cherry & Almond fudge, one of them broken');
    expect(findNamed(main, 'span', 'Gluten-Free')).toBeDefined();
    const words = wordsOf(main);
    for (const fact of [GLUTEN_NOTE, 'Contains: milk, nuts, sulphites', KITCHEN_LINE]) {
      expect(words).toContain(fact);
    }
    const bold = findAll(findNamed(main, 'section', 'Ingredients'), 'b').map(wordsOf);
    expect(new Set(bold)).toEqual(new Set(['MILK', 'SULPHITES', 'NUTS', 'ALMONDS', 'ALMOND']));
  });

  it('has a nutrition table per 100 g', async () => {
    const main = await openMain('/flavours/lemon-cheesecake');
    const table = findAll(main, 'table').find(
      (one) => wordsOf(one.querySelector('caption')) === 'Nutrition',
    );
    const rows = findAll(table, 'tr').map((row) => findAll(row, 'th, td').map(wordsOf));
    expect(rows).toEqual([
      ['Typical values', 'per 100 g'],
      ['Energy', '1763 kJ / 419 kcal'],
      ['Fat', '14.1 g'],
      ['of which saturates', '8.7 g'],
      ['Carbohydrate', '70.8 g'],
      ['of which sugars', '67.0 g'],
      ['Protein', '2.2 g'],
      ['Salt', '0.23 g'],
    ]);
  });

  it('says what a box with it costs, and which filled boxes hold it', async () => {
    const main = await openMain('/flavours/sea-salt-caramel');
    expect(wordsOf(main)).toContain(`From ${formatPounds(boxPence(1))} in a Box of 6, delivered`);
    const notes = findAll(main, 'p').filter((one) => wordsOf(one).startsWith('In our'));
    expect(notes.map((note) => findAll(note, 'a').map(wordsOf))).toEqual([
      ['Six Favourites', 'Twelve Favourites', 'Twenty-Four Flavour Taster', 'Four Favourite Bags'],
    ]);
  });

  it('names the boxes of a flavour sold only by the bag, and explains vegan', async () => {
    const main = await openMain('/flavours/vegan-chocolate');
    const notes = findAll(main, 'p').filter((one) => wordsOf(one).includes('It comes by the bag'));
    expect(notes).toHaveLength(1);
    const links = findAll(main, 'a').map(wordsOf);
    // Each is named once.
    expect(links.filter((text) => /^4-Bag/.test(text))).toEqual(['4-Bag Box', '4-Bag Vegan Box']);
    expect(wordsOf(main)).toContain('vegan here does not mean milk-free');
  });

  it('links to two flavours on each side and back to all flavours', async () => {
    const main = await openMain('/flavours/baileys');
    expect(findAll(findNamed(main, 'nav', 'More flavours'), 'a').map(wordsOf)).toEqual([
      'Vegan Chocolate',
      'Vegan Sea-Salt Caramel',
      'Banana & Chocolate Swirl',
      'Belgian Chocolate',
    ]);
    const trail = findAll(findNamed(main, 'nav', 'Breadcrumb'), 'li').map(wordsOf);
    expect(trail).toEqual(['Home', 'Flavours', 'Baileys']);
    const { canonical, data } = readPage(await textOf('/flavours/baileys'));
    const { origin } = new URL(canonical ?? '');
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'BreadcrumbList',
        itemListElement: [
          ['Home', '/'],
          ['Flavours', '/flavours'],
          ['Baileys', '/flavours/baileys'],
        ].map(([name, path], index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: `${origin}${path}`,
        })),
      }),
    ]);
  });
});
