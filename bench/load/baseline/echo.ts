import type { Config } from '@netlify/functions';

/** Returns the request body: the least that a function can do. */
export default async (request: Request): Promise<Response> => new Response(await request.text());

export const config: Config = { path: '/baseline' };
