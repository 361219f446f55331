import type { Config } from '@netlify/functions';
import { sendEmail } from '#contract/send-email.ts';
import { defineHandler } from '#server/define-handler.ts';
import { LIMITS } from '#server/limits.ts';
import { processOutbox } from '#server/process-outbox.ts';
import { submitMessage } from '#server/submit-message.ts';

export default defineHandler(
  sendEmail,
  async (shop, message, { now, waitUntil }) => {
    const result = await submitMessage({ ...shop, secret: shop.settings.secret }, { message, now });
    waitUntil(processOutbox(shop));
    return result;
  },
  { ...LIMITS.messagePerIp, failOpen: false },
);

export const config: Config = {
  path: '/api/send-email',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
