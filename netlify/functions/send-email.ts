import type { Config } from '@netlify/functions';
import { sendEmail } from '#contract/send-email.ts';
import { serve } from '#server/handle.ts';
import { LIMITS } from '#server/limits.ts';
import { passOutbox } from '#server/outbox-pass.ts';
import { takeMessage } from '#server/take-message.ts';

export default serve(
  sendEmail,
  async (shop, message, { now, later }) => {
    const answer = await takeMessage({ ...shop, secret: shop.settings.secret }, { message, now });
    later(passOutbox(shop));
    return answer;
  },
  { ...LIMITS.messageFromAddress, goesOn: false },
);

export const config: Config = {
  path: '/api/send-email',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
