import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeServer, createHttpServer, listenOn } from '#sandbox/http.ts';

const server = createHttpServer((request) =>
  Promise.resolve(new Response(`asked for ${request.url}`)),
);
let port = 0;
beforeAll(async () => {
  port = await listenOn(server, '127.0.0.1', 0);
});
afterAll(() => closeServer(server));

/** Sends a raw request, which `fetch` would normalize; HTTP/1.0 responses are not chunked. */
async function send(head: string, body = '') {
  const socket = connect(port, '127.0.0.1');
  socket.end(`${head}\r\n\r\n${body}`);
  const [top = '', rest = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(top.split(' ')[1]), top, rest };
}

describe('answers a malformed request with a JSON error', () => {
  it.each([
    ['TRACE', 'TRACE / HTTP/1.0\r\nHost: localhost', 405, 'wrong-method'],
    ['a name and password as host', 'GET / HTTP/1.0\r\nHost: me:pw@localhost', 400, 'bad-host'],
    ['a path as host', 'GET / HTTP/1.0\r\nHost: localhost/api/health?', 400, 'bad-host'],
    ['an invalid port', 'GET / HTTP/1.0\r\nHost: localhost:fudge', 400, 'bad-host'],
    ['an empty host', 'GET / HTTP/1.0\r\nHost:', 400, 'bad-host'],
    ['a malformed percent-encoding', 'GET /%zz HTTP/1.0\r\nHost: localhost', 400, 'bad-address'],
    [
      'an absolute URL',
      'GET http://other.example/ HTTP/1.0\r\nHost: localhost',
      400,
      'bad-address',
    ],
  ])('%s', async (_what, head, status, code) => {
    const answer = await send(head);
    expect(answer.status).toBe(status);
    expect(answer.top.toLowerCase()).toContain('content-type: application/json');
    expect(JSON.parse(answer.rest)).toEqual({
      error: 'Not possible',
      message: expect.stringMatching(/\.$/) as unknown,
      code,
    });
  });

  it('more than 6 MB', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body: 'x'.repeat(6_000_001),
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'too-large' });
  });
});

it.each(['localhost', 'localhost:8888', '127.0.0.1:80', '[::1]:8888', 'fudge.local'])(
  'accepts the host %s',
  async (host) => {
    const { status, rest } = await send(`GET /about HTTP/1.0\r\nHost: ${host}`);
    expect(status).toBe(200);
    expect(rest).toContain('/about');
  },
);
