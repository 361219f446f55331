import type { Config } from '@netlify/functions';
import { shopkeeperSession } from '#contract/shopkeeper-sign-in.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import { LIMITS } from '#netlify/http/rate-limits.ts';
import { deviceName } from '#netlify/shopkeeper/device-name.ts';
import { startSession } from '#netlify/shopkeeper/sign-in.ts';

export default defineHandler(
  shopkeeperSession,
  async (shop, { token }, { now, header, responseHeaders }) => {
    const device = deviceName(header('User-Agent') ?? '');
    const { cookie, signedInUntil } = await startSession(shop, { token, device, now });
    responseHeaders.set('Set-Cookie', cookie);
    return { signedInUntil };
  },
  { limit: LIMITS.magicLink },
);

export const config: Config = {
  path: '/api/shopkeeper-session',
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
