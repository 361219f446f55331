import type { Handler } from './define-handler.ts';
import { wrongMethod } from './request-guard.ts';
import { respondError } from './respond.ts';

/** Combines the handlers of one path: each method has its own, and any other gets 405. */
export function byMethod(handlers: Readonly<Record<'GET' | 'POST', Handler>>): Handler {
  return (request, platform) => {
    const { method } = request;
    if (method === 'GET' || method === 'POST') return handlers[method](request, platform);
    return Promise.resolve(respondError(wrongMethod('GET', 'POST')));
  };
}
