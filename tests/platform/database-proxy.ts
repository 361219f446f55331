import { connect } from 'node:net';
import { createWebSocketStream, WebSocketServer } from 'ws';

/** A WebSocket server that forwards to a TCP database, for the serverless driver. */
export interface DatabaseProxy {
  /** `host:port/path`, without a scheme, as the driver takes it. */
  readonly host: string;
  /** Returns the number of connections so far. */
  readonly connections: () => number;
  readonly stop: () => void;
}

/** Starts a proxy to the database at `url`. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(url);
  let connections = 0;
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => {
    connections += 1;
    const client = createWebSocketStream(socket);
    const database = connect(Number(port), hostname);
    client.pipe(database).pipe(client);
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const bound = server.address();
  const ownPort = typeof bound === 'object' && bound ? bound.port : 0;
  return {
    host: `127.0.0.1:${ownPort}/v2`,
    connections: () => connections,
    stop() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}
