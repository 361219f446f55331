import { join } from 'node:path';
import { openBuiltSite } from '#sandbox/site/built-site.ts';
import { createFileFinder } from '#sandbox/site/static-files.ts';
import { startHttp2Server, type Http2Server } from './http2-server.ts';

/** Serves the built site of a project folder as the platform does. */
export const serveBuilt = (root: string): Promise<Http2Server> =>
  startHttp2Server(openBuiltSite({ root, dist: join(root, 'dist') }).handle);

/** Serves the page of one sentence that every page is compared with. */
export function serveBaseline(): Promise<Http2Server> {
  const find = createFileFinder(join(import.meta.dirname, 'baseline'));
  return startHttp2Server(async (request) => (await find(request))?.());
}
