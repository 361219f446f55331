import { expect, it } from 'vitest';
import { waitText } from '#copy/wait.ts';

it.each([
  [1, '1 second'],
  [40, '40 seconds'],
  [119, '119 seconds'],
  [591, '10 minutes'],
  [600, '10 minutes'],
  [3_600, '60 minutes'],
  [86_390, '24 hours'],
])('says %i seconds as %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
