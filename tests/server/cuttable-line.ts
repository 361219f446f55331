import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP line to another port that a test can cut, or let fall silent. */
export interface CuttableLine {
  port: number;
  behave(mode: 'open' | 'cut' | 'silent'): void;
  close(): Promise<void>;
}

/** Opens a line to this port of this machine. */
export async function openLine(to: number): Promise<CuttableLine> {
  let mode: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    sockets.add(near);
    near.on('close', () => sockets.delete(near));
    near.on('error', () => undefined);
    if (mode === 'cut') near.destroy();
    if (mode !== 'open') return;
    const far = connect(to, '127.0.0.1');
    far.on('error', () => near.destroy());
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.on('data', (data) => mode === 'open' && far.write(data));
    far.on('data', (data) => mode === 'open' && near.write(data));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    behave(next) {
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
