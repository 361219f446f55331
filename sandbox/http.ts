import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Handles a request; `ip` is the address of the socket. */
export type HttpHandler = (request: Request, ip: string) => Promise<Response>;

/** The platform's limit for a request body. */
const MAX_BODY_BYTES = 6_000_000;

/** Creates a Node HTTP server around a handler of web-standard Request and Response. */
export function createHttpServer(handler: HttpHandler): Server {
  return createServer((incoming, outgoing) => {
    const ip = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    toRequest(incoming)
      .then((request) => (request instanceof Response ? request : handler(request, ip)))
      .catch((error: unknown) => {
        console.error(error);
        return new Response('Internal error', { status: 500 });
      })
      .then((response) => send(response, outgoing, incoming.method === 'HEAD'))
      .catch(() => outgoing.destroy());
  });
}

/** Converts a Node request; returns an error response if it is malformed. */
async function toRequest(incoming: IncomingMessage): Promise<Request | Response> {
  const { host = 'localhost' } = incoming.headers;
  const url = `http://${host}${incoming.url ?? '/'}`;
  if (!isHost(host)) return errorResponse(400, 'bad-host', 'The Host header names no host.');
  if (!incoming.url?.startsWith('/') || !isDecodable(url)) {
    return errorResponse(400, 'bad-address', 'This address cannot be read.');
  }
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  // The Request constructor forbids TRACE.
  if (method === 'TRACE') return errorResponse(405, 'wrong-method', 'Nothing here answers TRACE.');
  if (['GET', 'HEAD'].includes(method)) return new Request(url, { method, headers });
  const body = await readBody(incoming);
  return body
    ? new Request(url, { method, headers, body })
    : errorResponse(413, 'too-large', 'Please send at most 6 MB.', { Connection: 'close' });
}

/** Returns an error in the JSON format of the shop's functions. */
function errorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error: 'Not possible', message, code },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** Returns true for a host name or IP address, with or without a port. */
function isHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** Returns false for a malformed percent-encoding, which URL parsing accepts. */
function isDecodable(url: string): boolean {
  try {
    return decodeURIComponent(new URL(url).pathname) !== '';
  } catch {
    return false;
  }
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function send(response: Response, outgoing: ServerResponse, isHead: boolean): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.appendHeader(name, value);
  if (isHead || !response.body) {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  await pipeline(Readable.from(response.body), outgoing);
}

/** Starts listening and resolves with the port; 0 picks a free one. */
export function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Stops accepting connections, and closes those still open after `timeoutMs`. */
export async function closeServer(server: Server, timeoutMs = 500): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(timer);
}
