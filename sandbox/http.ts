import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What answers a request; `ip` is the address of the socket, which no header can change. */
export type HttpHandler = (request: Request, ip: string) => Promise<Response>;

/** The platform hands a function its request body whole, up to this size. */
const MAX_BODY_BYTES = 6_000_000;

/** A server on Node's HTTP that speaks the platform's Request and Response. */
export function createHttpServer(answer: HttpHandler): Server {
  return createServer((incoming, outgoing) => {
    const ip = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    toRequest(incoming)
      .then((request) => (request instanceof Response ? request : answer(request, ip)))
      .catch((error: unknown) => {
        console.error(error);
        return new Response('Internal error', { status: 500 });
      })
      .then((response) => send(response, outgoing, incoming.method === 'HEAD'))
      .catch(() => outgoing.destroy());
  });
}

/** The request, or the answer to one that cannot be read. */
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
  // No Request may be made with it.
  if (method === 'TRACE') return errorResponse(405, 'wrong-method', 'Nothing here answers TRACE.');
  if (['GET', 'HEAD'].includes(method)) return new Request(url, { method, headers });
  const body = await readBody(incoming);
  return body
    ? new Request(url, { method, headers, body })
    : errorResponse(413, 'too-large', 'Please send at most 6 MB.', { Connection: 'close' });
}

/** An answer in the form that those of the shop's functions have. */
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

/** A name or number with or without a port: nothing that would change the rest of the address. */
function isHost(host: string): boolean {
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}`);
}

/** An address with a broken percent sign can be parsed but not decoded. */
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

/** Resolves with the port once the server listens there; 0 picks a free one. */
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

/** Lets answers under way finish, for a moment, and then closes what is still open. */
export async function closeServer(server: Server, timeoutMs = 500): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearTimeout(timer);
}
