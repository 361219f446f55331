import { HttpError } from './http-error.ts';

/** What a request must be like to reach a handler. */
export interface RequestGuard {
  method: 'GET' | 'POST';
  maxBytes: number;
  /** Whether the body must be JSON. */
  isJson: boolean;
  /** Whether requests from other sites are allowed, for links in mails (a webmail page leads here). */
  allowsCrossSite?: boolean;
}

function typeOf(request: Request): string | undefined {
  return request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}

/** Returns whether a request is a form of a browser's own, which a page without JavaScript posts. */
export function isPostedForm(request: Request): boolean {
  return typeOf(request) === 'application/x-www-form-urlencoded';
}

/** The largest body of a form, in bytes. */
export const MAX_BODY_BYTES = 32 * 1024;

/** 405 with the methods that a URL takes. A page that was opened before a deploy changed them shows the words. */
export function wrongMethod(...methods: readonly string[]): HttpError {
  return new HttpError(
    405,
    'wrong-method',
    'Not possible',
    `This address answers ${methods.join(' and ')} only. A page of ours that says this is out of date: please load it again.`,
    { headers: { Allow: methods.join(', ') } },
  );
}

function checkMethod(request: Request, method: string): void {
  if (request.method !== method) throw wrongMethod(method);
}

function checkType(request: Request): void {
  if (typeOf(request) === 'application/json') return;
  throw new HttpError(
    415,
    'wrong-type',
    'Not possible',
    'This address takes application/json only.',
  );
}

function hostOf(origin: string | null): string | null {
  return origin && URL.canParse(origin) ? new URL(origin).host : null;
}

/** Rejects requests that a browser sends from another site. Clients that send no `Origin` are not browsers and pass. */
function checkOrigin(request: Request, siteUrl: string): void {
  const origin = request.headers.get('Origin');
  const isOwn =
    origin === null || origin === siteUrl || hostOf(origin) === new URL(request.url).host;
  if (isOwn && request.headers.get('Sec-Fetch-Site') !== 'cross-site') return;
  throw new HttpError(
    403,
    'foreign-origin',
    'Not possible',
    'This address answers the shop’s own pages only.',
  );
}

function tooLarge(maxBytes: number): HttpError {
  const maxKilobytes = Math.floor(maxBytes / 1024);
  return new HttpError(
    413,
    'too-large',
    'Too much text',
    `Please send at most ${maxKilobytes} kB.`,
  );
}

/** Reads a body and stops at `maxBytes`, whatever `Content-Length` says. */
async function readBody(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Checks method, type, origin and size, in this order, and returns the body as text; throws 405, 415, 403 or 413. */
export async function checkRequest(
  request: Request,
  guard: RequestGuard,
  siteUrl: string,
): Promise<string> {
  checkMethod(request, guard.method);
  if (guard.isJson) checkType(request);
  if (!guard.allowsCrossSite) checkOrigin(request, siteUrl);
  return readBody(request, guard.maxBytes);
}
