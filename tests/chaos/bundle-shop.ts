import { globSync, mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

export interface ShopBundle {
  readonly files: readonly string[];
  readonly remove: () => void;
}

/**
 * Bundles the shop's functions for the shop processes. `replacements` maps an adapter's import path to a file of
 * `controls/`; throws when the shop imports no such path.
 */
export async function bundleShop(
  name: string,
  replacements: Readonly<Record<string, string>> = {},
): Promise<ShopBundle> {
  const outdir = join(root, `node_modules/.cache/shop-chaos/${process.pid}-${name}`);
  mkdirSync(outdir, { recursive: true });
  const unused = new Set(Object.keys(replacements));
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
        name: 'replace-adapters',
        setup(pluginBuild) {
          pluginBuild.onResolve({ filter: /^#netlify\/adapters\// }, ({ path, importer }) => {
            const replacement = replacements[path];
            if (replacement === undefined || importer.includes('tests/chaos')) return undefined;
            unused.delete(path);
            return { path: join(import.meta.dirname, 'controls', replacement) };
          });
        },
      },
    ],
  });
  if (unused.size > 0) throw new Error(`The shop imports no ${[...unused].join(', ')}`);
  return {
    files: sources.map((source) => join(outdir, `${basename(source, '.ts')}.js`)),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
