import type { Handler } from './define-handler.ts';
import { HttpError } from './http-error.ts';
import { respondError } from './respond.ts';

/** Combines the handlers of one path: each method has its own, and any other gets 405. */
export function byMethod(handlers: Readonly<Record<'GET' | 'POST', Handler>>): Handler {
  return (request, platform) => {
    const { method } = request;
    if (method === 'GET' || method === 'POST') return handlers[method](request, platform);
    const words = 'This address answers GET and POST only.';
    const headers = { Allow: 'GET, POST' };
    const error = new HttpError(405, 'wrong-method', 'Not possible', words, { headers });
    return Promise.resolve(respondError(error));
  };
}
