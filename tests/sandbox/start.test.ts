import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Runs the entry point of `npm start` until it exits. */
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

it('fails on a port in use with one line', async () => {
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

it('fails without its database with one line', async () => {
  const { code, complaint, output } = await start({
    PORT: '0',
    NETLIFY_DB_URL: 'postgres://postgres@127.0.0.1:9/postgres',
  });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^The database of NETLIFY_DB_URL cannot be reached \(.+\)\.\n$/);
  expect(output).not.toContain('Shop ready');
}, 20_000);

it('fails on a damaged database with a line that names its folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-'));
  mkdirSync(join(folder, 'db/base'), { recursive: true });
  writeFileSync(join(folder, 'db/PG_VERSION'), 'fudge');
  const { code, complaint } = await start({ PORT: '0', DATA_DIR: folder });
  expect(code).toBe(1);
  expect(complaint).toBe(
    `The local database in ${join(folder, 'db')} cannot be opened (unreachable). It holds test orders only: move that folder away or delete it, and start again.\n`,
  );
}, 20_000);

it('fails with one line if the data folder is a file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'no-folder-')), 'state');
  writeFileSync(file, '');
  const { code, complaint } = await start({ PORT: '0', DATA_DIR: file });
  expect(code).toBe(1);
  expect(complaint).toBe(
    `Local state cannot be kept in ${file}: choose a folder that can be written to, in DATA_DIR.\n`,
  );
}, 20_000);

it.each([
  ['STRIPE_SECRET_KEY', 'sk_test_own'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_own'],
])(
  'fails with one line if only %s is set',
  async (name, value) => {
    const { code, complaint, output } = await start({ PORT: '0', [name]: value });
    expect(code).toBe(1);
    expect(complaint).toMatch(
      /^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: .+\n$/,
    );
    expect(output).not.toContain('Shop ready');
  },
  20_000,
);

it('fails in production with one line if a setting is missing', async () => {
  const { code, complaint, output } = await start({ PORT: '0', CONTEXT: 'production' });
  expect(code).toBe(1);
  expect(complaint).toMatch(/^This is no shop for production: .+\n$/);
  for (const name of ['NETLIFY_DB_URL', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'MAIL_FROM', 'SITE_URL']) {
    expect(complaint).toContain(name);
  }
  expect(output).not.toContain('Shop ready');
}, 20_000);

/** The environment without the test runner's Vite variables, which would change the site. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|VITEST|TEST|MODE|DEV|PROD|SSR|BASE_URL)/.test(name),
  ),
);

it('npm run dev serves pages and functions', async () => {
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
    const unknown = await fetch(`${url}/api/nothing`);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'not-found' }]);
  } finally {
    shop.kill('SIGTERM');
  }
}, 90_000);
