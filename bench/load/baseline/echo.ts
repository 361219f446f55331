import type { Config } from '@netlify/functions';

/** The least a function can do: it reads a body and sends it back. */
export default async (request: Request): Promise<Response> => new Response(await request.text());

export const config: Config = { path: '/baseline' };
