import type { LogFields, Log } from '#netlify/http/log.ts';

/** Returns an error’s kind, code and stack, without its message, which may quote a customer. */
function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return {};
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : null;
  const stack = cause.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return { kind: cause.name, errorCode: code, stack: stack.slice(0, 3).map((line) => line.trim()) };
}

/** Writes one JSON object per line; alarms go to stderr, where the platform shows errors. */
export const consoleLog: Log = {
  info: (event, fields) => void process.stdout.write(`${JSON.stringify({ event, ...fields })}\n`),
  alarm: (event, fields, error) =>
    console.error(JSON.stringify({ event, ...fields, ...errorFields(error) })),
};
