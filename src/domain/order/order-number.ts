const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** Returns an order number: 10 characters of Crockford base 32 from at least 10 bytes. */
export function createOrderNumber(bytes: Uint8Array): string {
  return [...bytes.subarray(0, LENGTH)].map((byte) => CROCKFORD[byte % 32]).join('');
}

/** Formats an order number for display: "BHF-4F7K2M9QXA". */
export function formatOrderNumber(orderNumber: string): string {
  return `BHF-${orderNumber}`;
}
