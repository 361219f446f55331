import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { catalogue } from '#data/catalogue.ts';
import { claims } from '#data/claims.ts';
import { faq } from '#data/faq.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { shop } from '#data/shop.ts';
import { transitText } from '#copy/delivery.ts';
import { formatDeliveryPrice, formatPounds, pencePerKilogram } from '#domain/money.ts';
import { ask, textOf } from '../support/built-site.ts';
import { readPage, type PageRead } from '../support/read-page.ts';
import type { StructuredData } from '../support/structured-data.ts';
import { highestBoxPence } from '../support/shop-prices.ts';

const HIDDEN = [
  '/maintenance',
  '/thank-you',
  '/order',
  '/qr-code',
  '/basket',
  '/data-requests/copy-sent',
  '/data-requests/deleted',
  '/data-requests/sent',
  '/message-sent',
  '/allergen-card',
  '/release-confirmation',
  '/shopkeeper',
] as const;
const PARTS = ['/sitemap-main.xml', '/sitemap-products.xml', '/sitemap-images.xml'] as const;
const SCHEMAS = join(import.meta.dirname, '../support/schemas');

const read = async (path: string): Promise<PageRead> => readPage(await textOf(path));
const pathOf = (address: string): string => new URL(address).pathname;
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

/** Returns the paths of all pages in the sitemaps. */
async function indexedPaths(): Promise<string[]> {
  const maps = await Promise.all(PARTS.map((part) => textOf(part)));
  return [...new Set(maps.flatMap(locations).map(pathOf))];
}

/** Returns a page's structured data of a type, of which it has exactly one. */
function only<T extends StructuredData['@type']>({ data }: PageRead, type: T) {
  const found = data.filter((one): one is Extract<StructuredData, { '@type': T }> => {
    return one['@type'] === type;
  });
  expect(found).toHaveLength(1);
  const [one] = found;
  if (!one) throw new Error(`No ${type}`);
  return one;
}

describe('the head of every page', () => {
  it('has a unique title and description, of a length that search engines show', async () => {
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
    for (const path of [...(await indexedPaths()), ...HIDDEN]) {
      const { title, description } = await read(path);
      expect([path, title.length > 10 && title.length <= 60]).toEqual([path, true]);
      expect([path, description.length >= 70 && description.length <= 155]).toEqual([path, true]);
      expect([path, seen.title.get(title)]).toEqual([path, undefined]);
      expect([path, seen.description.get(description)]).toEqual([path, undefined]);
      // A list of allergens needs the kitchen's line beside it, for which a result has no room.
      expect([path, description]).toEqual([path, expect.not.stringContaining('Contains:')]);
      seen.title.set(title, path);
      seen.description.set(description, path);
    }
  });

  it('has the canonical URL, without query', async () => {
    for (const path of await indexedPaths()) {
      const { canonical, isIndexable, preview } = await read(`${path}?box=6&utm=x`);
      expect([path, isIndexable]).toEqual([path, true]);
      expect(new URL(canonical ?? '').search).toBe('');
      expect(pathOf(canonical ?? '')).toBe(path);
      expect(preview['og:url']).toBe(canonical);
    }
  });

  it('has noindex on maintenance, thank-you, QR page, basket and confirmations', async () => {
    const indexed = await indexedPaths();
    for (const path of HIDDEN) {
      const { isIndexable, canonical } = await read(path);
      expect([path, isIndexable, canonical]).toEqual([path, false, null]);
      expect(indexed).not.toContain(path);
    }
  });

  for (const [path, image] of [
    ['/', 'default'],
    ['/about', 'default'],
    ['/build-your-box', 'build-your-box'],
    ['/qr-code', 'build-your-box'],
    ['/shop-boxes', 'shop-boxes'],
    ...boxesOnSale.map(({ slug }) => [`/shop-boxes/${slug}`, `boxes/${slug}`] as const),
    ['/weddings-corporate', 'weddings'],
    ['/flavours', 'flavours'],
    ...catalogue.flavours.map(({ slug }) => [`/flavours/${slug}`, `flavours/${slug}`] as const),
    ['/ingredients', 'flavours'],
  ] as const) {
    it(`has the preview image “${image}” on ${path}`, async () => {
      const { title, description, preview } = await read(path);
      expect(preview).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:site_name': shop.name,
        'og:image:width': '1200',
        'og:image:height': '630',
      });
      expect(pathOf(preview['og:image'] ?? '')).toBe(`/og/${image}.jpg`);
      const answer = await ask(`/og/${image}.jpg`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    });
  }
});

