import { expect, it } from 'vitest';
import { readText } from '#browser/read-text.ts';

const LIST = 'Zoë Pier,1 Café Road';

it.each([
  ['UTF-8', Buffer.from(LIST)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${LIST}`)],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${LIST}`, 'utf16le')],
  ['Windows-1252', Buffer.from(LIST, 'latin1')],
])('a file in %s keeps its accents', async (_encoding, bytes) => {
  expect(await readText(new Blob([bytes]))).toBe(LIST);
});
