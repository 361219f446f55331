import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+$/));
/** Image URLs have a version, except those for link previews. */
const picture = v.pipe(v.string(), v.regex(/^https?:\/\/[^?#]+(?:\.webp\?[0-9a-f]{6}|\.jpg)$/));
const amount = v.pipe(v.number(), v.minValue(0));
const context = v.literal('https://schema.org');
const currency = v.literal('GBP');

const isA = <const T extends string>(type: T) => v.literal(type);

const quantity = v.strictObject({
  '@type': isA('QuantitativeValue'),
  value: amount,
  unitCode: v.picklist(['GRM', 'KGM']),
});

const unitPrice = v.strictObject({
  '@type': isA('UnitPriceSpecification'),
  price: amount,
  priceCurrency: currency,
  referenceQuantity: v.strictObject({ ...quantity.entries, valueReference: quantity }),
});

const shippingDetails = v.strictObject({
  '@type': isA('OfferShippingDetails'),
  shippingLabel: text,
  shippingRate: v.strictObject({ '@type': isA('MonetaryAmount'), value: amount, currency }),
  shippingDestination: v.strictObject({
    '@type': isA('DefinedRegion'),
    addressCountry: v.literal('GB'),
  }),
  deliveryTime: v.strictObject({
    '@type': isA('ShippingDeliveryTime'),
    transitTime: v.strictObject({
      '@type': isA('QuantitativeValue'),
      minValue: amount,
      maxValue: amount,
      unitCode: isA('DAY'),
    }),
  }),
});

const offer = v.strictObject({
  '@type': isA('Offer'),
  url: address,
  price: amount,
  priceCurrency: currency,
  availability: v.literal('https://schema.org/InStock'),
  itemCondition: v.literal('https://schema.org/NewCondition'),
  seller: v.strictObject({ '@type': isA('Organization'), name: text }),
  priceSpecification: unitPrice,
  shippingDetails: v.pipe(v.array(shippingDetails), v.minLength(1)),
});

const aggregateOffer = v.strictObject({
  '@type': isA('AggregateOffer'),
  priceCurrency: currency,
  lowPrice: amount,
  highPrice: amount,
  offerCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  availability: v.literal('https://schema.org/InStock'),
  url: address,
});

const product = v.strictObject({
  '@context': context,
  '@type': isA('Product'),
  name: text,
  description: text,
  image: picture,
  brand: v.strictObject({ '@type': isA('Brand'), name: text }),
  sku: v.optional(text),
  weight: v.optional(quantity),
  offers: v.variant('@type', [offer, aggregateOffer]),
});

const time = v.pipe(v.string(), v.regex(/^\d\d:\d\d$/));

const store = v.strictObject({
  '@context': context,
  '@type': isA('Store'),
  name: text,
  url: address,
  image: picture,
  email: v.pipe(v.string(), v.email()),
  telephone: text,
  priceRange: v.pipe(text, v.maxLength(99)),
  address: v.strictObject({
    '@type': isA('PostalAddress'),
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    postalCode: text,
    addressCountry: v.literal('GB'),
  }),
  openingHoursSpecification: v.strictObject({
    '@type': isA('OpeningHoursSpecification'),
    dayOfWeek: v.pipe(v.array(text), v.length(7)),
    opens: time,
    closes: time,
  }),
  aggregateRating: v.strictObject({
    '@type': isA('AggregateRating'),
    ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
});

const questions = v.strictObject({
  '@context': context,
  '@type': isA('FAQPage'),
  mainEntity: v.pipe(
    v.array(
      v.strictObject({
        '@type': isA('Question'),
        name: text,
        acceptedAnswer: v.strictObject({ '@type': isA('Answer'), text }),
      }),
    ),
    v.minLength(1),
  ),
});

const breadcrumb = v.strictObject({
  '@context': context,
  '@type': isA('BreadcrumbList'),
  itemListElement: v.pipe(
    v.array(
      v.strictObject({
        '@type': isA('ListItem'),
        position: v.pipe(v.number(), v.integer(), v.minValue(1)),
        name: text,
        item: address,
      }),
    ),
    v.minLength(2),
  ),
});

/** The allowed structured data by type; unknown types and fields are invalid. */
export const structuredData = v.variant('@type', [product, store, questions, breadcrumb]);

export type StructuredData = v.InferOutput<typeof structuredData>;
