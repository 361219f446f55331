import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { validateXML } from 'xmllint-wasm';
import { catalogue } from '#data/catalogue.ts';
import { claims } from '#data/claims.ts';
import { faq } from '#data/faq.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { shop } from '#data/shop.ts';
import { formatDeliveryPrice, formatPounds, pencePerKilogram } from '#domain/money.ts';
import { readPage, type PageRead } from '../support/read-page.ts';
import type { StructuredData } from '../support/structured-data.ts';

const HIDDEN = [
  '/maintenance',
  '/thank-you',
  '/qr-code',
  '/basket',
  '/data-requests/confirm',
] as const;
const PARTS = ['/sitemap-main.xml', '/sitemap-products.xml', '/sitemap-images.xml'] as const;
const SCHEMAS = join(import.meta.dirname, '../support/schemas');

const textOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(path, { maxRedirects: 0 })).text();
const read = async (request: APIRequestContext, path: string): Promise<PageRead> =>
  readPage(await textOf(request, path));
const pathOf = (address: string): string => new URL(address).pathname;
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');

/** The paths of all pages that the site maps name. */
async function indexedPaths(request: APIRequestContext): Promise<string[]> {
  const maps = await Promise.all(PARTS.map((part) => textOf(request, part)));
  return [...new Set(maps.flatMap(locations).map(pathOf))];
}

/** The one piece of structured data of a type that a page carries. */
function only<T extends StructuredData['@type']>({ data }: PageRead, type: T) {
  const found = data.filter((one): one is Extract<StructuredData, { '@type': T }> => {
    return one['@type'] === type;
  });
  expect(found).toHaveLength(1);
  const [one] = found;
  if (!one) throw new Error(`No ${type}`);
  return one;
}

test.describe('the head of every page', () => {
  test('has a title and a description of its own, of the length that search engines show', async ({
    request,
  }) => {
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
    for (const path of [...(await indexedPaths(request)), ...HIDDEN]) {
      const { title, description } = await read(request, path);
      expect([path, title.length > 10 && title.length <= 60]).toEqual([path, true]);
      expect([path, description.length >= 70 && description.length <= 155]).toEqual([path, true]);
      expect([path, seen.title.get(title)]).toEqual([path, undefined]);
      expect([path, seen.description.get(description)]).toEqual([path, undefined]);
      seen.title.set(title, path);
      seen.description.set(description, path);
    }
  });

  test('names the page’s one address, without query', async ({ request }) => {
    for (const path of await indexedPaths(request)) {
      const { canonical, isIndexable, preview } = await read(request, `${path}?box=6&utm=x`);
      expect([path, isIndexable]).toEqual([path, true]);
      expect(new URL(canonical ?? '').search).toBe('');
      expect(pathOf(canonical ?? '')).toBe(path);
      expect(preview['og:url']).toBe(canonical);
    }
  });

  test('keeps maintenance, thank-you, QR page, basket and confirmation out of search engines', async ({
    request,
  }) => {
    const indexed = await indexedPaths(request);
    for (const path of HIDDEN) {
      const { isIndexable, canonical } = await read(request, path);
      expect([path, isIndexable, canonical]).toEqual([path, false, null]);
      expect(indexed).not.toContain(path);
    }
  });

  for (const [path, picture] of [
    ['/', 'default'],
    ['/about', 'default'],
    ['/build-your-box', 'build-your-box'],
    ['/qr-code', 'build-your-box'],
    ['/shop-boxes', 'shop-boxes'],
    ['/shop-boxes/box-of-12', 'shop-boxes'],
    ['/weddings-corporate', 'weddings'],
    ['/flavours', 'flavours'],
    ['/flavours/vanilla', 'flavours'],
    ['/ingredients', 'flavours'],
  ] as const) {
    test(`a link to ${path} shows the picture “${picture}”, also on other sites`, async ({
      request,
    }) => {
      const { title, description, preview } = await read(request, path);
      expect(preview).toMatchObject({
        'og:title': title,
        'og:description': description,
        'og:site_name': shop.name,
        'og:image:width': '1200',
        'og:image:height': '630',
      });
      expect(pathOf(preview['og:image'] ?? '')).toBe(`/og/${picture}.jpg`);
      const answer = await request.get(`/og/${picture}.jpg`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('image/jpeg');
      expect(answer.headers()['cross-origin-resource-policy']).toBe('cross-origin');
    });
  }
});

test.describe('the site maps', () => {
  test('sitemap.xml is the index of the other three, and robots.txt names it', async ({
    request,
  }) => {
    const index = locations(await textOf(request, '/sitemap.xml'));
    expect(index.map(pathOf)).toEqual(PARTS);
    const robots = await textOf(request, '/robots.txt');
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
    test(`${file} is valid`, async ({ request }) => {
      const schemaNamed = async (fileName: string) => ({
        fileName,
        contents: await readFile(join(SCHEMAS, fileName), 'utf8'),
      });
      const { errors, valid } = await validateXML({
        xml: { fileName: 'map.xml', contents: await textOf(request, file) },
        schema: await schemaNamed(schema),
        preload: await schemaNamed('sitemap-image.xsd'),
      });
      expect(errors.map(({ message }) => message)).toEqual([]);
      expect(valid).toBe(true);
    });
  }

  test('name pages in -main, builder and boxes in -products, none twice', async ({ request }) => {
    const [main, products] = await Promise.all(
      ['/sitemap-main.xml', '/sitemap-products.xml'].map(async (file) =>
        locations(await textOf(request, file)).map(pathOf),
      ),
    );
    expect(products).toEqual([
      '/build-your-box',
      ...boxesOnSale.map(({ slug }) => `/shop-boxes/${slug}`),
    ]);
    expect(main?.slice(0, 2)).toEqual(['/', '/shop-boxes']);
    const all = [...(main ?? []), ...(products ?? [])];
    expect(new Set(all).size).toBe(all.length);
  });

  test('name no page that does not answer, redirects or is not for search engines', async ({
    request,
  }) => {
    for (const path of await indexedPaths(request)) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect([path, answer.status()]).toEqual([path, 200]);
      expect([path, answer.headers()['x-robots-tag']]).toEqual([path, undefined]);
      const { isIndexable, canonical } = readPage(await answer.text());
      expect([path, isIndexable, pathOf(canonical ?? '')]).toEqual([path, true, path]);
    }
  });

  test('name every page there is: each link of the site leads to one of them', async ({
    request,
  }) => {
    const known = new Set([...(await indexedPaths(request)), ...HIDDEN]);
    for (const path of known) {
      const html = await textOf(request, path);
      for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)) {
        if (link && !/\.\w+$/.test(link)) expect([link, known.has(link)]).toEqual([link, true]);
      }
    }
  });

  test('name pictures that are there, each under the page that shows it', async ({ request }) => {
    const xml = await textOf(request, '/sitemap-images.xml');
    const entries = [
      ...xml.matchAll(/<url><loc>([^<]+)<.*?<image:loc>([^<]+)<\/image:loc>.*?<\/url>/g),
    ];
    expect(entries).toHaveLength(boxesOnSale.length + catalogue.flavours.length);
    for (const [, page = '', picture = ''] of entries) {
      const answer = await request.get(pathOf(picture));
      expect(answer.headers()['content-type']).toMatch(/^image\//);
      expect(await textOf(request, pathOf(page))).toContain(pathOf(picture));
    }
  });

  test('say only days that have been', async ({ request }) => {
    const maps = await Promise.all(PARTS.map((part) => textOf(request, part)));
    const days = maps.flatMap((xml) => [...xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const [, day = ''] of days) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(day <= tomorrow).toBe(true);
    }
  });
});

