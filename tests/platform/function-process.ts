import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import * as v from 'valibot';
import { functionResult, type FunctionResult } from './function-call.ts';
import { entryPoint, type ShippedFunction } from './shipped-functions.ts';

/** The settings of a deploy, which the platform sends with every event. */
export interface DeployContext {
  /** `production`, `deploy-preview`, `branch-deploy`. */
  context: string;
  /** The complete environment of its functions. */
  env: Readonly<Record<string, string>>;
  /** The database URL that the platform sends with each event, if any. */
  databaseUrl?: string;
}

/** A shipped function in a process, which starts at the first request. */
export interface FunctionProcess {
  readonly handle: (request: Request, ip: string) => Promise<Response>;
  /** Returns its log. */
  readonly log: () => string;
  readonly stop: () => void;
}

/** Creates the process of a shipped function. */
export function startFunction(shipped: ShippedFunction, deploy: DeployContext): FunctionProcess {
  const waiting = new Map<number, (answer: FunctionResult) => void>();
  const output: string[] = [];
  let started: Promise<ChildProcess> | undefined;
  let calls = 0;

  function start(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'function-program.ts'), [entryPoint(shipped)], {
      cwd: shipped.folder,
      env: { ...deploy.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => output.push(String(chunk)));
    }
    return new Promise((resolve, reject) => {
      child.on('message', (message) => {
        if (message === 'ready') {
          resolve(child);
          return;
        }
        const answer = v.parse(functionResult, message);
        waiting.get(answer.id)?.(answer);
        waiting.delete(answer.id);
      });
      child.once('exit', (code) => {
        const error = `${shipped.name} ended with ${code}: ${output.join('').slice(-2_000)}`;
        for (const [id, settle] of waiting) settle({ id, error });
        reject(new Error(error));
      });
    });
  }

  return {
    async handle(request, ip) {
      const child = await (started ??= start());
      const id = (calls += 1);
      const answered = new Promise<FunctionResult>((resolve) => waiting.set(id, resolve));
      child.send({ id, event: await toPlatformEvent(request, ip, id, deploy) });
      return toResponse(await answered);
    },
    log: () => output.join(''),
    stop: () => void started?.then((child) => child.kill()).catch(() => undefined),
  };
}

/** Converts a request to the event format between the platform's network and a function. */
async function toPlatformEvent(
  request: Request,
  ip: string,
  id: number,
  deploy: DeployContext,
): Promise<object> {
  const own = Object.fromEntries(
    [...request.headers].filter(([name]) => !name.startsWith('x-nf-')),
  );
  const platform = {
    'x-nf-client-connection-ip': ip,
    'x-nf-request-id': `request-${id}`,
    'x-nf-account-id': 'account',
    'x-nf-deploy-context': deploy.context,
    'x-nf-deploy-id': 'deploy',
    'x-nf-deploy-published': deploy.context === 'production' ? '1' : '0',
    'x-nf-site-id': 'site',
  };
  return {
    rawUrl: request.url,
    path: new URL(request.url).pathname,
    httpMethod: request.method,
    headers: { ...own, ...platform },
    ...(request.body
      ? { body: Buffer.from(await request.arrayBuffer()).toString('base64'), isBase64Encoded: true }
      : { isBase64Encoded: false }),
    ...(deploy.databaseUrl ? { netlifyDBURL: deploy.databaseUrl } : {}),
  };
}

/** Converts a result to a Response, without the platform's internal headers. */
function toResponse(answer: FunctionResult): Response {
  if ('error' in answer) return new Response(answer.error, { status: 502 });
  const headers = new Headers(answer.headers);
  for (const [name, values] of Object.entries(answer.multiValueHeaders)) {
    for (const value of values) if (!name.startsWith('x-nf-')) headers.append(name, value);
  }
  const isEmpty = [204, 304].includes(answer.statusCode);
  const body = isEmpty ? null : Buffer.from(answer.body, 'base64');
  return new Response(body, { status: answer.statusCode, headers });
}
