import type { CustomerInfo } from './customer.ts';

/** The recipient's name as it stands on a parcel. */
export function fullName({ firstName, lastName }: CustomerInfo): string {
  return `${firstName} ${lastName}`.trim();
}

/** Name and address as they stand on a parcel, one line each, empty ones left out. */
export function addressLines(recipient: CustomerInfo): string[] {
  const { address1, address2, city, postcode } = recipient;
  return [fullName(recipient), address1, address2, city, postcode].filter((line) => line !== '');
}
