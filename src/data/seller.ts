/** The name of the shop. */
export const SHOP_NAME = 'Birnbeck Handmade Fudge';

export const address = {
  street: '7 Pier View',
  town: 'Weston-super-Mare',
  county: 'Somerset',
  postcode: 'BS23 0AA',
  country: 'GB',
} as const;

/** The seller's name and address, shown beside each way to pay. */
export const soldBy = `Sold by ${SHOP_NAME}, ${address.street}, ${address.town} ${address.postcode}.`;
