import type { CustomerInfo } from './customer.ts';

/** Returns the recipient's full name. */
export function fullName({ firstName, lastName }: CustomerInfo): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns name and address for a parcel, one line each, without empty lines. */
export function addressLines(recipient: CustomerInfo): string[] {
  const { address1, address2, city, postcode } = recipient;
  return [fullName(recipient), address1, address2, city, postcode].filter((line) => line !== '');
}
