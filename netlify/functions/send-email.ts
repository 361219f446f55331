import type { Config } from '@netlify/functions';
import { messageForm } from '#contract/send-email-form.ts';
import { sendEmail } from '#contract/send-email.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { submitMessage } from '#netlify/messages/submit-message.ts';

export default defineHandler(
  sendEmail,
  async (shop, message, { now, waitUntil }) => {
    const result = await submitMessage(shop, { message, now });
    waitUntil(processOutbox(shop));
    return result;
  },
  { limit: LIMITS.messagePerIp, form: messageForm },
);

export const config: Config = {
  path: '/api/send-email',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
