import type { Config } from '@netlify/functions';
import { defineRawHandler } from '#netlify/http/define-handler.ts';
import { processOutbox } from '#netlify/outbox/process-outbox.ts';
import { handleWebhookEvent } from '#netlify/orders/handle-webhook-event.ts';

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
  if (result === 'recorded' || result === 'reversed') waitUntil(processOutbox(shop));
  return { received: true, result };
});

export const config: Config = { path: '/api/stripe-webhook' };
