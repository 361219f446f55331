import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Http2Server {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  readonly stop: () => void;
}

type SiteHandler = (request: Request) => Promise<Response | undefined>;

/** Creates a self-signed certificate valid for a day; needs `openssl`. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

async function respond(
  handle: SiteHandler,
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
) {
  const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
  const request = new Request(`https://localhost${incoming.url}`, {
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
  });
  const response = (await handle(request)) ?? new Response('Not found', { status: 404 });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Serves a handler over TLS and HTTP/2 on a free port, as the platform's network does. */
export async function startHttp2Server(handle: SiteHandler): Promise<Http2Server> {
  const server = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    respond(handle, incoming, outgoing).catch((error: unknown) => {
      console.error(error);
      outgoing.stream.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `https://127.0.0.1:${port}`, stop: () => server.close() };
}
