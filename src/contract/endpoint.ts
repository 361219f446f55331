import * as v from 'valibot';

/** One call of the shop: where it is, how it is made, and the shapes of question and answer. */
export interface Endpoint<Request, Answer> {
  path: `/api/${string}`;
  method: 'GET' | 'POST';
  request: v.GenericSchema<unknown, Request>;
  answer: v.GenericSchema<unknown, Answer>;
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
