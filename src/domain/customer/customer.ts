/** The recipient of a box. The form omits phone, specialInstructions and the SMS opt-in. */
export interface CustomerInfo {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address1: string;
  address2: string;
  city: string;
  postcode: string;
  specialInstructions: string;
  emailMarketingOptIn: boolean;
  smsMarketingOptIn: boolean;
}

/** The fields that say who receives a parcel, and where, in the order of a label. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'postcode',
] as const;

/** Who receives a parcel, and where. */
export type PostalAddress = Pick<CustomerInfo, (typeof ADDRESS_FIELDS)[number]>;

/** The text fields of the delivery form, in page order. */
export const DELIVERY_FIELDS = [...ADDRESS_FIELDS, 'email'] as const;

/** A text field of the delivery form. */
export type DeliveryField = (typeof DELIVERY_FIELDS)[number];

/** The maximum length of each delivery field. */
export const MAX_LENGTH: Record<DeliveryField, number> = {
  firstName: 80,
  lastName: 80,
  address1: 100,
  address2: 100,
  city: 100,
  postcode: 100,
  email: 254,
};

/** An empty delivery form. Marketing is not ticked. */
export const emptyCustomer: CustomerInfo = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address1: '',
  address2: '',
  city: '',
  postcode: '',
  specialInstructions: '',
  emailMarketingOptIn: false,
  smsMarketingOptIn: false,
};

/** Returns who receives a parcel, and where, without what else is known of them. */
export function postalAddressOf({
  firstName,
  lastName,
  address1,
  address2,
  city,
  postcode,
}: PostalAddress): PostalAddress {
  return { firstName, lastName, address1, address2, city, postcode };
}

/** Splits a full name: its last word is the last name. A single word is the first name. */
export function splitName(name: string): Pick<PostalAddress, 'firstName' | 'lastName'> {
  const words = name.split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

/** Returns an address with both names: the payment page asks for the whole name in one field. */
export function withBothNames<Address extends PostalAddress>(address: Address): Address {
  return address.lastName === '' ? { ...address, ...splitName(address.firstName) } : address;
}

/** Returns the recipient's full name. */
export function fullName({
  firstName,
  lastName,
}: Pick<PostalAddress, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns name and address for a parcel, one line each, without empty lines. */
export function addressLines(recipient: PostalAddress): string[] {
  const { address1, address2, city, postcode } = recipient;
  return [fullName(recipient), address1, address2, city, postcode].filter((line) => line !== '');
}
