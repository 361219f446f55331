import { describe, expect, it } from 'vitest';
import { clientIp, localOrigin, createJobGuard, readSelfHosting } from '#sandbox/self-hosting.ts';

const SOCKET = '10.0.0.1';
const VISITOR = '203.0.113.9';
const FORGED = '198.51.100.7';

describe('the visitor’s IP', () => {
  it.each([
    ['no proxy is trusted', 0, FORGED, SOCKET],
    ['one proxy reports the visitor', 1, VISITOR, VISITOR],
    ['the visitor forges the header', 1, `${FORGED}, ${VISITOR}`, VISITOR],
    ['the visitor forges a long header', 1, `${FORGED},${FORGED}, ${VISITOR}`, VISITOR],
    ['there are two proxies', 2, `${VISITOR}, 10.0.0.2`, VISITOR],
    ['there are two proxies and a forged header', 2, `${FORGED}, ${VISITOR}, 10.0.0.2`, VISITOR],
    ['the visitor uses IPv6', 1, '2001:db8::1', '2001:db8::1'],
    ['there is no header', 1, null, SOCKET],
    ['the header has fewer entries than trusted proxies', 2, VISITOR, SOCKET],
    ['the entry is no IP', 1, 'unknown', SOCKET],
    ['the header is empty', 1, '', SOCKET],
  ])('where %s', (_what, proxies, header, address) => {
    expect(clientIp(SOCKET, header, proxies)).toBe(address);
  });
});

describe('the settings', () => {
  it('default to loopback without trusted proxies', () => {
    expect(readSelfHosting({})).toEqual({ host: undefined, trustedProxies: 0 });
  });

  it('name the host and the number of trusted proxies', () => {
    const env = { HOST: '0.0.0.0', TRUSTED_PROXIES: '2' };
    expect(readSelfHosting(env)).toEqual({ host: '0.0.0.0', trustedProxies: 2 });
  });

  it.each(['many', '-1', '1.5', '10', 'x-forwarded-for'])('reject %s proxies', (text) => {
    expect(() => readSelfHosting({ TRUSTED_PROXIES: text })).toThrow('TRUSTED_PROXIES');
  });

  it.each([
    [undefined, 'http://localhost:8888'],
    ['0.0.0.0', 'http://localhost:8888'],
    ['192.168.1.7', 'http://192.168.1.7:8888'],
    ['2001:db8::1', 'http://[2001:db8::1]:8888'],
  ])('listening on %s the shop is at %s for this machine', (host, origin) => {
    expect(localOrigin({ host, trustedProxies: 0 }, 8888)).toBe(origin);
  });
});

describe('a scheduled job', () => {
  const secret = 'j'.repeat(32);
  const ask = (authorization?: string) =>
    new Request('http://localhost:8888/.netlify/functions/send-outbox', {
      method: 'POST',
      headers: authorization ? { Authorization: authorization } : {},
    });

  it.each([
    ['nothing is set', {}],
    ['the site URL is local', { SITE_URL: 'http://localhost:8888' }],
    ['it listens on loopback', { HOST: '127.0.0.1' }],
  ])('may be run by anybody on this machine where %s', (_what, env) => {
    expect(createJobGuard(env)(ask())).toBe(true);
  });

  it.each([
    ['it listens on the network', { HOST: '0.0.0.0' }],
    ['there is a proxy', { TRUSTED_PROXIES: '1' }],
    ['it runs in production', { CONTEXT: 'production' }],
    ['the site URL is public', { SITE_URL: 'https://fudge.shop' }],
  ])('may be run by nobody where %s', (_what, env) => {
    expect(createJobGuard(env)(ask())).toBe(false);
    expect(createJobGuard(env)(ask(`Bearer ${secret}`))).toBe(false);
  });

  it.each([
    [`Bearer ${secret}`, true],
    [`Bearer ${secret}x`, false],
    [`Bearer ${'k'.repeat(32)}`, false],
    [secret, false],
    [undefined, false],
  ])('with a secret set, "%s" may run it: %s', (authorization, may) => {
    expect(createJobGuard({ JOB_SECRET: secret })(ask(authorization))).toBe(may);
  });

  it('rejects a short secret', () => {
    expect(() => createJobGuard({ JOB_SECRET: 'short' })).toThrow('JOB_SECRET');
  });
});
