import { connect, createServer, type Socket } from 'node:net';

/** A chunk of traffic between client and server. */
export interface ProxiedChunk {
  /** The number of the connection. */
  readonly connection: number;
  readonly from: 'client' | 'server';
  readonly text: string;
}

export interface TcpProxy {
  readonly port: number;
  /** While down, the proxy refuses new connections and closes open ones. */
  readonly setDown: (isDown: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Callbacks for the traffic of a proxy. */
export interface ProxyListener {
  /** Called before a chunk is forwarded; `false` closes both ends instead. */
  readonly onChunk: (chunk: ProxiedChunk) => boolean;
  readonly onClose?: (connection: number) => void;
}

/** Starts a TCP proxy on a free port of 127.0.0.1. */
export function startTcpProxy(
  target: { host: string; port: number },
  { onChunk, onClose }: ProxyListener,
): Promise<TcpProxy> {
  const open = new Set<Socket>();
  let connections = 0;
  let isDown = false;
  const server = createServer((client) => {
    if (isDown) {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    const connection = (connections += 1);
    const closeBoth = (): void => {
      client.destroy();
      upstream.destroy();
    };
    const pass = (from: ProxiedChunk['from'], other: Socket) => (chunk: Buffer) => {
      if (onChunk({ connection, from, text: chunk.toString('latin1') })) other.write(chunk);
      else closeBoth();
    };
    client.on('data', pass('client', upstream));
    upstream.on('data', pass('server', client));
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', closeBoth);
      socket.on('close', () => {
        open.delete(socket);
        closeBoth();
      });
    }
    client.on('close', () => onClose?.(connection));
  });
  const dropAll = (): void => open.forEach((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        setDown(next) {
          isDown = next;
          if (isDown) dropAll();
        },
        stop: () =>
          new Promise((stopped) => {
            server.close(() => stopped());
            dropAll();
          }),
      });
    });
  });
}
