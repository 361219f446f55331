import * as v from 'valibot';
import { oneAddressError } from '#domain/enquiry.ts';
import { oneLine, severalLines } from '#domain/typed-text.ts';
import { asciiEmail } from './email-address.ts';

const atMost = (most: number) =>
  v.maxLength<string, number, string>(most, `Please use at most ${most} characters`);

/** A line that must be filled in; `isRequired` is what is said when it is not. */
export const requiredLine = (most: number, isRequired: string) =>
  v.optional(
    v.pipe(v.string(isRequired), v.transform(oneLine), v.nonEmpty(isRequired), atMost(most)),
    '',
  );

/** A line that may stay empty or away. */
export const optionalLine = (most: number, whatItIs: string) =>
  v.nullish(v.pipe(v.string(whatItIs), v.transform(oneLine), atMost(most)), '');

/** A text of several lines that must be filled in. */
export const requiredText = (most: number, isRequired: string) =>
  v.optional(
    v.pipe(v.string(isRequired), v.transform(severalLines), v.nonEmpty(isRequired), atMost(most)),
    '',
  );

/** A text of several lines that may stay empty or away. */
export const optionalText = (most: number, whatItIs: string) =>
  v.nullish(v.pipe(v.string(whatItIs), v.transform(severalLines), atMost(most)), '');

/** One e-mail address that can be written to (Spec 2 §5). */
export const emailAddress = v.optional(
  v.pipe(
    v.string('Please enter a valid email address'),
    v.trim(),
    v.check(
      (email) => oneAddressError(email) === undefined,
      ({ input }) => oneAddressError(input) ?? '',
    ),
    v.transform(asciiEmail),
  ),
  '',
);

/** What is wrong with a field, in words for its owner. */
export interface Mistake {
  field: string;
  message: string;
}

/** A form that was read: what it says, or what it still lacks, a message for each field at most. */
export type Reading<T> = { read: T } | { mistakes: readonly Mistake[] };

/** Reads a form by the schema that the server reads it by. */
export function readForm<T>(schema: v.GenericSchema<unknown, T>, typed: unknown): Reading<T> {
  const parsed = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (parsed.success) return { read: parsed.output };
  const found = new Map<string, string>();
  for (const issue of parsed.issues) {
    const [field = ''] = (v.getDotPath(issue) ?? '').split('.');
    if (!found.has(field)) found.set(field, issue.message);
  }
  return { mistakes: [...found].map(([field, message]) => ({ field, message })) };
}
