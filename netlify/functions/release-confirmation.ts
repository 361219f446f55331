import type { Config } from '@netlify/functions';
import { releaseConfirmation } from '#contract/release-confirmation.ts';
import { serve } from '#server/handle.ts';
import { LIMITS } from '#server/limits.ts';
import { handOverMails } from '#server/hand-over-mails.ts';
import { queueHeldConfirmation } from '#server/release-confirmation.ts';

export default serve(
  releaseConfirmation,
  async (shop, { order, proof }, { now, later }) => {
    const parts = { ...shop, secret: shop.settings.secret };
    const answer = await queueHeldConfirmation(parts, { sessionId: order, proof, now });
    later(handOverMails(shop));
    return answer;
  },
  { ...LIMITS.mailedLink, goesOn: true },
);

export const config: Config = {
  path: '/api/release-confirmation',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
