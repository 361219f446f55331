import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

const FONT = 'src/assets/fonts/figtree-400-700.woff2';
const SHOWN = ['.astro', '.css', '.ts', '.tsx'];
const NOT_SHOWN = /^(?:mail|domain\/text)\//;

/** What the fonts of the device show, where no click waits for it: on a finished order, on the shopkeeper's board, in a lightbox. */
const FROM_THE_DEVICE = '✓★☆←→⚠';

/** Returns the characters beyond ASCII in the code of pages and islands, without emoji, each with the files that hold it. */
function charactersOf(folder: string): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!SHOWN.includes(extname(file)) || NOT_SHOWN.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const characters = text.match(/[^\p{ASCII}\p{Emoji_Presentation}\p{Cf}\p{Mn}]/gu) ?? [];
    for (const character of new Set(characters)) {
      files.set(character, [...(files.get(character) ?? []), file]);
    }
  }
  return files;
}

test('the font of the text holds every character of the pages', async () => {
  const shown = charactersOf('src');
  const text = [...shown.keys()].join('');
  const font = await subsetFont(readFileSync(FONT), text, { targetFormat: 'truetype' });
  const held = new Set(new Face(new Blob(font)).collectUnicodes());
  const missing = [...shown].filter(
    ([character]) =>
      !FROM_THE_DEVICE.includes(character) && !held.has(character.codePointAt(0) ?? 0),
  );
  expect(text).toContain('£');
  expect(missing).toEqual([]);
});
