import type { Config } from '@netlify/functions';
import { TRIGGER_PROOF_HEADER, checkProof, triggerRoute } from '#netlify/outbox/trigger-outbox.ts';
import { defineRawHandler } from '#netlify/http/define-handler.ts';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';

export default defineRawHandler(triggerRoute, (shop, _body, { now, header, waitUntil }) => {
  checkProof(header(TRIGGER_PROOF_HEADER), shop.settings.secret, now);
  waitUntil(processOutbox(shop));
  return Promise.resolve({ ok: true });
});

export const config: Config = {
  path: '/api/trigger-outbox',
  rateLimit: { windowSize: 60, windowLimit: 120, aggregateBy: ['ip', 'domain'] },
};
