import type { Config } from '@netlify/functions';
import { TRIGGER_PROOF_HEADER, TRIGGER_OUTBOX_PATH, checkProof } from '#server/trigger-outbox.ts';
import { defineRawHandler } from '#server/define-handler.ts';
import { processOutbox } from '#server/process-outbox.ts';

const route = {
  path: TRIGGER_OUTBOX_PATH,
  method: 'POST',
  isJson: true,
  maxBytes: 1024,
  timeoutMs: 5_000,
} as const;

export default defineRawHandler(route, (shop, _body, { now, header, waitUntil }) => {
  checkProof(header(TRIGGER_PROOF_HEADER), shop.settings.secret, now);
  waitUntil(processOutbox(shop));
  return Promise.resolve({ ok: true });
});

export const config: Config = {
  path: '/api/trigger-outbox',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
