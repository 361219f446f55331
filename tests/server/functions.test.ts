import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import type { Handler } from '#server/handle.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';

const folder = join(import.meta.dirname, '../../netlify/functions');
const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));

const functionModule = v.object({
  default: v.custom<Handler>((value) => typeof value === 'function'),
  config: v.object({
    path: v.optional(v.string()),
    excludedPath: v.optional(v.array(v.string())),
    schedule: v.optional(v.string()),
  }),
});
const load = async (name: string) =>
  v.parse(functionModule, { ...(await import(join(folder, name))) });

describe('every function', () => {
  it.each(names)('%s is at most 25 lines long', (name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
    expect(lines.length).toBeLessThanOrEqual(25);
  });

  it('with an address of its own is left out of the one that answers 404', async () => {
    const configs = await Promise.all(names.map(async (name) => (await load(name)).config));
    const catchAll = configs.find(({ path }) => path === '/api/*');
    const own = configs.flatMap(({ path }) => (path && path !== '/api/*' ? path : []));
    expect(catchAll?.excludedPath).toEqual(own.toSorted());
  });
});

/** The shop's own sources become one file, so that whatever they import by name loads at once; packages stay beside it. */
const AS_THE_PLATFORM_BUNDLES: BuildOptions = {
  bundle: true,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  jsx: 'automatic',
  write: false,
  metafile: true,
};

describe('what a cold start loads', () => {
  /** Functions that send mails: no shopper waits for what they load. */
  const MAILING = [
    ...['confirm-data-request', 'data-deletion-request', 'data-export-request', 'hand-over-mails'],
    ...['reconcile-orders', 'resend-order-confirmation', 'send-email', 'send-outbox'],
    'stripe-webhook',
  ];
  const mailCode = ['nodemailer', 'react-email', 'react/jsx-runtime'];

  async function packagesAtOnce(name: string): Promise<string[]> {
    const { metafile } = await build({
      ...AS_THE_PLATFORM_BUNDLES,
      entryPoints: [join(folder, name)],
    });
    const [output] = Object.values(metafile?.outputs ?? {});
    return (output?.imports ?? [])
      .filter(({ kind }) => kind === 'import-statement')
      .map(({ path }) => path);
  }

  it.each(names)(
    '%s: no payment SDK, no database driver, mail code only where mails are sent',
    async (name) => {
      const loaded = await packagesAtOnce(name);
      expect(loaded).not.toContain('stripe');
      expect(loaded).not.toContain('@netlify/database');
      const mailing = MAILING.includes(name.replace('.ts', ''));
      expect(mailCode.filter((part) => loaded.includes(part))).toEqual(mailing ? mailCode : []);
    },
  );
});

describe('in production without its secrets', () => {
  it('a function answers 503 and logs what is missing, but no value', async () => {
    expectConsoleErrors();
    vi.stubEnv('CONTEXT', 'production');
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_hush');
    const { default: health } = await load('health.ts');
    const context = { ip: '127.0.0.1', requestId: 'request-1', waitUntil: () => undefined };
    const answer = await health(new Request('https://shop.example/api/health'), context);
    vi.unstubAllEnvs();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'not-configured' });
    const logged = vi.mocked(console.error).mock.calls.join();
    expect(logged).toContain('STRIPE_SECRET_KEY must be a live key');
    expect(logged).not.toContain('hush');
  });
});
