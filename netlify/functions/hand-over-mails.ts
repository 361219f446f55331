import type { Config } from '@netlify/functions';
import { HAND_OVER_HEADER, HAND_OVER_PATH, checkProof } from '#server/hand-over-mails.ts';
import { defineRawHandler } from '#server/define-handler.ts';
import { passOutbox } from '#server/outbox-pass.ts';

const route = {
  path: HAND_OVER_PATH,
  method: 'POST',
  isJson: true,
  maxBytes: 1024,
  timeoutMs: 5_000,
} as const;

export default defineRawHandler(route, (shop, _body, { now, header, waitUntil }) => {
  checkProof(header(HAND_OVER_HEADER), shop.settings.secret, now);
  waitUntil(passOutbox(shop));
  return Promise.resolve({ ok: true });
});

export const config: Config = {
  path: '/api/hand-over-mails',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
