/** The name of the shop. */
export const SHOP_NAME = 'Birnbeck Handmade Fudge';

export const address = {
  street: '7 Pier View',
  town: 'Weston-super-Mare',
  county: 'Somerset',
  postcode: 'BS23 0AA',
  country: 'GB',
} as const;

/** The number that the seller charges VAT under; null for a seller who is not registered, and charges none. */
export const vat: { number: string | null; confirmed: boolean } = {
  number: null,
  confirmed: false,
};

/** What a receipt says of VAT. */
export const vatLine =
  vat.number === null
    ? `${SHOP_NAME} is not VAT registered, and charges no VAT.`
    : `VAT number ${vat.number}`;

/** The seller's name and address, shown beside each way to pay. */
export const soldBy = `Sold by ${SHOP_NAME}, ${address.street}, ${address.town} ${address.postcode}.`;
