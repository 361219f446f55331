import { connect } from 'node:net';
import { dev } from 'astro';
import type { Site, Upgrade } from './built-site.ts';

/** The site as it is being written, by Astro's own server behind the shop's address. */
export async function openDevSite(root: string): Promise<Site> {
  const server = await dev({
    root,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
    // Styles are injected on the fly here: no policy could know their hashes.
    security: { csp: false },
  });
  const { port } = server.address;
  return {
    answer: (request) => passOn(request, port),
    upgrade: tunnelTo(port),
    stop: () => server.stop(),
  };
}

/** What an answer says about its own journey: it does not hold for the next one. */
const ofTheConnection = [
  'Connection',
  'Content-Encoding',
  'Content-Length',
  'Keep-Alive',
  'Transfer-Encoding',
];

/** The platform's rule for calls that nobody answers. */
async function answerUnknownCall(port: number): Promise<Response> {
  const { body, headers } = await fetch(`http://127.0.0.1:${port}/api-not-found.json`);
  return new Response(body, {
    status: 404,
    headers: { 'Content-Type': headers.get('Content-Type') ?? 'application/json' },
  });
}

async function passOn(request: Request, port: number): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/api/')) return answerUnknownCall(port);
  const target = `http://127.0.0.1:${port}${url.pathname}${url.search}`;
  const body = request.body ? await request.arrayBuffer() : null;
  const response = await fetch(target, {
    method: request.method,
    headers: request.headers,
    body,
    redirect: 'manual',
  });
  const headers = new Headers(response.headers);
  for (const name of ofTheConnection) headers.delete(name);
  return new Response(response.body, { status: response.status, headers });
}

/** Joins a browser's web socket to Astro's, bytes for bytes. */
function tunnelTo(port: number): Upgrade {
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
