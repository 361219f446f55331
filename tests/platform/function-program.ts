// Runs a shipped function under the platform's bootstrap. Argument: its entry point. Events and results are process
// messages; the response stream of the underlying machine is simulated.
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { functionCall, responseHead, type FunctionResult } from './function-call.ts';

const heads = new WeakMap<PassThrough, unknown>();
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: unknown) => handler,
    HttpResponseStream: {
      from(stream: PassThrough, head: unknown) {
        heads.set(stream, head);
        return stream;
      },
    },
  },
});

const [entry = ''] = process.argv.slice(2);
const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** Configures the serverless driver to use the proxy without TLS. */
async function useDatabaseProxy(address: string): Promise<void> {
  const driver = join(dirname(entry), 'node_modules/@neondatabase/serverless/index.mjs');
  const { neonConfig } = v.parse(
    v.object({ neonConfig: v.custom<object>((value) => typeof value === 'function') }),
    { ...Object(await load(driver)) },
  );
  const direct = { wsProxy: () => address, useSecureWebSocket: false, pipelineConnect: false };
  Object.assign(neonConfig, direct);
}

const proxy = process.env['DATABASE_PROXY'];
if (proxy) await useDatabaseProxy(proxy);

type Handler = (event: object, stream: PassThrough, context: object) => Promise<void>;
const { handler } = v.parse(
  v.object({ handler: v.custom<Handler>((value) => typeof value === 'function') }),
  { ...Object(await load(entry)) },
);

/** Calls the handler. The response is complete when the stream ends; the handler returns later, after `waitUntil` work. */
async function answer(message: unknown): Promise<FunctionResult> {
  const { id, event } = v.parse(functionCall, message);
  const stream = new PassThrough();
  const context = {
    awsRequestId: `request-${id}`,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => 30_000,
    clientContext: {},
  };
  const failed = handler(event, stream, context).then(
    () => new Promise<never>(() => undefined),
    (error: unknown) => ({ id, error: String(error) }),
  );
  const answered = buffer(stream).then((body) => ({
    id,
    ...v.parse(responseHead, heads.get(stream)),
    body: body.toString('base64'),
  }));
  return Promise.race([answered, failed]);
}

process.on('message', (message) => {
  void answer(message).then((answered) => process.send?.(answered));
});
process.send?.('ready');
