import { join } from 'node:path';
import { availability, encodeAvailability } from '#contract/availability.ts';
import { openBuiltSite } from '#sandbox/site/built-site.ts';
import { createFileFinder } from '#sandbox/site/static-files.ts';
import { startHttp2Server, type Http2Server } from './http2-server.ts';

const open = { version: 0, soldOut: [], closed: [], lastPostings: [] };

/** Serves the built site of a project folder as the platform does, and the one answer that pages ask for at load. */
export function serveBuilt(root: string): Promise<Http2Server> {
  const { handle } = openBuiltSite({ root, dist: join(root, 'dist') });
  return startHttp2Server(async (request) =>
    new URL(request.url).pathname === availability.path
      ? Response.json(encodeAvailability(open))
      : handle(request),
  );
}

/** Serves the page of one sentence that every page is compared with. */
export function serveBaseline(): Promise<Http2Server> {
  const find = createFileFinder(join(import.meta.dirname, 'baseline'));
  return startHttp2Server(async (request) => (await find(request))?.());
}