describe('the sitemaps', () => {
  it('sitemap.xml is the index of the other three, and robots.txt links to it', async () => {
    const index = locations(await textOf('/sitemap.xml'));
    expect(index.map(pathOf)).toEqual(PARTS);
    const robots = await textOf('/robots.txt');
    const origin = new URL(index[0] ?? '').origin;
    expect(robots.split('\n').filter((line) => line !== '')).toEqual([
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      `Sitemap: ${origin}/sitemap.xml`,
    ]);
  });

  for (const [file, schema] of [
    ['/sitemap.xml', 'siteindex.xsd'],
    ...PARTS.map((part) => [part, 'sitemap.xsd'] as const),
  ] as const) {
    it(`${file} is valid`, async () => {
      const schemaNamed = async (fileName: string) => ({
        fileName,
        contents: await readFile(join(SCHEMAS, fileName), 'utf8'),
      });
      const { errors, valid } = await validateXML({
        xml: { fileName: 'map.xml', contents: await textOf(file) },
        schema: await schemaNamed(schema),
        preload: await schemaNamed('sitemap-image.xsd'),
      });
      expect(errors.map(({ message }) => message)).toEqual([]);
      expect(valid).toBe(true);
    });
  }

  it('list pages in -main, builder and boxes in -products, none twice', async () => {
    const [main, products] = await Promise.all(
      ['/sitemap-main.xml', '/sitemap-products.xml'].map(async (file) =>
        locations(await textOf(file)).map(pathOf),
      ),
    );
    expect(products?.sort()).toEqual(
      ['/build-your-box', ...boxesOnSale.map(({ slug }) => `/shop-boxes/${slug}`)].sort(),
    );
    expect(main).toEqual(
      expect.arrayContaining(['/', '/about', '/flavours/vanilla', '/shop-boxes']),
    );
    const all = [...(main ?? []), ...(products ?? [])];
    expect(new Set(all).size).toBe(all.length);
  });

  it('list no page that is missing, redirects or is noindex', async () => {
    for (const path of await indexedPaths()) {
      const answer = await ask(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, answer.headers.get('x-robots-tag')]).toEqual([path, null]);
      const { isIndexable, canonical } = readPage(await answer.text());
      expect([path, isIndexable, pathOf(canonical ?? '')]).toEqual([path, true, path]);
    }
  });

  it('list every page that the site links to', async () => {
    const known = new Set([...(await indexedPaths()), ...HIDDEN]);
    for (const path of known) {
      const html = await textOf(path);
      for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) {
        if (link && !/\.\w+$/.test(link)) expect([link, known.has(link)]).toEqual([link, true]);
      }
    }
  });

  it('list existing images, each under a page that shows it', async () => {
    const xml = await textOf('/sitemap-images.xml');
    const entries = [
      ...xml.matchAll(/<url><loc>([^<]+)<.*?<image:loc>([^<]+)<\/image:loc>.*?<\/url>/g),
    ];
    expect(entries).toHaveLength(boxesOnSale.length + catalogue.flavours.length);
    for (const [, page = '', image = ''] of entries) {
      const answer = await ask(pathOf(image));
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
      expect(await textOf(pathOf(page))).toContain(pathOf(image));
    }
  });

  it('have no lastmod in the future', async () => {
    const maps = await Promise.all(PARTS.map((part) => textOf(part)));
    const days = maps.flatMap((xml) => [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const [, day = ''] of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
      expect(day <= tomorrow).toBe(true);
    }
  });
});

