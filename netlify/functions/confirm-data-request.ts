import type { Config } from '@netlify/functions';
import { confirmDataRequest } from '#contract/confirm-data-request.ts';
import { confirmData } from '#server/confirm-data.ts';
import { clearNotesAtProvider } from '#server/finish-data-requests.ts';
import { serve } from '#server/handle.ts';
import { LIMITS } from '#server/limits.ts';
import { passOutbox } from '#server/outbox-pass.ts';

export default serve(
  confirmDataRequest,
  async (shop, { token }, { now, later }) => {
    const answer = await confirmData({ ...shop, secret: shop.settings.secret }, { token, now });
    later(passOutbox(shop));
    if (answer.requestType === 'deletion') later(clearNotesAtProvider(shop));
    return answer;
  },
  { ...LIMITS.mailedLink, goesOn: true },
);

export const config: Config = {
  path: '/api/confirm-data-request',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
