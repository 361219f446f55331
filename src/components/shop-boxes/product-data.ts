import { penceToPounds } from '#domain/money.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import type { BoxOnSale } from '#domain/shop-boxes.ts';

const DAY = 'DAY';
const GRAM = 'GRM';
const KILOGRAM = 'KGM';
const priceCurrency = 'GBP';

/** What the page of a box tells search engines: the same name, price, weight (from which they work out the price per kilogram, as Google reads it) and delivery as it shows. */
export function productData(
  { slug, name, description, box }: BoxOnSale,
  { shippingOptions }: Catalogue,
  addresses: { page: string; picture: string; seller: string },
): Record<string, unknown> {
  const weight = { '@type': 'QuantitativeValue', value: box.weightGrams, unitCode: GRAM };
  return {
    '@type': 'Product',
    name,
    description: `${description}.`,
    sku: slug,
    image: addresses.picture,
    brand: { '@type': 'Brand', name: addresses.seller },
    weight,
    offers: {
      '@type': 'Offer',
      url: addresses.page,
      price: penceToPounds(box.pricePence),
      priceCurrency,
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: addresses.seller },
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
