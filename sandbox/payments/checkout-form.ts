import * as v from 'valibot';
import type { SessionRecord } from './payment-store.ts';
import type { Payer } from './pay.ts';

const text = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(254)), '');
const formSchema = v.object({
  email: text,
  name: text,
  line1: text,
  line2: text,
  city: text,
  postal_code: text,
  country: text,
  outcome: text,
});

/** The values of the payment form, and the button that submitted it. */
export type CheckoutFormValues = v.InferOutput<typeof formSchema>;

/** Returns initial values that can be submitted as they are; the email is the session's if it has one. */
export function defaultFormValues({ session }: SessionRecord): CheckoutFormValues {
  const filled = {
    email: session.customer_email ?? 'sandbox.customer@shopper.example',
    name: 'Sandbox Customer',
    line1: '1 Sandbox Street',
    city: 'Weston-super-Mare',
    postal_code: 'BS23 1AA',
    country: 'GB',
  };
  return parseCheckoutForm(new URLSearchParams(filled));
}

/** Parses the submitted form; invalid input gives empty values. */
export function parseCheckoutForm(form: URLSearchParams): CheckoutFormValues {
  const read = v.safeParse(formSchema, Object.fromEntries(form));
  return read.success ? read.output : v.parse(formSchema, {});
}

/** Returns the payer, or a message about a missing field. The session's email takes precedence. */
export function toPayer({ session }: SessionRecord, filled: CheckoutFormValues): Payer | string {
  const email = session.customer_email ?? filled.email;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Enter an email address.';
  if (filled.name === '') return 'Enter your name.';
  const collection = session.shipping_address_collection;
  if (!collection) return { email, name: filled.name };
  const { city, line1, line2, postal_code } = filled;
  if (line1 === '' || city === '' || postal_code === '') return 'Complete the delivery address.';
  const [country = 'GB'] = collection.allowed_countries;
  const address = { city, country, line1, line2: line2 || null, postal_code, state: null };
  return { email, name: filled.name, address };
}
