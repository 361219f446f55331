import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { shippingOptions } from '#data/shipping.ts';
import { boxesOnSale, shopBoxes } from '#data/shop-boxes.ts';
import { flavoursFor } from '#domain/box/box-rules.ts';
import { includesVegan, listAllergens } from '#domain/food/allergens.ts';
import { KITCHEN_LINE, VEGAN_NOTE } from '#copy/allergens.ts';
import { formatPounds, penceToPounds, pencePerKilogram } from '#domain/money.ts';
import { resolveSelection } from '#domain/box/shop-boxes.ts';
import { formatWeight } from '#domain/weight.ts';
import {
  ask,
  attributesOf,
  findAll,
  findNamed,
  openMain,
  textOf,
  wordsOf,
} from '../support/built-site.ts';
import { readPage } from '../support/read-page.ts';
import { boxPence } from '../support/shop-prices.ts';

/** Returns the file name of an image, without folder and extension. */
const fileOf = (source: string | null) => /([^/]+)\.\w+(?:\?.*)?$/.exec(source ?? '')?.[1];

describe('the boxes page', async () => {
  const main = await openMain('/shop-boxes');

  for (const [group, isReadyMade] of [
    ['Filled for you', true],
    ['Fill it yourself', false],
  ] as const) {
    it(`lists the boxes of “${group}” with their prices`, () => {
      const boxes = boxesOnSale.filter((sold) => sold.isReadyMade === isReadyMade);
      const cards = findAll(findNamed(main, 'section', group), 'li.card');
      expect(cards.map((card) => findAll(card, 'h2, h3, h4').map(wordsOf))).toEqual(
        boxes.map(({ name }) => [name]),
      );
      for (const [index, { name, slug, box, selection }] of boxes.entries()) {
        const [card = main] = cards.slice(index);
        const words = wordsOf(card);
        expect(words).toContain(formatPounds(box.pricePence));
        const perKilogram = formatPounds(pencePerKilogram(box.pricePence, box.weightGrams));
        expect(words).toContain(
          `${formatWeight(box.weightGrams)} · ${box.pieces} ${box.unit.many} ${perKilogram} per kg`,
        );
        const pictures = findAll(card, '.card__image img');
        expect(attributesOf(pictures, 'src').map(fileOf)).toEqual([`${slug}-480`]);
        const contents = resolveSelection(selection, catalogue).map(({ flavour }) => flavour);
        const isFirstFilled = isReadyMade && index === 0;
        expect(findAll(card, '.contents > li').map(wordsOf)).toEqual(
          isFirstFilled ? contents.map(({ name }) => name) : [],
        );
        // A box that one tap puts into the basket says first what it contains.
        expect(findAll(card, '.contains').map(wordsOf)).toEqual(
          isReadyMade ? [`Contains: ${listAllergens(contents).join(', ')}`] : [],
        );
        const link = findNamed(card, 'a', name);
        expect(link.getAttribute('href')).toBe(`/shop-boxes/${slug}`);
      }
    });
  }
});

it('the boxes page counts the boxes that the shopper fills, without the one that the shop fills', async () => {
  const toFill = boxesOnSale.filter(({ selection }) => selection.length === 0);
  const { description } = readPage(await textOf('/shop-boxes'));
  expect(description).toContain(
    `${boxesOnSale.length - toFill.length} boxes that we fill, and ${toFill.length} to fill as you like.`,
  );
  const yours = findNamed(await openMain('/shop-boxes'), 'section', 'Fill it yourself');
  expect(wordsOf(yours)).toContain('We fill the 4-Bag Vegan Box; its lid and card are yours.');
});

it('catalogue.json lists the ready-made boxes, priced in pence', async () => {
  const body: unknown = JSON.parse(await textOf('/catalogue.json'));
  expect(body).toMatchObject({
    shopBoxes: shopBoxes.map(({ slug, boxId, selection }) => ({
      sku: slug,
      boxId,
      price: boxPence(boxId),
      flavours: selection.map(({ quantity }) => ({ quantity })),
    })),
  });
});

