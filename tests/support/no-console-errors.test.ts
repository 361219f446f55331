import { it } from 'vitest';
import { expectConsoleErrors } from './no-console-errors.ts';

it('lets a test log an error when it says that it expects to', () => {
  expectConsoleErrors();
  console.error('expected');
});

it.fails('fails a test that expects an error and logs none', () => {
  expectConsoleErrors();
});

it.fails('fails a test that logs an error', () => {
  console.error('unexpected');
});
