import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Runs the entry of `npm start` until it ends by itself. */
async function start(env: Record<string, string>) {
  const shop = spawn(process.execPath, ['sandbox/start.mjs'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: mkdtempSync(join(tmpdir(), 'start-')), ...env },
  });
  const [output, complaint, code] = await Promise.all([
    text(shop.stdout),
    text(shop.stderr),
    new Promise<number | null>((end) => shop.on('exit', end)),
  ]);
  return { code, complaint, output };
}

it('a taken port ends the start with one clear line', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { code, complaint, output } = await start({ PORT: port });
  other.close();
  expect(code).toBe(1);
  expect(complaint).toMatch(new RegExp(`^Port ${port} is taken\\. .+\\n$`));
  expect(output).not.toContain('Shop ready');
}, 20_000);

it('a database that is away ends the start with one clear line', async () => {
  const { code, complaint, output } = await start({
    PORT: '0',
    NETLIFY_DB_URL: 'postgres://postgres@127.0.0.1:9/postgres',
  });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The database of NETLIFY_DB_URL cannot be reached \(.+\)\.\n$/);
  expect(output).not.toContain('Shop ready');
}, 20_000);

/** Without what the test runner says to Vite, which would serve another site. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|VITEST|TEST|MODE|DEV|PROD|SSR|BASE_URL)/.test(name),
  ),
);

it('the fast loop serves pages and functions', async () => {
  const shop = spawn(process.execPath, ['sandbox/start.mjs', '--dev'], {
    cwd: root,
    env: { ...environment, DATA_DIR: mkdtempSync(join(tmpdir(), 'dev-')), PORT: '0' },
  });
  try {
    const url = await new Promise<string>((ready, fail) => {
      let output = '';
      shop.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, address] = /Shop ready at (\S+)/.exec(output) ?? [];
        if (address !== undefined) ready(address);
      });
      shop.on('exit', () => fail(new Error(output)));
    });
    const page = await fetch(`${url}/about`, { redirect: 'manual' });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    const health = await fetch(`${url}/api/health`);
    expect(await health.json()).toEqual({ ok: true });
  } finally {
    shop.kill('SIGTERM');
  }
}, 90_000);
