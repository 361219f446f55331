import { expect, it } from 'vitest';
import { policies } from '#data/policies.ts';

it('cancelling: food goes off, and only boxes that customers fill or write for are made to their choice', () => {
  expect(policies.cancel).not.toContain('each order is made to your choice');
  expect(policies.cancel).toContain('Fudge is food that goes off, so the 14-day right');
  expect(policies.cancel).toContain(
    'A box that you fill, or that carries your note, is also made to your choice.',
  );
  expect(policies.confirmed).toBe(false);
});
