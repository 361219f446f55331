import * as v from 'valibot';
import { parseDay, type Day } from '#domain/day.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';
import type { ErrorCode } from './error-code.ts';

/** An API call as the browser makes it: its path, method and response schema. */
export interface ApiCall<Input, Output> {
  path: `/${string}`;
  method: 'GET' | 'POST';
  request?: v.GenericSchema<unknown, Input>;
  response: v.GenericSchema<unknown, Output>;
}

/** An API endpoint: a call with the request schema by which the server parses it. */
export interface Endpoint<Input, Output> extends ApiCall<Input, Output> {
  request: v.GenericSchema<unknown, Input>;
  /** The largest request body in bytes, if not that of a form. */
  maxBytes?: number;
}

/** Infers an endpoint’s types from its schemas. */
export function defineEndpoint<Input, Output>(
  endpoint: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return endpoint;
}

const word = v.fallback(v.optional(v.string(), ''), '');

/** Returns a time to wait, a number or its text, as whole seconds of at least 1; undefined when it is neither. */
function parseSeconds(wait: unknown): number | undefined {
  const seconds = Math.ceil(Number.parseFloat(String(wait)));
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}

/**
 * The body of an error response: a title and a sentence for people, a kebab-case code for programs. A missing or
 * malformed field does not invalidate the others.
 */
export const errorBody = v.object({
  error: word,
  message: word,
  code: v.fallback(
    v.custom<ErrorCode | ''>((code) => typeof code === 'string'),
    '',
  ),
  // What is safe all the same, where the message says so: "Nothing has been charged".
  assurance: word,
  resetInSeconds: v.pipe(v.optional(v.unknown()), v.transform(parseSeconds)),
  // Of a refused checkout: the box that breaks a rule, today's prices, the flavours that are sold out. Basket and builder read them.
  box: v.optional(v.unknown()),
  quote: v.optional(v.unknown()),
  soldOut: v.optional(v.unknown()),
});

/** A sentence for people, in a response whose 2xx status alone means success. */
export const anySuccess = v.fallback(v.object({ message: v.string() }), { message: '' });

/** The parsed body of an error response. */
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** A whole number. */
export const integer = v.pipe(v.number(), v.integer());

/** Text of at most `max` characters. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** One line of at most `max` characters, without line breaks, tabs and invisible characters. */
export const line = (max: number) =>
  v.pipe(v.string(), v.transform(normalizeLine), v.maxLength(max));

/** A day of the calendar. */
export const day = v.pipe(
  v.string(),
  v.transform(parseDay),
  v.custom<Day>((read) => read !== null, 'This is no day'),
);

/** The total that the browser shows, in pounds; the server compares it with its own price. */
export const totalAmount = v.pipe(v.number(), v.finite());