describe.each(boxesOnSale)('/shop-boxes/$slug', async (sold) => {
  const { slug, name, box, selection, isReadyMade } = sold;
  const main = await openMain(`/shop-boxes/${slug}`);
  const contents = resolveSelection(selection, catalogue);

  it('shows name, price, weight and price per kilogram of the catalogue', () => {
    expect(findAll(main, 'h1').map(wordsOf)).toEqual([name]);
    expect(findAll(main, '.price').map(wordsOf)).toEqual(
      Array.from({ length: 2 }, () => formatPounds(box.pricePence)),
    );
    const caption = wordsOf(main.querySelector('.caption'));
    expect(caption).toContain('FREE Standard Delivery');
    const perKilogram = pencePerKilogram(box.pricePence, box.weightGrams);
    expect(caption).toContain(`${formatWeight(box.weightGrams)} · ${box.pieces} ${box.unit.many}`);
    expect(caption).toContain(`${formatPounds(perKilogram)} per kg`);
  });

  it('shows one photograph, of this box, and says what is seen', () => {
    const photographs = findAll(main, 'picture > img:not([alt=""])');
    const lid = isReadyMade ? 'its lid: Enjoy your fudge' : 'its lid';
    expect(attributesOf(photographs, 'alt')).toEqual([
      `${name}, open, with its ${box.pieces} ${box.unit.many} of fudge, and ${lid}`,
    ]);
    expect(attributesOf(photographs, 'src').map(fileOf)).toEqual([`${slug}-480`]);
  });

  it('lists its contents, or the flavours to choose from, and allergens', () => {
    const rows = findAll(findNamed(main, 'section', 'What is in it'), 'li').map((row) =>
      // A badge that is hidden until the shop says so.
      wordsOf(row).replace(/^Sold out /, ''),
    );
    const isFilled = contents.length > 0;
    const choice = flavoursFor(box, catalogue).map(({ name }) => name);
    const filling = contents.map(({ flavour, quantity }): unknown =>
      expect.stringMatching(
        new RegExp(`^${flavour.name}\\s*${quantity > 1 ? `${quantity} ` : '(1 .+)?$'}`),
      ),
    );
    expect(rows).toEqual(isFilled ? filling : choice);
    const allergens = wordsOf(findNamed(main, 'section', 'Allergens'));
    expect(allergens).toContain(KITCHEN_LINE);
    const offered = isFilled ? contents.map(({ flavour }) => flavour) : flavoursFor(box, catalogue);
    expect(allergens.includes(VEGAN_NOTE)).toBe(includesVegan(offered));
    if (!isFilled) return;
    const contained = listAllergens(contents.map(({ flavour }) => flavour)).join(', ');
    expect(allergens).toContain(`This box contains: ${contained}`);
  });

  it('states the cost of both delivery methods', () => {
    const delivery = wordsOf(findNamed(main, 'section', 'Delivery'));
    expect(delivery).toMatch(/Royal Mail 2nd Class\s*FREE/);
    expect(delivery).toMatch(/Royal Mail 1st Class\s*£2\.00/);
  });

  it('has matching structured data, without a rating', async () => {
    const { data } = readPage(await textOf(`/shop-boxes/${slug}`));
    expect(data.map((one) => one['@type']).sort()).toEqual(['BreadcrumbList', 'Product']);
    const product = data.find((one) => one['@type'] === 'Product');
    expect(product).toMatchObject({
      name,
      sku: slug,
      weight: { value: box.weightGrams, unitCode: 'GRM' },
      offers: {
        '@type': 'Offer',
        price: box.pricePence / 100,
        priceCurrency: 'GBP',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: box.pricePence / 100,
          referenceQuantity: {
            value: box.weightGrams,
            unitCode: 'GRM',
            valueReference: { value: 1, unitCode: 'KGM' },
          },
        },
        shippingDetails: shippingOptions.map(({ pricePence }) => ({
          '@type': 'OfferShippingDetails',
          shippingRate: { value: penceToPounds(pricePence), currency: 'GBP' },
        })),
      },
    });
    expect(JSON.stringify(product)).not.toMatch(/rating|review/i);
    const image = product?.['@type'] === 'Product' ? product.image : '';
    expect((await ask(new URL(image).pathname)).status).toBe(200);
  });

  it('offers the cart and a lid, or the builder', () => {
    if (isReadyMade) {
      expect(findNamed(main, 'button', `Add to basket ${name}`)).toBeDefined();
      const flavours = selection.map(({ flavourId, quantity }) => `${flavourId}x${quantity}`);
      const inBuilder = 'All lids, keyrings and flavours: open this box in the builder';
      expect(findNamed(main, 'a', inBuilder).getAttribute('href')).toBe(
        `/build-your-box#box=${box.id}&flavours=${flavours.join('-')}`,
      );
      return;
    }
    const call = box.fixedSelection ? 'Build this box' : 'Choose your flavours';
    expect(findNamed(main, 'a', call).getAttribute('href')).toBe(`/build-your-box?boxId=${box.id}`);
    expect(wordsOf(main)).not.toContain('Add to basket');
  });
});

describe('the sitemaps', async () => {
  const products = await textOf('/sitemap-products.xml');
  const images = await textOf('/sitemap-images.xml');
  const pictured = (path: string) =>
    new RegExp(
      `${path}</loc>(<lastmod>[\\dT:.Z-]+</lastmod>)?<image:image><image:loc>http[^<]+\\.webp\\?[0-9a-f]{6}</image:loc>`,
    );

  it.each(boxesOnSale)('list the page of $name and its image', ({ slug }) => {
    expect(products).toContain(`/shop-boxes/${slug}</loc>`);
    expect(images).toMatch(pictured(`/shop-boxes/${slug}`));
  });

  it.each(catalogue.flavours)('list the image of $name', ({ slug }) => {
    expect(images).toMatch(pictured(`/flavours/${slug}`));
  });
});
