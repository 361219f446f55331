import { connect, createServer, type Socket } from 'node:net';

/** A piece of what two programs say to each other. */
export interface Passage {
  /** Tells connections apart. */
  readonly line: number;
  readonly from: 'client' | 'server';
  readonly text: string;
}

export interface Wire {
  readonly port: number;
  /** A line that is cut refuses and drops all connections. */
  readonly cut: (isCut: boolean) => void;
  readonly stop: () => Promise<void>;
}

/** Who listens to a wire. */
export interface Listener {
  /** Every passage is heard before it arrives; `false` drops both ends instead. */
  readonly hear: (passage: Passage) => boolean;
  readonly end?: (line: number) => void;
}

/** A line between two programs that is listened to. */
export function openWire(
  target: { host: string; port: number },
  { hear, end }: Listener,
): Promise<Wire> {
  const open = new Set<Socket>();
  let lines = 0;
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    const line = (lines += 1);
    const hangUp = (): void => {
      client.destroy();
      upstream.destroy();
    };
    const pass = (from: Passage['from'], other: Socket) => (chunk: Buffer) => {
      if (hear({ line, from, text: chunk.toString('latin1') })) other.write(chunk);
      else hangUp();
    };
    client.on('data', pass('client', upstream));
    upstream.on('data', pass('server', client));
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', hangUp);
      socket.on('close', () => {
        open.delete(socket);
        hangUp();
      });
    }
    client.on('close', () => end?.(line));
  });
  const dropAll = (): void => open.forEach((socket) => socket.destroy());
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : 0,
        cut(next) {
          isCut = next;
          if (isCut) dropAll();
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
