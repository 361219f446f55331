import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire; `n` counts the requests of a run. */
export type Wire = (n: number) => string;

export interface Run {
  /** How long the run took. */
  ms: number;
  /** How long each answer took, in ms. */
  latencies: readonly number[];
  statuses: readonly number[];
}

const CONNECTIONS = 8;
const LAST_CHUNK = '0\r\n\r\n';

/** An answer is whole when its last chunk is here, or as many bytes as it promised: one at a time comes on a line. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const promised = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  return promised === undefined
    ? answer.endsWith(LAST_CHUNK)
    : Buffer.byteLength(answer) >= head + 4 + Number(promised);
}

function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const onData = (chunk: string): void => {
      answer += chunk;
      if (isWhole(answer)) settle(() => resolve(answer));
    };
    const onClose = (): void => settle(() => reject(new Error('The line was cut')));
    const settle = (end: () => void): void => {
      socket.off('data', onData).off('close', onClose);
      end();
    };
    socket.on('data', onData).on('close', onClose);
    socket.write(request);
  });
}

/** Sends requests over a few lines, each the next as soon as the last is answered, for some time. */
export async function drive(port: number, duration: number, wire: Wire): Promise<Run> {
  const latencies: number[] = [];
  const statuses = new Set<number>();
  const began = performance.now();
  let sent = 0;
  async function keepAsking(): Promise<void> {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8').setNoDelay();
    while (performance.now() - began < duration) {
      const request = wire((sent += 1));
      const asked = performance.now();
      const status = Number((await ask(socket, request)).slice(9, 12));
      latencies.push(performance.now() - asked);
      statuses.add(status);
    }
    socket.destroy();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  return { ms: performance.now() - began, latencies, statuses: [...statuses] };
}
