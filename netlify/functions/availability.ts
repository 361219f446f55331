import type { Config } from '@netlify/functions';
import { availability, changeAvailability, encodeAvailability } from '#contract/availability.ts';
import { defineHandler } from '#netlify/http/define-handler.ts';
import type { Shop } from '#netlify/http/deps.ts';
import { byMethod } from '#netlify/http/by-method.ts';
import { respondPublic } from '#netlify/http/respond.ts';
import { encodeWithNotice } from '#netlify/parcels/encode-with-notice.ts';
import { replaceAvailability } from '#netlify/availability/replace-availability.ts';
import { defineShopkeeperHandler } from '#netlify/shopkeeper/define-shopkeeper-handler.ts';

const read = async (shop: Shop) => encodeAvailability(await shop.availability.read());

export default byMethod({
  GET: defineHandler(availability, read, { respond: respondPublic }),
  POST: defineShopkeeperHandler(changeAvailability, async (shop, input, { now, admitted }) => {
    const offering = { ...shop, ...(await shop.offer()) };
    const editing = { deviceId: admitted.id, now };
    return encodeWithNotice(shop.parcels, await replaceAvailability(offering, input, editing));
  }),
});

export const config: Config = {
  path: '/api/availability',
  rateLimit: { windowSize: 60, windowLimit: 240, aggregateBy: ['ip', 'domain'] },
};
