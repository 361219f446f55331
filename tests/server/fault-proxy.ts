import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy to another port that a test can cut or stall. */
export interface FaultProxy {
  port: number;
  setMode(mode: 'open' | 'cut' | 'stalled'): void;
  close(): Promise<void>;
}

/** Starts a proxy to a port of 127.0.0.1. */
export async function openFaultProxy(targetPort: number): Promise<FaultProxy> {
  let mode: 'open' | 'cut' | 'stalled' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.on('error', () => undefined);
    if (mode === 'cut') client.destroy();
    if (mode !== 'open') return;
    const upstream = connect(targetPort, '127.0.0.1');
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (data) => mode === 'open' && upstream.write(data));
    upstream.on('data', (data) => mode === 'open' && client.write(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    setMode(next) {
      mode = next;
      if (next === 'cut') for (const socket of sockets) socket.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
