import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateShapes, shapesFile } from '#sandbox/payments/generate-shapes.ts';

it("shapes.json matches the SDK's types (run generate-shapes.ts to update it)", async () => {
  expect(readFileSync(shapesFile, 'utf8')).toBe(await generateShapes());
}, 60_000);
