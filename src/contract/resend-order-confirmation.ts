import * as v from 'valibot';
import { defineEndpoint, text } from './endpoint.ts';

/** Mails the confirmation again, to the order's own address only: `POST /api/resend-order-confirmation` (Spec 2 §7, decision 28). */
export const resendOrderConfirmation = defineEndpoint({
  path: '/api/resend-order-confirmation',
  method: 'POST',
  request: v.object({
    sessionId: v.pipe(text(200), v.nonEmpty()),
    email: v.pipe(text(254), v.nonEmpty()),
  }),
  answer: v.object({ message: v.string() }),
});
