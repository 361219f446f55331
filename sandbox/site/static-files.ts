import { createHash } from 'node:crypto';
import { StaticHandler } from '@netlify/static';
import { compressedResponse } from './compressed-response.ts';

export type FindFile = (request: Request) => Promise<(() => Promise<Response>) | undefined>;

/** Returns a lookup of built files by request: `/about` finds `about.html`. */
export function createFileFinder(directory: string): FindFile {
  const files = new StaticHandler({ directory });
  return async (request) => {
    const match = await files.match(request);
    return match && (async () => fileResponse(request, await match.handle()));
  };
}

/** Returns 304, a byte range (for videos) or the whole file. */
async function fileResponse(request: Request, file: Response): Promise<Response> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = new Headers(file.headers);
  headers.set('ETag', etag);
  headers.set('Accept-Ranges', 'bytes');
  const known = request.headers.get('If-None-Match')?.split(/,\s*/) ?? [];
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) {
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(request, bytes.length, etag);
  if (range) return partialResponse(bytes, range, headers);
  return compressedResponse(request, bytes, headers);
}

type Range = { readonly first: number; readonly last: number } | 'unsatisfiable';

/** Parses a single byte range; undefined for anything else, which gets the whole file. */
function readRange(request: Request, size: number, etag: string): Range | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('Range') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if ((request.headers.get('If-Range') ?? etag) !== etag) return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first < size && first <= last ? { first, last } : 'unsatisfiable';
}

function partialResponse(bytes: Uint8Array<ArrayBuffer>, range: Range, headers: Headers): Response {
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  headers.set('Content-Length', String(range.last - range.first + 1));
  return new Response(bytes.subarray(range.first, range.last + 1), { status: 206, headers });
}
