// The version of all pictures together, which every address of one carries: another picture gives another version.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const pictures = new URL('../public/pictures/', import.meta.url);

/** Counts over the names and contents of all files, so that the order of folders does not matter. */
export function readImagesVersion() {
  const hash = createHash('sha256');
  const files = readdirSync(pictures, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
  const start = fileURLToPath(pictures).length;
  for (const file of files) hash.update(file.slice(start)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 6);
}

export function writeImagesVersion() {
  const code = `/** Written by \`art/images-version.mjs\`, whenever an image changes. */
export const IMAGES_VERSION = '${readImagesVersion()}';
`;
  writeFileSync(new URL('../src/assets/images-version.ts', import.meta.url), code);
}
