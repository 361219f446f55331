import { MAX_CART_LINES } from './cart-limits.ts';

/** The keys of payment metadata to erase on a deletion: notes and the e-mail opt-in. Tax law binds the rest. */
export const PERSONAL_METADATA: readonly string[] = [
  ...Array.from({ length: MAX_CART_LINES }, (_, index) => `b${index + 1}_note`),
  'emailOptIn',
];
