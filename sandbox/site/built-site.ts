import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import * as v from 'valibot';
import { createFileFinder } from './static-files.ts';
import { canonicalPath } from './canonical-path.ts';

interface Options {
  /** The project folder, with `netlify.toml` and the adapter's configuration. */
  root: string;
  /** The folder of the built site. */
  dist: string;
}

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Serves pages and static files. */
export interface Site {
  /** Returns undefined if no file or redirect matches. */
  readonly handle: (request: Request) => Promise<Response | undefined>;
  /** Handles a WebSocket upgrade. */
  readonly upgrade?: UpgradeHandler;
  readonly stop?: () => Promise<void>;
}

/** Serves built files with header rules and redirects, as the platform does. */
export function openBuiltSite({ root, dist }: Options): Site {
  const toml = join(root, 'netlify.toml');
  const configPath = existsSync(toml) ? toml : undefined;
  const findFile = createFileFinder(dist);
  // Read for each response: a build meanwhile brings other pages with other policies.
  const applyHeaders = (request: Request, response: Response) =>
    new HeadersHandler({
      configPath,
      configHeaders: adapterHeaders(root),
      projectDir: root,
      publishDir: dist,
      logger: console,
    }).apply(request, response);
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: dist,
  });
  async function handle(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    const canonical = canonicalPath(dist, pathname);
    if (canonical)
      return new Response(null, { status: 301, headers: { Location: canonical + search } });
    const redirect = await redirects.match(request);
    const file = redirect?.force ? undefined : await findFile(request);
    if (!file) return redirect && applyRewrite(request, redirect);
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const response = await file();
    await applyHeaders(request, response);
    return response;
  }
  /** Redirects, or serves the target's file with the rule's status, which the library drops. */
  async function applyRewrite(
    request: Request,
    redirect: RedirectMatch,
  ): Promise<Response | undefined> {
    if (redirect.redirect) return redirects.handle(request, redirect, findFile);
    const shown = new Request(redirect.target);
    const response = await (await findFile(shown))?.();
    if (!response) return undefined;
    await applyHeaders(shown, response);
    return new Response(response.body, { status: redirect.statusCode, headers: response.headers });
  }
  return { handle };
}

type RedirectMatch = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

const adapterConfigSchema = v.object({
  headers: v.optional(
    v.array(v.object({ for: v.string(), values: v.record(v.string(), v.string()) })),
    [],
  ),
});

/** Reads header rules from the adapter's configuration, which contains each page's content security policy. */
function adapterHeaders(root: string): v.InferOutput<typeof adapterConfigSchema>['headers'] {
  const file = join(root, '.netlify/v1/config.json');
  if (!existsSync(file)) return [];
  return v.parse(adapterConfigSchema, JSON.parse(readFileSync(file, 'utf8'))).headers;
}
