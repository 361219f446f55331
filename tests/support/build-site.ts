import { resolve } from 'node:path';
import { buildSite } from '#sandbox/site/build-site.ts';

/** Builds the site unless it stands there as its sources are, for the address at which the browser tests will meet it. */
export function setup(): Promise<void> {
  const port = process.env['E2E_PORT'] ?? '8899';
  return buildSite(resolve(import.meta.dirname, '../..'), `http://localhost:${port}`);
}
