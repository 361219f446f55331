import * as v from 'valibot';
import { oneLine } from '#domain/typed-text.ts';

/** One call as a browser makes it: where it is, how it is made, and the shape of the answer. */
export interface ApiCall<Request, Answer> {
  path: `/api/${string}`;
  method: 'GET' | 'POST';
  request?: v.GenericSchema<unknown, Request>;
  answer: v.GenericSchema<unknown, Answer>;
}

/** One call of the shop, with the shape of the question, by which the server reads it. */
export interface Endpoint<Request, Answer> extends ApiCall<Request, Answer> {
  request: v.GenericSchema<unknown, Request>;
  /** The largest question in bytes, where it is not that of a form. */
  maxBytes?: number;
}

/** Gives an endpoint its types from its schemas. */
export function defineEndpoint<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> {
  return endpoint;
}

const word = v.fallback(v.optional(v.string(), ''), '');

/**
 * The body of an answer other than 2xx: a phrase and a sentence for people, a kebab-case code for machines. Each field is
 * read by itself: one that is missing or of another kind takes no other along.
 */
export const errorBody = v.object({
  error: word,
  message: word,
  code: word,
  resetInSeconds: v.fallback(v.optional(v.pipe(v.number(), v.finite())), undefined),
});

/** A sentence for people, in an answer that is a success whatever it holds. */
export const anySuccess = v.fallback(v.object({ message: v.string() }), { message: '' });

/** What the shop says when it cannot do what was asked. */
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** Text of at most this many characters. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** One line of at most this many characters: breaks, tabs and what cannot be seen are taken out first. */
export const line = (max: number) => v.pipe(v.string(), v.transform(oneLine), v.maxLength(max));

/** The total that the browser shows, in pounds (decision 48). */
export const totalAmount = v.pipe(v.number(), v.finite());
