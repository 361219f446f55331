import { connect, type Socket } from 'node:net';

/** Returns the raw text of request number `n`. */
export type RequestFactory = (n: number) => string;

export interface LoadRun {
  /** The duration in ms. */
  ms: number;
  /** The latency of each response in ms. */
  latencies: readonly number[];
  statuses: readonly number[];
}

const CONNECTIONS = 8;
const LAST_CHUNK = '0\r\n\r\n';

/** Returns true if the response has its last chunk or all of its Content-Length. */
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
    const onClose = (): void => settle(() => reject(new Error('The connection was closed')));
    const settle = (end: () => void): void => {
      socket.off('data', onData).off('close', onClose);
      end();
    };
    socket.on('data', onData).on('close', onClose);
    socket.write(request);
  });
}

/** Sends requests over 8 connections for `duration` ms, each after the previous response. */
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
