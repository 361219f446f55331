import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { StartupError } from '../startup-error.ts';

/** Inside node_modules, so that bundles resolve their packages. */
const cache = join(import.meta.dirname, '../../node_modules/.cache/shop-functions');
let bundles = 0;

export interface FunctionBundle {
  /** One bundle per function. */
  readonly files: readonly string[];
  readonly remove: () => void;
}

/** Bundles every `*.ts` of a folder, with shared chunks. Throws StartupError. */
export async function bundleFunctions(folder: string): Promise<FunctionBundle> {
  removeLeftovers();
  const outdir = join(cache, `${process.pid}-${(bundles += 1)}`);
  mkdirSync(outdir, { recursive: true });
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name))
    : [];
  await build({ ...buildOptions(folder, names), outdir }).catch((error: unknown) => {
    throw new StartupError(`The functions cannot be bundled: ${errorLine(error)}`);
  });
  return {
    files: names.map((name) => join(outdir, `${basename(name, '.ts')}.js`)),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}

function buildOptions(folder: string, names: readonly string[]): BuildOptions {
  return {
    entryPoints: names.map((name) => join(folder, name)),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    splitting: true,
    sourcemap: 'linked',
    jsx: 'automatic',
    logLevel: 'silent',
  };
}

/** Removes bundles of processes that no longer run. */
function removeLeftovers(): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    if (!isRunning(Number.parseInt(name, 10))) {
      rmSync(join(cache, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function errorLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n').find((line) => line.includes('ERROR')) ?? text.split('\n', 1)[0] ?? text;
}
