import type { Config } from '@netlify/functions';
import { defineRawHandler } from '#server/define-handler.ts';
import { processOutbox } from '#server/process-outbox.ts';
import { handleWebhookEvent } from '#server/handle-webhook-event.ts';

const route = {
  path: '/api/stripe-webhook',
  method: 'POST',
  isJson: true,
  maxBytes: 1024 * 1024,
  timeoutMs: 8_000,
} as const;

export default defineRawHandler(route, async (shop, body, { now, header, waitUntil }) => {
  const signature = header('Stripe-Signature');
  const result = await handleWebhookEvent(shop, { body, signature, now });
  if (result === 'recorded' || result === 'money-back') waitUntil(processOutbox(shop));
  return { received: true, result };
});

export const config: Config = { path: '/api/stripe-webhook' };
