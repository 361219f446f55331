import { penceToPounds } from '#domain/money.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { BoxOnSale } from '#domain/box/shop-boxes.ts';

const DAY = 'DAY';
const GRAM = 'GRM';
const KILOGRAM = 'KGM';
const priceCurrency = 'GBP';

/**
 * Returns the schema.org `Product` of a box, with the name, price, weight and delivery that the page shows. Google computes
 * the price per kilogram from price and weight.
 */
export function productData(
  { slug, name, description, box }: BoxOnSale,
  { shippingOptions }: Catalogue,
  { pageUrl, imageUrl, seller }: { pageUrl: string; imageUrl: string; seller: string },
): Record<string, unknown> {
  const weight = { '@type': 'QuantitativeValue', value: box.weightGrams, unitCode: GRAM };
  return {
    '@type': 'Product',
    name,
    description: `${description}.`,
    sku: slug,
    image: imageUrl,
    brand: { '@type': 'Brand', name: seller },
    weight,
    offers: {
      '@type': 'Offer',
      url: pageUrl,
      price: penceToPounds(box.pricePence),
      priceCurrency,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: penceToPounds(box.pricePence),
        priceCurrency,
        referenceQuantity: {
          ...weight,
          valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: KILOGRAM },
        },
      },
      shippingDetails: shippingOptions.map(({ name: label, pricePence, workingDays }) => ({
        '@type': 'OfferShippingDetails',
        shippingLabel: label,
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: penceToPounds(pricePence),
          currency: priceCurrency,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GB' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: {
            '@type': 'QuantitativeValue',
            minValue: workingDays.first,
            maxValue: workingDays.last,
            unitCode: DAY,
          },
        },
      })),
    },
  };
}
