import type { Config } from '@netlify/functions';
import { guard } from '#server/handle.ts';
import { passOutbox } from '#server/outbox-pass.ts';
import { takeEvent } from '#server/take-event.ts';

const route = {
  path: '/api/stripe-webhook',
  method: 'POST',
  isJson: true,
  mostBytes: 1024 * 1024,
  withinMs: 8_000,
} as const;

export default guard(route, async (shop, body, { now, header, later }) => {
  const signature = header('Stripe-Signature');
  const result = await takeEvent(shop, { body, signature, now });
  if (result === 'recorded' || result === 'money-back') later(passOutbox(shop));
  return { received: true, result };
});

export const config: Config = { path: '/api/stripe-webhook' };
