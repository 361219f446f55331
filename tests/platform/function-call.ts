import * as v from 'valibot';

/** What a process that runs a shipped function is told: one event of the platform, and its number. */
export const functionCall = v.object({
  id: v.number(),
  event: v.record(v.string(), v.unknown()),
});

/** Status and headers as the bootstrap hands them to the response stream. */
export const responseHead = v.object({
  statusCode: v.number(),
  headers: v.optional(v.record(v.string(), v.string()), {}),
  multiValueHeaders: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

/** What the process answers: the response with its body in base64, or what went wrong. */
export const functionResult = v.union([
  v.object({ id: v.number(), body: v.string(), ...responseHead.entries }),
  v.object({ id: v.number(), error: v.string() }),
]);

export type FunctionResult = v.InferOutput<typeof functionResult>;
