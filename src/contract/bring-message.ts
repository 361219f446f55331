import * as v from 'valibot';
import type { ContactMessage, Enquiry } from '#domain/enquiry.ts';
import type { Call } from './endpoint.ts';

const answer = v.object({ message: v.string() });

/** Brings a message to the shop: `POST /api/send-email` (Spec 2 §7). */
export const bringMessage: Call<ContactMessage | Enquiry, v.InferOutput<typeof answer>> = {
  path: '/api/send-email',
  method: 'POST',
  answer,
};
