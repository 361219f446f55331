import type { Config } from '@netlify/functions';
import { sendEmail } from '#contract/send-email.ts';
import { defineHandler } from '#server/define-handler.ts';
import { LIMITS } from '#server/limits.ts';
import { passOutbox } from '#server/outbox-pass.ts';
import { takeMessage } from '#server/take-message.ts';

export default defineHandler(
  sendEmail,
  async (shop, message, { now, waitUntil }) => {
    const answer = await takeMessage({ ...shop, secret: shop.settings.secret }, { message, now });
    waitUntil(passOutbox(shop));
    return answer;
  },
  { ...LIMITS.messagePerIp, failOpen: false },
);

export const config: Config = {
  path: '/api/send-email',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
