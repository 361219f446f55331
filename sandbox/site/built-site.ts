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
  /** The project: where `netlify.toml` and the adapter's configuration are. */
  root: string;
  /** The built site. */
  dist: string;
}

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** What a visitor sees, the functions apart. */
export interface Site {
  /** Undefined where the site has nothing to show. */
  readonly handle: (request: Request) => Promise<Response | undefined>;
  /** Takes a request for a web socket. */
  readonly upgrade?: UpgradeHandler;
  readonly stop?: () => Promise<void>;
}

/** Built files, header rules and redirects, as the platform would answer with them. */
export function openBuiltSite({ root, dist }: Options): Site {
  const toml = join(root, 'netlify.toml');
  const configPath = existsSync(toml) ? toml : undefined;
  const findFile = createFileFinder(dist);
  const headers = new HeadersHandler({
    configPath,
    configHeaders: adapterHeaders(root),
    projectDir: root,
    publishDir: dist,
    logger: console,
  });
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
    const tidy = canonicalPath(dist, pathname);
    if (tidy) return new Response(null, { status: 301, headers: { Location: tidy + search } });
    const redirect = await redirects.match(request);
    const file = redirect?.force ? undefined : await findFile(request);
    if (!file) return redirect && applyRewrite(request, redirect);
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, HEAD' } });
    }
    const response = await file();
    await headers.apply(request, response);
    return response;
  }
  /** Leads elsewhere, or shows another file at the address asked: with the rule's own status, which the library drops. */
  async function applyRewrite(
    request: Request,
    redirect: RedirectMatch,
  ): Promise<Response | undefined> {
    if (redirect.redirect) return redirects.handle(request, redirect, findFile);
    const shown = new Request(redirect.target);
    const response = await (await findFile(shown))?.();
    if (!response) return undefined;
    await headers.apply(shown, response);
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

/** The build writes each page's content security policy there, for the platform to read. */
function adapterHeaders(root: string): v.InferOutput<typeof adapterConfigSchema>['headers'] {
  const file = join(root, '.netlify/v1/config.json');
  if (!existsSync(file)) return [];
  return v.parse(adapterConfigSchema, JSON.parse(readFileSync(file, 'utf8'))).headers;
}
