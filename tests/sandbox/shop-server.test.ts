import { existsSync, mkdtempSync } from 'node:fs';
import { get } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchShop, type RunningShop } from '#sandbox/launch.ts';
import { openBuiltSite } from '#sandbox/site/built-site.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const site = join(fixtures, 'site');
const folder = mkdtempSync(join(tmpdir(), 'shop-'));

let shop: RunningShop;
beforeAll(async () => {
  shop = await launchShop({
    port: 0,
    dataDir: folder,
    functions: join(fixtures, 'functions'),
    openSite: () => openBuiltSite({ root: site, dist: join(site, 'built') }),
  });
}, 30_000);
afterAll(() => shop.stop());

const aTime: unknown = expect.stringMatching(/^\d{4}-.*Z$/);
const aLoopbackAddress: unknown = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(shop.url + path, { redirect: 'manual', ...init });
const echo = async (path: string, init: RequestInit = {}): Promise<unknown> =>
  (await ask(path, init)).json();

describe('functions', () => {
  it('are routed by path, with parameters and environment', async () => {
    expect(await echo('/api/echo/42?x=1', { method: 'POST', body: 'fudge' })).toMatchObject({
      body: 'fudge',
      method: 'POST',
      params: { id: '42' },
      siteUrl: shop.url,
      sum: 3,
    });
  });

  it('without a path are routed by name', async () => {
    expect(await (await ask('/.netlify/functions/without-path')).text()).toBe('here');
    expect((await ask('/.netlify/functions/echo')).status).toBe(404);
  });

  it('with a method accept only that method', async () => {
    expect((await ask('/api/post-only', { method: 'POST' })).status).toBe(201);
    expect((await ask('/api/post-only')).status).toBe(404);
  });

  it('do not handle an excluded path', async () => {
    expect(await (await ask('/any/thing')).text()).toBe('any other');
    expect((await ask('/any/kept/thing')).status).toBe(302);
  });

  it.each(['GET', 'POST', 'DELETE'])(
    'that do not exist fall through to the redirects: %s',
    async (method) => {
      const response = await ask('/api/no-such-call', { method });
      expect(response.status).toBe(404);
      expect(response.headers.get('x-frame-options')).toBe('DENY');
      expect(await response.json()).toEqual({ error: 'Not found' });
    },
  );

  it('with a schedule run once on POST, marked as forced', async () => {
    const response = await ask('/.netlify/functions/nightly', { method: 'POST' });
    expect(await response.json()).toEqual({
      body: { next_run: aTime },
      runNow: '1',
    });
    expect((await ask('/.netlify/functions/nightly')).status).toBe(405);
  });
});

describe("the visitor's IP", () => {
  it.each([
    ['X-Forwarded-For', '203.0.113.9'],
    ['X-Nf-Client-Connection-Ip', '203.0.113.9'],
    ['Forwarded', 'for=203.0.113.9'],
  ])('is that of the socket, whatever %s says', async (name, value) => {
    expect(await echo('/api/echo', { headers: { [name]: value } })).toMatchObject({
      ip: aLoopbackAddress,
    });
  });

  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['[::1]', '::1'],
  ])('is plain when %s is called', async (host, ip) => {
    const hasIpv6 = Object.values(networkInterfaces())
      .flat()
      .some((one) => one?.family === 'IPv6');
    if (!hasIpv6) return;
    const response = await fetch(`http://${host}:${shop.port}/api/echo`);
    expect(await response.json()).toMatchObject({ ip });
  });

  it('and the run-now header cannot be set by a client', async () => {
    const seen = await echo('/api/echo', { headers: { 'X-Run-Now': '1', 'X-Nf-Request-Id': 'x' } });
    expect(seen).not.toHaveProperty(['headers', 'x-run-now']);
    expect(seen).not.toHaveProperty(['headers', 'x-nf-request-id']);
  });
});

