import { globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

export interface Bundle {
  readonly files: readonly string[];
  readonly remove: () => void;
}

/** Bundles the shop's functions once for all processes. `replaced` puts a wrong part in the place of a right one. */
export async function bundleShop(
  name: string,
  replaced: Readonly<Record<string, string>> = {},
): Promise<Bundle> {
  const outdir = join(root, `node_modules/.cache/shop-chaos/${process.pid}-${name}`);
  mkdirSync(outdir, { recursive: true });
  const sources = globSync(join(root, 'netlify/functions/*.ts'));
  await build({
    entryPoints: sources,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
    plugins: [
      {
        name: 'wrong-parts',
        setup(asked) {
          asked.onResolve({ filter: /^#adapters\// }, ({ path, importer }) => {
            const wrong = replaced[path];
            if (wrong === undefined || importer.includes('tests/chaos')) return undefined;
            return { path: join(import.meta.dirname, 'controls', wrong) };
          });
        },
      },
    ],
  });
  return {
    files: sources.map((source) => join(outdir, `${basename(source, '.ts')}.js`)),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
