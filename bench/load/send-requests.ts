import { connect, type Socket } from 'node:net';

/** A request as it goes over the createRequest; `n` counts the requests of a run. */
export type RequestFactory = (n: number) => string;

export interface LoadRun {
  /** How long the run took. */
  ms: number;
  /** How long each response took, in ms. */
  latencies: readonly number[];
  statuses: readonly number[];
}

const CONNECTIONS = 8;
const LAST_CHUNK = '0\r\n\r\n';

/** An response is whole when its last chunk is here, or as many bytes as it promised: one at a time comes on a line. */
function isComplete(response: string): boolean {
  const head = response.indexOf('\r\n\r\n');
  if (head < 0) return false;
  const promised = /\r\ncontent-length: (\d+)/i.exec(response.slice(0, head))?.[1];
  return promised === undefined
    ? response.endsWith(LAST_CHUNK)
    : Buffer.byteLength(response) >= head + 4 + Number(promised);
}

function sendRequest(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const onData = (chunk: string): void => {
      response += chunk;
      if (isComplete(response)) settle(() => resolve(response));
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
export async function sendRequests(
  port: number,
  duration: number,
  createRequest: RequestFactory,
): Promise<LoadRun> {
  const latencies: number[] = [];
  const statuses = new Set<number>();
  const began = performance.now();
  let sent = 0;
  async function runConnection(): Promise<void> {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8').setNoDelay();
    while (performance.now() - began < duration) {
      const request = createRequest((sent += 1));
      const startedAt = performance.now();
      const status = Number((await sendRequest(socket, request)).slice(9, 12));
      latencies.push(performance.now() - startedAt);
      statuses.add(status);
    }
    socket.destroy();
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, runConnection));
  return { ms: performance.now() - began, latencies, statuses: [...statuses] };
}
