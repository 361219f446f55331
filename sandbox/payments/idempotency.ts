import type { PaymentStore, StoredReply } from './payment-store.ts';
import { PaymentApiError } from './api-error.ts';

const retentionSeconds = 24 * 60 * 60;

/**
 * Returns the stored response to this key if it is less than a day old. Throws PaymentApiError if the parameters differ.
 */
export function findStoredReply(
  store: PaymentStore,
  key: string,
  asked: string,
  seconds: number,
): StoredReply | undefined {
  if (key.length > 255) {
    throw new PaymentApiError(400, 'Idempotency keys may be up to 255 characters long.', {
      type: 'idempotency_error',
    });
  }
  const reply = store.replies.get(key);
  if (!reply || reply.at + retentionSeconds <= seconds) return undefined;
  if (reply.asked === asked) return reply;
  throw new PaymentApiError(
    400,
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}
