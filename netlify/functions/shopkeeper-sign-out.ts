import type { Config } from '@netlify/functions';
import { shopkeeperSignOut } from '#contract/shopkeeper-sign-in.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';
import { CLEARED_COOKIE } from '#netlify/shopkeeper/sign-in.ts';

export default defineShopkeeperHandler(
  shopkeeperSignOut,
  async ({ shopkeeper }, { everywhere, session }, { now, admitted, responseHeaders }) => {
    const id = session ?? admitted.id;
    if (everywhere || id === admitted.id) responseHeaders.set('Set-Cookie', CLEARED_COOKIE);
    return { ended: await shopkeeper.end(everywhere ? 'all' : [id], admitted.id, now) };
  },
);

export const config: Config = {
  path: '/api/shopkeeper-sign-out',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
