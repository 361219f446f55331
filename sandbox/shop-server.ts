import { closeServer, createHttpServer, listenOn, type HttpHandler } from './http.ts';
import type { UpgradeHandler } from './site/built-site.ts';
import { clientIp, type SelfHosting } from './self-hosting.ts';
import { StartupError } from './startup-error.ts';

export interface ShopServer {
  readonly port: number;
  /** Sets the handler; requests wait until then. */
  readonly serve: (handler: HttpHandler, upgrade?: UpgradeHandler) => void;
  /** Idempotent. */
  readonly close: () => Promise<void>;
}

/** Listens on `host`, or on 127.0.0.1 and, if available, ::1. Throws StartupError if the port or host cannot be used. */
export async function listenForShop(
  wanted: number,
  { host, trustedProxies }: SelfHosting = { host: undefined, trustedProxies: 0 },
): Promise<ShopServer> {
  const ready = Promise.withResolvers<HttpHandler>();
  const handleWhenReady: HttpHandler = async (request, socketAddress) => {
    const forwardedFor = request.headers.get('X-Forwarded-For');
    const ip = clientIp(socketAddress, forwardedFor, trustedProxies);
    const isSecure = trustedProxies > 0 && request.headers.get('X-Forwarded-Proto') === 'https';
    const forwarded = isSecure
      ? new Request(request.url.replace(/^http:/, 'https:'), request)
      : request;
    return (await ready.promise)(forwarded, ip);
  };
  const servers = [createHttpServer(handleWhenReady), createHttpServer(handleWhenReady)] as const;
  const port = await listenOn(servers[0], host ?? '127.0.0.1', wanted).catch(
    toStartupError(wanted, host),
  );
  if (host === undefined) {
    await listenOn(servers[1], '::1', port).catch((error: unknown) => {
      if (!isWithoutIpv6(error)) toStartupError(port)(error);
    });
  }
  return {
    port,
    serve(handler, upgrade) {
      if (upgrade) servers.forEach((server) => server.on('upgrade', upgrade));
      ready.resolve(handler);
    },
    async close() {
      await Promise.all(
        servers.filter(({ listening }) => listening).map((server) => closeServer(server)),
      );
    },
  };
}

function toStartupError(port: number, host?: string): (error: unknown) => never {
  return (error) => {
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(codeOf(error))) {
      throw new StartupError(`HOST must be an address of this machine, not "${host}".`);
    }
    if (codeOf(error) === 'EADDRINUSE') {
      throw new StartupError(
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    if (codeOf(error) === 'EACCES') throw new StartupError(`Port ${port} may not be used.`);
    throw error;
  };
}

const isWithoutIpv6 = (error: unknown): boolean =>
  ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
