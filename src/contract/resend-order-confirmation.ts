import * as v from 'valibot';
import { MAX_LENGTH } from '#domain/customer/customer.ts';
import { asciiEmail } from './email-address.ts';
import { anySuccess, defineEndpoint, text } from './endpoint.ts';

/**
 * Mails the confirmation again, only to the order’s own address: `POST /api/resend-order-confirmation`. Any 2xx
 * response means that the mail is on its way; an error body gives the reason in `message`.
 */
export const resendOrderConfirmation = defineEndpoint({
  path: '/api/resend-order-confirmation',
  method: 'POST',
  request: v.object({
    sessionId: v.pipe(text(200), v.nonEmpty()),
    email: v.pipe(text(MAX_LENGTH.email), v.nonEmpty(), v.trim(), v.transform(asciiEmail)),
  }),
  response: anySuccess,
});
