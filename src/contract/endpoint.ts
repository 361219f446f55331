import * as v from 'valibot';

/** One call as a browser makes it: where it is, how it is made, and the shape of the answer. */
export interface Call<Request, Answer> {
  path: `/api/${string}`;
  method: 'GET' | 'POST';
  request?: v.GenericSchema<unknown, Request>;
  answer: v.GenericSchema<unknown, Answer>;
}

/** One call of the shop, with the shape of the question, by which the server reads it. */
export interface Endpoint<Request, Answer> extends Call<Request, Answer> {
  request: v.GenericSchema<unknown, Request>;
  /** The largest question in bytes, where it is not that of a form. */
  mostBytes?: number;
}

/** Gives an endpoint its types from its schemas. */
export function defineEndpoint<Request, Answer>(
  endpoint: Endpoint<Request, Answer>,
): Endpoint<Request, Answer> {
  return endpoint;
}

/** The body of every answer other than 2xx: a phrase and a sentence for people, a kebab-case code for machines. */
export const errorBody = v.object({
  error: v.string(),
  message: v.string(),
  code: v.optional(v.string(), ''),
  resetInSeconds: v.optional(v.number()),
});

/** What the shop says when it cannot do what was asked. */
export type ErrorBody = v.InferOutput<typeof errorBody>;

/** Text of at most this many characters. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Text of at most this many characters, without the spaces around it. */
export const trimmed = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max));

/** The total that the browser shows, in pounds (decision 48). */
export const totalAmount = v.pipe(v.number(), v.finite());
