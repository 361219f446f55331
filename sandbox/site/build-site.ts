import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const sources = [
  'src',
  'public',
  'build',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** Builds the site unless the last build has the same sources and site URL. Throws StartupError. */
export async function buildSite(root: string, siteUrl: string): Promise<void> {
  const page = join(root, 'dist/index.html');
  const stampFile = join(root, '.netlify/site-build');
  const stamp = (): string =>
    `${hashSources(root, siteUrl)} ${existsSync(page) ? statSync(page).mtimeMs : 'none'}`;
  if (existsSync(page) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) {
    return;
  }
  console.log('Building the site…');
  await runBuild(root, siteUrl);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp());
}

function hashSources(root: string, siteUrl: string): string {
  const hash = createHash('sha256').update(siteUrl);
  for (const source of sources) addToHash(join(root, source), hash);
  return hash.digest('hex');
}

function addToHash(path: string, hash: ReturnType<typeof createHash>): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isDirectory()) {
    for (const name of readdirSync(path).sort()) addToHash(join(path, name), hash);
  } else {
    hash.update(`${path} ${found.size} ${found.mtimeMs}\n`);
  }
}

async function runBuild(root: string, siteUrl: string): Promise<void> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const build = spawn(process.execPath, [astro, 'build', '--silent'], {
    cwd: root,
    env: {
      ...withoutTestRunner(process.env),
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => output.push(String(chunk)));
  }
  const code = await new Promise<number | null>((resolve) => build.on('close', resolve));
  if (code !== 0) throw new StartupError(`The site cannot be built: ${errorLine(output.join(''))}`);
}

/** Returns an environment without what a test runner adds, with which the site would become another: React in development. */
function withoutTestRunner(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(VITEST|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name),
    ),
  );
}

/** Returns the first line of the output that reports an error. */
function errorLine(output: string): string {
  const lines = output
    .replace(/\u001b\[[0-9;]*m/g, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const line = lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? 'no reason was given';
  return `${line} (npm run build shows more)`;
}
