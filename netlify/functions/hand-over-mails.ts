import type { Config } from '@netlify/functions';
import { HAND_OVER_HEADER, HAND_OVER_PATH, checkProof } from '#server/hand-over-mails.ts';
import { guard } from '#server/handle.ts';
import { passOutbox } from '#server/outbox-pass.ts';

const route = {
  path: HAND_OVER_PATH,
  method: 'POST',
  isJson: true,
  mostBytes: 1024,
  withinMs: 5_000,
} as const;

export default guard(route, (shop, _body, { now, header, later }) => {
  checkProof(header(HAND_OVER_HEADER), shop.settings.secret, now);
  later(passOutbox(shop));
  return Promise.resolve({ ok: true });
});

export const config: Config = {
  path: '/api/hand-over-mails',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
