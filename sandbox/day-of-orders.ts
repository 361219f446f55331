import pg from 'pg';
import * as v from 'valibot';
import { parseDay } from '#domain/day.ts';

/** The sandbox counts requests with this header to the visitor that it names. */
export const VISITOR_HEADER = 'x-sandbox-visitor';

/** The path by which the sandbox moves the parcels of an order to another day. */
export const POST_ON_PATH = '/sandbox/post-on';

const requestBody = v.object({
  sessionId: v.string(),
  postOn: v.pipe(
    v.string(),
    v.check((day) => parseDay(day) !== null),
  ),
});

/** Moves the parcels of an order to another posting day: a day cannot be tried with orders that leave tomorrow. */
export async function handlePostOn(databaseUrl: string, request: Request): Promise<Response> {
  const body: unknown = await request.json().catch((): unknown => undefined);
  const read = v.safeParse(requestBody, body);
  if (request.method !== 'POST' || !read.success) return new Response(null, { status: 400 });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'update parcels set post_on = $1 where session_id = $2',
      [read.output.postOn, read.output.sessionId],
    );
    return new Response(null, { status: rowCount ? 204 : 404 });
  } finally {
    await client.end();
  }
}
