import type { ContactMessage, Enquiry } from '#domain/enquiry.ts';
import { anySuccess, type ApiCall } from './endpoint.ts';

/** Brings a message to the shop: `POST /api/send-email`. Whatever a 2xx answer holds, the message has arrived. */
export const submitMessageCall: ApiCall<ContactMessage | Enquiry, { message: string }> = {
  path: '/api/send-email',
  method: 'POST',
  answer: anySuccess,
};
