import * as v from 'valibot';
import { readForm, type FieldError } from '#contract/form-fields.ts';
import { HttpError } from './http-error.ts';

/** A posted form with fields that its schema refuses. */
export class FormError extends HttpError {
  readonly fieldErrors: readonly FieldError[];

  constructor(fieldErrors: readonly FieldError[]) {
    super(400, 'invalid-request', 'There is a problem', 'Please check what you typed.');
    this.fieldErrors = fieldErrors;
  }
}

function invalid(message: string): HttpError {
  return new HttpError(400, 'invalid-request', 'Something is missing or wrong', message);
}

/** Removes control characters (except line breaks and tabs) and lone surrogates, which mails and tables cannot hold. */
function cleanText(text: string): string {
  return text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').toWellFormed();
}

/** Parses a JSON body and cleans every string in it; throws 400. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body, (_key, value: unknown) =>
      typeof value === 'string' ? cleanText(value) : value,
    );
  } catch {
    throw invalid('The request is not readable JSON.');
  }
}

/** The fields of a posted form by name; a name that was posted several times holds a list. */
export type PostedValues = Readonly<Record<string, string | string[]>>;

/** Returns the fields of a posted form, cleaned. */
export function parseForm(body: string): PostedValues {
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(body)) {
    const clean = cleanText(value);
    const before = values.get(name);
    if (before) before.push(clean);
    else values.set(name, [clean]);
  }
  const fields = [...values].map(([name, all]): [string, string | string[]] => [
    name,
    all.length > 1 ? all : (all[0] ?? ''),
  ]);
  return Object.fromEntries(fields);
}

/** Parses the fields of a posted form; throws 400 with a message for each wrong field. */
export function readPostedForm<T>(schema: v.GenericSchema<unknown, T>, posted: PostedValues): T {
  const result = readForm(schema, posted);
  if ('read' in result) return result.read;
  throw new FormError(result.fieldErrors);
}

/** Returns the query’s values, cleaned; a repeated name keeps its last value. */
export function parseQuery(url: string): Record<string, string> {
  const values = [...new URL(url).searchParams];
  return Object.fromEntries(values.map(([name, value]) => [name, cleanText(value)]));
}

/** Returns the field that a path names; of a recipient among several, "recipient 3: postcode". */
function fieldOf(path: string): string {
  const { index, field } =
    /^recipients\.(?<index>\d+)\.(?:.+\.)?(?<field>\w+)$/.exec(path)?.groups ?? {};
  return index === undefined ? path : `recipient ${Number(index) + 1}: ${field}`;
}

/** Parses input by a contract’s schema; throws 400 with a message that names the field. */
export function parseInput<T>(schema: v.GenericSchema<unknown, T>, input: unknown): T {
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = fieldOf(v.getDotPath(issue) ?? 'request');
  throw invalid(`Please check "${field}": ${issue.message}.`);
}
