import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import * as v from 'valibot';
import { beforeFolder, galleryFolder, root } from './gallery-folder.ts';

const module = v.object({ renderMails: v.pipe(v.function(), v.returnsAsync(v.unknown())) });

/** Keeps the gallery of the run before, and writes the HTML of every mail to `mails.json`. */
export default async function prepareGallery(): Promise<void> {
  rmSync(beforeFolder, { recursive: true, force: true });
  if (existsSync(galleryFolder)) renameSync(galleryFolder, beforeFolder);
  mkdirSync(galleryFolder, { recursive: true });
  // Playwright compiles JSX in a way of its own, which mails cannot use.
  const outfile = join(root, 'node_modules/.cache/gallery/render-mails.mjs');
  await build({
    entryPoints: [join(root, 'tests/mail/render-mails.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'error',
  });
  const { renderMails } = v.parse(module, await import(pathToFileURL(outfile).href));
  writeFileSync(join(galleryFolder, 'mails.json'), JSON.stringify(await renderMails()));
}
