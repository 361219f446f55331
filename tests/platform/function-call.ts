import * as v from 'valibot';

/** A message to a function process: a platform event and its number. */
export const functionCall = v.object({
  id: v.number(),
  event: v.record(v.string(), v.unknown()),
});

/** Status and headers from the bootstrap's response stream. */
export const responseHead = v.object({
  statusCode: v.number(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  multiValueHeaders: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/** A message from a function process: the response with its body in base64, or an error. */
export const functionResult = v.union([
  v.object({ id: v.number(), body: v.string(), ...responseHead.entries }),
  v.object({ id: v.number(), error: v.string() }),
]);

export type FunctionResult = v.InferOutput<typeof functionResult>;
