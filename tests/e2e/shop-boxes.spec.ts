import { expect, test, type Page } from '@playwright/test';
import { catalogue } from '#data/catalogue.ts';
import { boxesOnSale } from '#data/shop-boxes.ts';
import { KITCHEN_LINE, allergensOf } from '#domain/allergens.ts';
import { formatPounds, pencePerKilogram } from '#domain/money.ts';
import { contentsOf } from '#domain/shop-boxes.ts';
import { formatWeight } from '#domain/weight.ts';
import { expectAccessible, openCalmly, structuredData } from './calm-page.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

test.describe('shop boxes', () => {
  test('lists the ready-made boxes and the kinds to fill in two groups, each with its price', async ({
    page,
  }) => {
    await openCalmly(page, '/shop-boxes');
    for (const [group, isReadyMade] of [
      ['Filled for you', true],
      ['Fill it yourself', false],
    ] as const) {
      const boxes = boxesOnSale.filter((sold) => sold.isReadyMade === isReadyMade);
      const cards = region(page, group)
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: 'See this box' }) });
      await expect(cards).toHaveCount(boxes.length);
      for (const [index, { name, slug, box }] of boxes.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(card).toContainText(formatPounds(box.pricePence));
        await expect(card).toContainText(`${formatWeight(box.weightGrams)} · ${box.pieces}`);
        await expect(card).toContainText(
          `${formatPounds(pencePerKilogram(box.pricePence, box.weightGrams))} per kg`,
        );
        await expect(
          card.getByRole('link', { name: `See this box ${name}`, exact: true }),
        ).toHaveAttribute('href', `/shop-boxes/${slug}`);
      }
    }
    await expectAccessible(page);
  });

  test('the machine-readable catalogue lists the ready-made boxes in pence', async ({
    request,
  }) => {
    const body: unknown = await (await request.get('/catalogue.json')).json();
    expect(body).toMatchObject({
      shopBoxes: [
        { sku: 'six-favourites', boxId: 1, price: 1099 },
        { sku: 'twelve-favourites', boxId: 2, price: 1799 },
        { sku: 'chocolate-dozen', boxId: 2, price: 1799 },
        { sku: 'twenty-four-flavour-taster', boxId: 3, price: 3299 },
        {
          sku: 'four-favourite-bags',
          boxId: 6,
          price: 1799,
          flavours: [2, 4, 3, 1].map(() => ({ quantity: 1 })),
        },
      ],
    });
  });

  for (const { slug, name, box, selection, isReadyMade } of boxesOnSale) {
    test(`/shop-boxes/${slug} sells what the catalogue says`, async ({ page }) => {
      await openCalmly(page, `/shop-boxes/${slug}`);
      const price = formatPounds(box.pricePence);
      const perKilogram = pencePerKilogram(box.pricePence, box.weightGrams);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.locator('.price')).toHaveText(price);
      await expect(page.locator('.ticket')).toContainText('FREE Standard Delivery');
      await expect(page.locator('.ticket')).toContainText(
        `${formatWeight(box.weightGrams)} · ${box.pieces} ${box.unit.many} · ${formatPounds(perKilogram)} per kg`,
      );
      await expect(page.getByRole('img', { name: box.name, exact: true })).toBeVisible();

      const contents = contentsOf(selection, catalogue);
      const rows = region(page, 'What is in it').getByRole('listitem');
      await expect(rows).toHaveText(
        contents.map(({ flavour, quantity }) => new RegExp(`${flavour.name}\\s*${quantity} `)),
      );
      await expect(page.locator('.tray > *')).toHaveCount(contents.length > 0 ? box.pieces : 0);
      await expect(region(page, 'Allergens')).toContainText(KITCHEN_LINE);
      if (contents.length > 0) {
        await expect(region(page, 'Allergens')).toContainText(
          `This box contains: ${allergensOf(contents.map(({ flavour }) => flavour)).join(', ')}`,
        );
      }

      const delivery = region(page, 'Delivery');
      await delivery.scrollIntoViewIfNeeded();
      await expect(delivery).toContainText(/Royal Mail 2nd Class\s*FREE/);
      await expect(delivery).toContainText(/Royal Mail 1st Class\s*£2\.00/);
      await expect(delivery.getByText(/^Order today to get by \d/)).toHaveCount(2);

      const product = await structuredData(page, 'Product');
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
          shippingDetails: [
            { '@type': 'OfferShippingDetails', shippingRate: { value: 0, currency: 'GBP' } },
            { '@type': 'OfferShippingDetails', shippingRate: { value: 2, currency: 'GBP' } },
          ],
        },
      });
      expect(JSON.stringify(product)).not.toMatch(/rating|review/i);
      expect((await page.request.get(String(product['image']))).status()).toBe(200);
      await structuredData(page, 'BreadcrumbList');
      if (isReadyMade) {
        await expect(page.getByRole('button', { name: `Add to basket ${name}` })).toBeVisible();
        await expect(page.getByRole('link', { name: 'Make it yours' })).toHaveAttribute(
          'href',
          `/build-your-box#box=${box.id}&flavours=${selection
            .map(({ flavourId, quantity }) => `${flavourId}x${quantity}`)
            .join('-')}`,
        );
      } else {
        await expect(
          page.getByRole('link', {
            name: box.fixedSelection ? 'Build this box' : 'Choose your flavours',
          }),
        ).toHaveAttribute('href', `/build-your-box?boxId=${box.id}`);
      }
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('nothing moves when the arrival date comes in', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          document.documentElement.dataset['shift'] = JSON.stringify(entry);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openCalmly(page, '/shop-boxes/box-of-6');
    await region(page, 'Delivery').scrollIntoViewIfNeeded();
    await expect(page.getByText(/^Order today to get by \d/)).toHaveCount(2);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull();
  });
});

test('the site maps name every box page, and its picture', async ({ request }) => {
  const products = await (await request.get('/sitemap-products.xml')).text();
  const images = await (await request.get('/sitemap-images.xml')).text();
  for (const { slug } of boxesOnSale) {
    expect(products).toContain(`/shop-boxes/${slug}</loc>`);
    expect(images).toMatch(
      new RegExp(
        `/shop-boxes/${slug}</loc>(<lastmod>[\\d-]+</lastmod>)?<image:image><image:loc>http[^<]+\\.webp\\?[0-9a-f]{6}</image:loc>`,
      ),
    );
  }
  for (const { slug } of catalogue.flavours) {
    expect(images).toMatch(
      new RegExp(
        `/flavours/${slug}</loc>(<lastmod>[\\d-]+</lastmod>)?<image:image><image:loc>http[^<]+\\.webp\\?[0-9a-f]{6}</image:loc>`,
      ),
    );
  }
});
