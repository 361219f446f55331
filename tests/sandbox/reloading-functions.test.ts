import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { functionSources } from '#sandbox/functions/reloading-functions.ts';

const root = resolve(import.meta.dirname, '../..');

it('a change in any file that the functions are made from reloads them', async () => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: globSync('netlify/functions/*.ts', { cwd: root }),
    outdir: 'unused',
    bundle: true,
    packages: 'external',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    write: false,
  });
  const files = Object.keys(metafile.inputs);
  expect(files.length).toBeGreaterThan(100);
  const isWatched = (file: string): boolean =>
    functionSources.some((folder) => file.startsWith(`${folder}/`));
  expect(files.filter((file) => !isWatched(file))).toEqual([]);
});
