import { connect } from 'node:net';
import { dev } from 'astro';
import type { Site, UpgradeHandler } from './built-site.ts';

/** Starts Astro's development server and proxies requests to it. */
export async function openDevSite(root: string): Promise<Site> {
  const server = await dev({
    root,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
    // The development server injects styles whose hashes are in no policy.
    security: { csp: false },
  });
  const { port } = server.address;
  return {
    handle: (request) => proxyRequest(request, port),
    upgrade: createTunnel(port),
    stop: () => server.stop(),
  };
}

/** Headers that apply to a single connection and must not be forwarded. */
const hopByHopHeaders = [
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Keep-Alive',
  'Transfer-Encoding',
];

/** Returns the 404 that netlify.toml defines for unknown API paths. */
async function unknownEndpointResponse(port: number): Promise<Response> {
  const { body, headers } = await fetch(`http://127.0.0.1:${port}/api-not-found.json`);
  return new Response(body, {
    status: 404,
    headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/json' },
  });
}

async function proxyRequest(request: Request, port: number): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/api/')) return unknownEndpointResponse(port);
  const target = `http://127.0.0.1:${port}${url.pathname}${url.search}`;
  const body = request.body ? await request.arrayBuffer() : null;
  const response = await fetch(target, {
    method: request.method,
    headers: request.headers,
    body,
    redirect: 'manual',
  });
  const headers = new Headers(response.headers);
  for (const name of hopByHopHeaders) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}

/** Returns a handler that pipes a WebSocket connection to the development server. */
function createTunnel(port: number): UpgradeHandler {
  return (request, socket, head) => {
    const upstream = connect(port, '127.0.0.1', () => {
      const headers = Array.from({ length: request.rawHeaders.length / 2 }, (_, index) =>
        request.rawHeaders.slice(2 * index, 2 * index + 2).join(': '),
      );
      upstream.write(
        `${request.method} ${request.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`,
      );
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  };
}
