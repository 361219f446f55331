import type { Config } from '@netlify/functions';
import { shopkeeperSignIn } from '#contract/shopkeeper-sign-in.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { respondAccepted } from '#netlify/http/respond.ts';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { sendSignInLink } from '#netlify/shopkeeper/sign-in.ts';

export default defineHandler(
  shopkeeperSignIn,
  async (shop, _input, { now, clientIp, waitUntil }) => {
    const result = await sendSignInLink(shop, { clientIp, now });
    waitUntil(processOutbox(shop));
    return result;
  },
  { respond: respondAccepted },
);

export const config: Config = {
  path: '/api/shopkeeper-sign-in',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
