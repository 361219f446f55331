import type { SendResult } from './send.ts';

/** Returns whether a call may succeed later as it is: without a connection, behind a hotel's sign-in page, while the shop is down or busy. */
export function isWorthRepeating(result: SendResult<unknown>): boolean {
  if (result.kind !== 'http-error') return result.kind !== 'ok';
  return result.status >= 500 || result.status === 408 || result.status === 429;
}
