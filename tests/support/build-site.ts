import { resolve } from 'node:path';
import { buildSite } from '#sandbox/site/build-site.ts';

/** Builds the site if its sources changed, with the URL of the browser tests. */
export function setup(): Promise<void> {
  const port = process.env['E2E_PORT'] ?? '8899';
  return buildSite(resolve(import.meta.dirname, '../..'), `http://localhost:${port}`);
}