describe('structured data', () => {
  it('is valid on every page, with the types that belong there', async () => {
    for (const path of [...(await indexedPaths()), ...HIDDEN]) {
      const types = (await read(path)).data.map((one) => one['@type']).sort();
      const expected =
        path === '/'
          ? ['Store']
          : path === '/build-your-box'
            ? ['Product']
            : path === '/faq'
              ? ['FAQPage']
              : path.startsWith('/shop-boxes/')
                ? ['BreadcrumbList', 'Product']
                : path.startsWith('/flavours/')
                  ? ['BreadcrumbList']
                  : [];
      expect([path, types]).toEqual([path, expected]);
    }
  });

  it('of the shop matches its pages', async () => {
    const home = await read('/');
    const store = only(home, 'Store');
    const { street, town, county, postcode } = shop.address;
    expect(store).toMatchObject({
      name: shop.name,
      telephone: shop.phone,
      email: shop.email,
      priceRange: `up to ${formatPounds(highestBoxPence)}`,
      address: {
        streetAddress: street,
        addressLocality: town,
        addressRegion: county,
        postalCode: postcode,
      },
      openingHoursSpecification: { opens: '11:00', closes: '17:00' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 124 },
    });
    expect(home.words).toContain(`${claims.rating.figure} ${claims.rating.text}`);
    expect(home.words).toContain('Open 11am-5pm daily');
    const contact = await read('/contact');
    for (const fact of [street, town, postcode, shop.email, '11am-5pm daily'])
      expect(contact.words).toContain(fact);
  });

  it('of the builder has the lowest and highest price of its boxes', async () => {
    const page = await read('/build-your-box');
    const { offers, image } = only(page, 'Product');
    const prices = catalogue.boxes.map(({ pricePence }) => pricePence);
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices) / 100,
      highPrice: Math.max(...prices) / 100,
      offerCount: catalogue.boxes.length,
    });
    for (const price of prices) expect(page.words).toContain(formatPounds(price));
    expect((await ask(pathOf(image))).status).toBe(200);
  });

  for (const { slug, name, description, box } of boxesOnSale) {
    it(`of ${name} has the price, weight and delivery of its page`, async () => {
      const page = await read(`/shop-boxes/${slug}`);
      const product = only(page, 'Product');
      expect(product).toMatchObject({ name, sku: slug, description: `${description}.` });
      const { offers } = product;
      if (offers['@type'] !== 'Offer') throw new Error('Not an offer');
      const { price, priceSpecification, shippingDetails } = offers;
      expect(price).toBe(box.pricePence / 100);
      expect(pathOf(offers.url)).toBe(`/shop-boxes/${slug}`);
      expect(priceSpecification).toMatchObject({
        price,
        referenceQuantity: {
          value: box.weightGrams,
          unitCode: 'GRM',
          valueReference: { value: 1, unitCode: 'KGM' },
        },
      });
      const perKilogram = pencePerKilogram(box.pricePence, box.weightGrams);
      for (const words of [
        name,
        formatPounds(box.pricePence),
        `${formatPounds(perKilogram)} per kg`,
        ...shippingDetails.map(({ shippingLabel, shippingRate }) =>
          [shippingLabel, formatDeliveryPrice(shippingRate.value * 100)].join(' '),
        ),
        ...shippingDetails.map(({ deliveryTime: { transitTime } }) => {
          const days = { first: transitTime.minValue, last: transitTime.maxValue };
          return `${transitText({ workingDays: days })} from dispatch`;
        }),
      ]) {
        expect(page.words).toContain(words);
      }
      expect(shippingDetails.map(({ shippingRate }) => shippingRate.value * 100)).toEqual(
        catalogue.shippingOptions.map(({ pricePence }) => pricePence),
      );
      expect((await ask(pathOf(product.image))).status).toBe(200);
    });
  }

  it('of the FAQ has all thirteen questions and answers', async () => {
    const page = await read('/faq');
    const { mainEntity } = only(page, 'FAQPage');
    expect(mainEntity).toHaveLength(13);
    expect(mainEntity.map(({ name }) => name)).toEqual(
      faq.flatMap(({ questions }) => questions.map(({ question }) => question)),
    );
    for (const { name, acceptedAnswer } of mainEntity) {
      expect(page.words).toContain(name);
      expect(page.words).toContain(acceptedAnswer.text);
    }
  });

  it('of a breadcrumb matches the shown one', async () => {
    for (const path of await indexedPaths()) {
      if (!/^\/(shop-boxes|flavours)\/./.test(path)) continue;
      const page = await read(path);
      const trail = only(page, 'BreadcrumbList').itemListElement;
      expect(trail.map(({ position }) => position)).toEqual([1, 2, 3]);
      expect(trail.map(({ item }) => pathOf(item))).toEqual([
        '/',
        path.replace(/\/[^/]+$/, ''),
        path,
      ]);
      const shown = trail.map(({ name }) => name).join(' ');
      expect(page.words).toContain(shown);
    }
  });
});
