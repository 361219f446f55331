import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import * as v from 'valibot';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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

describe('what a cold start loads', () => {
  let outputs: Metafile['outputs'];
  beforeAll(async () => {
    const bundled = await build({
      entryPoints: names.map((name) => join(folder, name)),
      bundle: true,
      splitting: true,
      metafile: true,
      write: false,
      outdir: 'out',
      format: 'esm',
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
    });
    outputs = bundled.metafile.outputs;
  });

  /** The packages that a file imports at once, itself or through what it imports at once. */
  function packagesOf(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { path, kind } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') packagesOf(path, seen);
    }
    return seen;
  }

  it.each(names)('%s: neither the payment SDK nor anything for mails', (name) => {
    const file = Object.keys(outputs).find((path) =>
      path.endsWith(`/${name.replace('.ts', '.js')}`),
    );
    const loaded = [...packagesOf(file ?? '')].filter((path) => !path.endsWith('.js'));
    expect(file).toBeDefined();
    for (const heavy of [
      'stripe',
      'nodemailer',
      'react-email',
      'react/jsx-runtime',
      '@netlify/database',
    ]) {
      expect(loaded).not.toContain(heavy);
    }
  });
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
