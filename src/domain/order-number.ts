const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** An order number: 10 characters of Crockford base 32 from at least 10 random or derived bytes (decision 25). */
export function createOrderNumber(bytes: Uint8Array): string {
  return [...bytes.subarray(0, LENGTH)].map((byte) => CROCKFORD[byte % 32]).join('');
}

/** An order number as people see it: "BHF-4F7K2M9QXA" (Spec 2 §9). */
export function formatOrderNumber(orderNumber: string): string {
  return `BHF-${orderNumber}`;
}
