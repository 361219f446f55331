/** The maximum length of each field of a form, in characters. */
export const MAX_LENGTH = {
  name: 80,
  firstName: 80,
  lastName: 80,
  address1: 100,
  address2: 100,
  city: 100,
  postcode: 100,
  email: 254,
  phone: 40,
  message: 5_000,
  orderReference: 40,
} as const;
