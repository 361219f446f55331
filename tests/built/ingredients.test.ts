import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { shop } from '#data/shop.ts';
import { VEGAN_NOTE } from '#copy/allergens.ts';
import { ask, attributesOf, findAll, findNamed, openMain, wordsOf } from '../support/built-site.ts';

const ALLERGENS =
  'milk soya eggs nuts gluten wheat peanuts sesame fish shellfish molluscs mustard lupin celery sulphites'.split(
    ' ',
  );

describe('the ingredients page', async () => {
  const main = await openMain('/ingredients');
  const paragraphs = findAll(main, 'p').map(wordsOf);
  const cards = findAll(main, 'li');

  it('has a heading and an intro', () => {
    expect(findAll(main, 'h1').map(wordsOf)).toEqual(['Ingredients and allergens']);
    expect(paragraphs).toContainEqual(
      expect.stringContaining('Here is all that goes into each of them'),
    );
  });

  it('states over 20 flavours, most of them gluten-free', () => {
    expect(paragraphs).toContainEqual(
      expect.stringContaining('We make over 20 flavours, and most are gluten-free.'),
    );
  });

  it('says beside its list that vegan does not mean milk-free', () => {
    expect(paragraphs).toContain(VEGAN_NOTE);
  });

  it('has an "About Our Fudge" block', () => {
    expect(wordsOf(findNamed(main, 'section', 'About Our Fudge'))).toContain(
      'boiled and beaten by hand',
    );
  });

  it('links allergen questions to the shop’s e-mail', () => {
    const lines = findAll(main, 'p').filter((one) =>
      wordsOf(one).includes('A question about allergens?'),
    );
    const links = lines.map((line) => findNamed(line, 'a', shop.email));
    expect(attributesOf(links, 'href')).toEqual([`mailto:${shop.email}?subject=Allergens`]);
  });

  it('has a card for each flavour with its name, an image and its ingredients', () => {
    const shown = cards.map((card) => ({
      name: wordsOf(card.querySelector('h3')),
      images: findAll(card, 'img').length,
      ingredients: card.querySelector(':scope > p')?.textContent.trim(),
    }));
    expect(shown).toEqual(
      catalogue.flavours.map(({ name, ingredients }) => ({ name, images: 1, ingredients })),
    );
  });

  it('has a Gluten-Free badge on all but Biscoff Biscuit and Oreo', () => {
    const without = cards.filter((card) => !wordsOf(card).includes('Gluten-Free'));
    expect(without.map((card) => wordsOf(card.querySelector('h3')))).toEqual([
      'Biscoff Biscuit',
      'Oreo',
    ]);
  });

  it('prints all allergen words in bold, and no others', () => {
    const lists = cards.flatMap((card) => findAll(card, ':scope > p'));
    const bold = new Set(
      lists.flatMap((list) => findAll(list, 'b')).map((word) => wordsOf(word).toLowerCase()),
    );
    expect(ALLERGENS.filter((word) => bold.has(word))).toEqual([
      ...['milk', 'soya', 'eggs', 'nuts', 'wheat', 'sulphites'],
    ]);
    expect([...bold].filter((word) => !ALLERGENS.includes(word)).sort()).toEqual([
      'almond',
      'almonds',
      'walnuts',
    ]);
    const plain = lists.flatMap((list) => {
      const rest = list.innerHTML.replace(/<b\b[^>]*>.*?<\/b>/g, '').replace(/<[^>]*>/g, '');
      return rest.toLowerCase().match(/[a-z]+/g) ?? [];
    });
    expect(plain.length).toBeGreaterThan(cards.length);
    expect(plain.filter((word) => ALLERGENS.includes(word))).toEqual([]);
  });

  it('ends with what the kitchen handles', () => {
    expect(paragraphs.at(-1)).toContain('Our kitchen handles milk, soya, eggs, nuts and gluten');
  });

  it('links each image to its large version, which works without scripts', async () => {
    const links = findAll(main, 'a').filter((link) =>
      attributesOf(findAll(link, 'img'), 'alt').includes('Vanilla fudge'),
    );
    const [imageUrl = null, ...others] = attributesOf(links, 'href');
    expect(others).toEqual([]);
    expect(imageUrl).toContain('vanilla-800');
    expect((await ask(imageUrl ?? '')).headers.get('content-type')).toBe('image/avif');
  });
});
