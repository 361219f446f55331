import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateShapes, shapesFile } from '#sandbox/payments/generate-shapes.ts';

it("the known parameters are those of the SDK's types: else run generate-shapes.ts", async () => {
  expect(readFileSync(shapesFile, 'utf8')).toBe(await generateShapes());
}, 60_000);
