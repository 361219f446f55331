import type Stripe from 'stripe';
import { invalidParameter } from './api-error.ts';

type Given = Stripe.MetadataParam | '' | null | undefined;

const max = { keys: 50, keyLength: 40, valueLength: 500 };

/** Returns merged metadata: an empty value removes its key, '' removes all keys. Throws PaymentApiError. */
export function mergeMetadata(
  before: Stripe.Metadata,
  given: Given,
  param: string,
): Stripe.Metadata {
  if (given === undefined) return before;
  if (given === '' || given === null) return {};
  const merged = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(given)) {
    checkEntry(key, String(value ?? ''), param);
    if (value === '' || value === null) merged.delete(key);
    else merged.set(key, String(value));
  }
  if (merged.size <= max.keys) return Object.fromEntries(merged);
  throw invalidParameter(
    param,
    `Metadata can only have up to ${max.keys} keys, but you passed in ${merged.size}.`,
  );
}

function checkEntry(key: string, value: string, param: string): void {
  if (key.length > max.keyLength) {
    throw invalidParameter(
      param,
      `Metadata keys can have up to ${max.keyLength} characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
    );
  }
  if (value.length > max.valueLength) {
    throw invalidParameter(
      `${param}[${key}]`,
      `Metadata values can have up to ${max.valueLength} characters, but you passed in a value that is ${value.length} characters. Invalid value: ${value}`,
    );
  }
}
