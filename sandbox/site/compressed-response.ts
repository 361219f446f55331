import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const MIN_BYTES = 1_000;
const textual = /^text\/|json|javascript|xml|svg|manifest/;
const MAX_CACHED = 300;
const cache = new Map<string, Uint8Array<ArrayBuffer>>();

/** Returns a response with text compressed, as the platform's network does; caches the result per ETag. */
export function compressedResponse(
  request: Request,
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Response {
  if (bytes.length < MIN_BYTES || !textual.test(headers.get('Content-Type') ?? '')) {
    headers.set('Content-Length', String(bytes.length));
    return new Response(bytes, { headers });
  }
  headers.set('Vary', 'Accept-Encoding');
  const accepted = request.headers.get('Accept-Encoding') ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const body = encoding
    ? compressOnce(encoding, bytes, `${encoding} ${headers.get('ETag')}`)
    : bytes;
  if (encoding) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(body, { headers });
}

function compressOnce(
  encoding: 'br' | 'gzip',
  bytes: Uint8Array<ArrayBuffer>,
  version: string,
): Uint8Array<ArrayBuffer> {
  const earlier = cache.get(version);
  if (earlier) return earlier;
  const made =
    encoding === 'br'
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(bytes);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(version, made);
  return made;
}
