import * as v from 'valibot';
import { emailErrorText, tooLongText } from '#copy/fields.ts';
import { singleEmailError } from '#domain/customer/email-address.ts';
import { normalizeLine, normalizeMultiline } from '#domain/text/normalize-text.ts';
import { asciiEmail } from './email-address.ts';

const maxCharacters = (max: number) => v.maxLength<string, number, string>(max, tooLongText(max));

/** A required line; `requiredMessage` is the message when it is empty. */
export const requiredLine = (max: number, requiredMessage: string) =>
  v.optional(
    v.pipe(
      v.string(requiredMessage),
      v.transform(normalizeLine),
      v.nonEmpty(requiredMessage),
      maxCharacters(max),
    ),
    '',
  );

/** An optional line. */
export const optionalLine = (max: number, typeMessage: string) =>
  v.nullish(v.pipe(v.string(typeMessage), v.transform(normalizeLine), maxCharacters(max)), '');

/** A required text of several lines. */
export const requiredText = (max: number, requiredMessage: string) =>
  v.optional(
    v.pipe(
      v.string(requiredMessage),
      v.transform(normalizeMultiline),
      v.nonEmpty(requiredMessage),
      maxCharacters(max),
    ),
    '',
  );

/** An optional text of several lines. */
export const optionalText = (max: number, typeMessage: string) =>
  v.nullish(v.pipe(v.string(typeMessage), v.transform(normalizeMultiline), maxCharacters(max)), '');

/** One valid e-mail address. */
export const emailAddress = v.optional(
  v.pipe(
    v.string(emailErrorText('invalid')),
    v.trim(),
    v.check(
      (email) => singleEmailError(email) === null,
      ({ input }) => emailErrorText(singleEmailError(input) ?? 'invalid'),
    ),
    v.transform(asciiEmail),
  ),
  '',
);

/** What is wrong with a field, in words for its owner. */
export interface FieldError {
  field: string;
  message: string;
}

/** A form that was read: what it says, or what it still lacks, a message for each field at most. */
export type FormResult<T> = { read: T } | { fieldErrors: readonly FieldError[] };

/** Parses a form by the schema that the server uses. */
export function readForm<T>(schema: v.GenericSchema<unknown, T>, typed: unknown): FormResult<T> {
  const parsed = v.safeParse(schema, typed, { abortPipeEarly: true });
  if (parsed.success) return { read: parsed.output };
  const found = new Map<string, string>();
  for (const issue of parsed.issues) {
    const [field = ''] = (v.getDotPath(issue) ?? '').split('.');
    if (!found.has(field)) found.set(field, issue.message);
  }
  return { fieldErrors: [...found].map(([field, message]) => ({ field, message })) };
}
