import type { ContactMessage, Enquiry } from '#domain/bulk/enquiry.ts';
import { anySuccess, type ApiCall } from './endpoint.ts';

/** Sends a message to the shop: `POST /api/send-email`. Any 2xx response means that it has arrived. */
export const submitMessageCall: ApiCall<ContactMessage | Enquiry, { message: string }> = {
  path: '/api/send-email',
  method: 'POST',
  response: anySuccess,
};
