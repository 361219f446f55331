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

/** The text fields of the delivery form, in page order. */
export type DeliveryField =
  'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'postcode' | 'email';

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

/** The fields of the delivery form, in page order. */
export const DELIVERY_FIELDS = Object.keys(MAX_LENGTH) as readonly DeliveryField[];

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

/** Who receives a parcel, and where. */
export type PostalAddress = Pick<
  CustomerInfo,
  'firstName' | 'lastName' | 'address1' | 'address2' | 'city' | 'postcode'
>;

/** Returns an address with both names: the payment page asks for the whole name in one field. */
export function withBothNames<Address extends PostalAddress>(address: Address): Address {
  const words = address.firstName.split(' ');
  if (address.lastName !== '' || words.length < 2) return address;
  return { ...address, firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
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