test.describe('what pages tell search engines', () => {
  test('is valid on every page, by type, and of the types that belong there', async ({
    request,
  }) => {
    for (const path of [...(await indexedPaths(request)), ...HIDDEN]) {
      const types = (await read(request, path)).data.map((one) => one['@type']).sort();
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

  test('of the shop is what its pages say', async ({ request }) => {
    const home = await read(request, '/');
    const store = only(home, 'Store');
    const { street, town, county, postcode } = shop.address;
    expect(store).toMatchObject({
      name: shop.name,
      telephone: shop.phone,
      email: shop.email,
      priceRange: 'up to £32.99',
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
    const contact = await read(request, '/contact');
    for (const fact of [street, town, postcode, shop.email, '11am-5pm daily'])
      expect(contact.words).toContain(fact);
  });

  test('of the builder are the least and the highest price of the boxes it offers', async ({
    request,
  }) => {
    const page = await read(request, '/build-your-box');
    const { offers, image } = only(page, 'Product');
    const prices = catalogue.boxes.map(({ pricePence }) => pricePence);
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: Math.min(...prices) / 100,
      highPrice: Math.max(...prices) / 100,
      offerCount: catalogue.boxes.length,
    });
    for (const price of prices) expect(page.words).toContain(formatPounds(price));
    expect((await request.get(pathOf(image))).status()).toBe(200);
  });

  for (const { slug, name, description, box } of boxesOnSale) {
    test(`of ${name} are the price, weight and delivery that its page shows`, async ({
      request,
    }) => {
      const page = await read(request, `/shop-boxes/${slug}`);
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
        ...shippingDetails.map(
          ({ deliveryTime: { transitTime } }) =>
            `${transitTime.minValue} to ${transitTime.maxValue} working days from dispatch`,
        ),
      ]) {
        expect(page.words).toContain(words);
      }
      expect(shippingDetails.map(({ shippingRate }) => shippingRate.value * 100)).toEqual(
        catalogue.shippingOptions.map(({ pricePence }) => pricePence),
      );
      expect((await request.get(pathOf(product.image))).status()).toBe(200);
    });
  }

  test('of the questions are all thirteen, as they are asked and answered', async ({ request }) => {
    const page = await read(request, '/faq');
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

  test('of where a page stands is the trail that it shows', async ({ request }) => {
    for (const path of await indexedPaths(request)) {
      if (!/^\/(shop-boxes|flavours)\/./.test(path)) continue;
      const page = await read(request, path);
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
