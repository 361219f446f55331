import type { Config } from '@netlify/functions';
import { shopkeeperSessions } from '#contract/shopkeeper-sign-in.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

export default defineShopkeeperHandler(
  shopkeeperSessions,
  async ({ shopkeeper }, _input, { now, admitted }) => {
    const sessions = await shopkeeper.list(now);
    return {
      sessions: sessions.map(({ id, device, signedInAt, seenAt }) => ({
        id,
        device,
        signedInAt: new Date(signedInAt).toISOString(),
        seenAt: new Date(seenAt).toISOString(),
        isThisDevice: id === admitted.id,
      })),
    };
  },
);

export const config: Config = {
  path: '/api/shopkeeper-sessions',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
