import * as v from 'valibot';
import { asciiEmail } from './email-address.ts';
import { anySuccess, defineEndpoint, text } from './endpoint.ts';

/**
 * Mails the confirmation again, to the order's own address only: `POST /api/resend-order-confirmation`. Whatever a 2xx
 * answer holds, the mail is on its way; a refusal says why in `message`.
 */
export const resendOrderConfirmation = defineEndpoint({
  path: '/api/resend-order-confirmation',
  method: 'POST',
  request: v.object({
    sessionId: v.pipe(text(200), v.nonEmpty()),
    email: v.pipe(text(254), v.nonEmpty(), v.trim(), v.transform(asciiEmail)),
  }),
  answer: anySuccess,
});
