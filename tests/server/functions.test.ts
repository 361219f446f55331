import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Cron } from 'croner';
import { build, type BuildOptions } from 'esbuild';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#domain/day.ts';
import type { Handler } from '#netlify/http/define-handler.ts';
import { expectConsoleErrors } from '../support/no-console-errors.ts';

const folder = join(import.meta.dirname, '../../netlify/functions');
const names = readdirSync(folder).filter((name) => name.endsWith('.ts'));

const functionModule = v.object({
  default: v.custom<Handler>((value) => typeof value === 'function'),
  config: v.object({
    path: v.optional(v.string()),
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

  it.each(names)('%s has one path of its own', async (name) => {
    const { path, schedule } = (await load(name)).config;
    expect(path ?? schedule).toMatch(/^[^:]+$/);
    expect(path ?? '').not.toContain('*');
  });
});

/** Bundles as the platform does: the shop's sources become one file, so their static imports load at once; packages stay outside. */
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

describe('cold starts', () => {
  /** Functions that send mails: no shopper waits for their cold start. */
  const MAILING = [
    ...['confirm-data-request', 'data-deletion-request', 'data-export-request', 'trigger-outbox'],
    ...['shopkeeper-sign-in', 'morning-mail'],
    ...['resend-order-confirmation', 'send-email', 'send-outbox'],
    'stripe-webhook',
  ];
  const mailCode = ['react-dom/server', 'react/jsx-runtime'];

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
    '%s starts without payment SDK, database driver and mail transport, and has templates only if it sends mails',
    async (name) => {
      const loaded = await packagesAtOnce(name);
      expect(loaded).not.toContain('stripe');
      expect(loaded).not.toContain('@netlify/database');
      expect(loaded).not.toContain('nodemailer');
      const mailing = MAILING.includes(name.replace('.ts', ''));
      expect(mailCode.filter((part) => loaded.includes(part))).toEqual(mailing ? mailCode : []);
    },
  );
});

describe('claimed mails', () => {
  it('do not wait for templates, which load with the function', async () => {
    const { metafile } = await build({
      ...AS_THE_PLATFORM_BUNDLES,
      entryPoints: [join(folder, 'send-outbox.ts')],
    });
    const inputs = Object.entries(metafile?.inputs ?? {});
    const templates = inputs.filter(([path]) => path.includes('netlify/mail/'));
    expect(templates.length).toBeGreaterThan(5);
    const late = inputs.flatMap(([, { imports }]) =>
      imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
    );
    expect(late.filter((path) => path.includes('netlify/mail/'))).toEqual([]);
  });
});

describe('schedules', () => {
  it('run at most 8,520 times in 30 days, and at most every 15 minutes', async () => {
    const modules = await Promise.all(names.map(load));
    const schedules = modules.flatMap(({ config: { schedule } }) => schedule ?? []);
    const start = new Date('2026-11-01T00:00:00Z');
    const calls = schedules.flatMap((schedule) =>
      new Cron(schedule, { timezone: 'UTC', paused: true })
        .nextRuns(3_000, start)
        .map((at) => at.getTime() - start.getTime())
        .filter((ms) => ms <= 30 * DAY_MS),
    );
    expect(calls).toHaveLength(8_520);
    const awake = [...new Set(calls)].toSorted((a, b) => a - b);
    const rests = awake.slice(1).map((ms, index) => ms - (awake[index] ?? 0));
    expect(Math.min(...rests)).toBe(15 * 60_000);
  });
});

describe('production without secrets', () => {
  it('returns 503 and logs what is missing without values', async () => {
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