describe('pages', () => {
  it('have the headers of netlify.toml and _headers', async () => {
    const response = await ask('/about');
    expect(await response.text()).toContain('<title>About</title>');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('x-about')).toBe('yes');
  });

  it.each([
    ['/no-such-page', 302, '/'],
    ['/old-page', 301, '/about'],
  ])('%s leads on with %i to %s', async (path, status, target) => {
    const response = await ask(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBe(shop.url + target);
  });

  it('answer 304 to a matching ETag', async () => {
    const etag = (await ask('/about')).headers.get('etag') ?? '';
    const again = await ask('/about', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('are compressed', async () => {
    const packed = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    const plain = await ask('/', { headers: { 'Accept-Encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=20-', 416, '', 'bytes */10'],
  ])('a film is sent in parts: %s', async (range, status, body, contentRange) => {
    const response = await ask('/film.mp4', { headers: { Range: range } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.text()).toBe(body);
  });

  it('reject POST', async () => {
    expect((await ask('/about', { method: 'POST' })).status).toBe(405);
  });

  it.each([
    ['a malformed percent-encoding', '/%zz', 400],
    ['a path traversal', '/..%2f..%2fpackage.json', 302],
    ['unresolved dots', '/../netlify.toml', 302],
  ])('%s opens nothing', async (_what, path, status) => {
    expect(await rawStatus(path)).toBe(status);
  });
});

/** Requests a raw path, which `fetch` would normalize. */
function rawStatus(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: shop.port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

describe('the sandbox', () => {
  it('provides database, mail server and payment provider', async () => {
    const client = new pg.Client({ connectionString: process.env['NETLIFY_DB_URL'] });
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    expect(process.env['STRIPE_API_BASE']).toBe(shop.payments?.apiBase);
    expect(process.env['SHOP_SECRET']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('shows captured mails as a page and as JSON', async () => {
    const transport = createTransport(process.env['SMTP_URL']);
    await transport.sendMail({
      from: 'hello@shop.example',
      to: 'pat@post.example',
      subject: 'Tea & <fudge>',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
    expect(await echo('/sandbox/inbox.json')).toMatchObject([{ subject: 'Tea & <fudge>' }]);
    expect(await (await ask('/sandbox/inbox')).text()).toContain('Tea &#38; &#60;fudge&#62;');
    expect(await (await ask('/sandbox/inbox/1')).text()).toContain('src="/sandbox/inbox/1/html"');
    const part = await ask('/sandbox/inbox/1/html');
    expect(await part.text()).toContain('<p>Hello</p>');
    expect(part.headers.get('content-security-policy')).toMatch(/^sandbox /);
    expect((await ask('/sandbox/inbox/2')).status).toBe(404);
  });
});

describe('a second shop', () => {
  it('fails on a port in use with one line, and cleans up', async () => {
    const before = process.env['SITE_URL'];
    await expect(launchShop({ port: shop.port, dataDir: folder })).rejects.toThrow(
      `Port ${shop.port} is taken.`,
    );
    expect(process.env['SITE_URL']).toBe(before);
  });

  it('fails without its database with one line', async () => {
    const env = { NETLIFY_DB_URL: 'postgres://postgres@127.0.0.1:9/postgres' };
    await expect(launchShop({ port: 0, dataDir: folder, env })).rejects.toThrow(
      /^The database of NETLIFY_DB_URL cannot be reached \(connect ECONNREFUSED/,
    );
  });

  it('fails with an invalid clock with one line', async () => {
    const env = { SHOP_CLOCK: 'teatime' };
    await expect(launchShop({ port: 0, dataDir: folder, env })).rejects.toThrow(/^SHOP_CLOCK/);
  });
});

describe('stop()', () => {
  it('waits for waitUntil work', async () => {
    const file = join(folder, 'worked');
    const response = await ask(`/api/works-on?file=${encodeURIComponent(file)}`);
    expect(await response.text()).toBe('soon');
    expect(existsSync(file)).toBe(false);
    await shop.stop();
    expect(existsSync(file)).toBe(true);
    expect(process.env['STRIPE_API_BASE']).toBeUndefined();
  });
});
