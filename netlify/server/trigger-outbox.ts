import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Log } from '#adapters/log.ts';
import type { Instant } from '#domain/day.ts';
import { HttpError } from './http-error.ts';
import type { Settings } from './settings.ts';

/** Where a function that carries no mail code asks for mails to be sent. */
export const TRIGGER_OUTBOX_PATH = '/api/trigger-outbox';
/** Carries the proof that the shop itself is asking. */
export const TRIGGER_PROOF_HEADER = 'x-shop-proof';

const VALID_MS = 60_000;
const TIMEOUT_MS = 5_000;

function proofFor(secret: string, minute: number): Buffer {
  return createHmac('sha256', secret).update(`trigger outbox ${minute}`).digest();
}

/** Lets in only the shop itself: its proof holds for the minute it was made in and the next; throws 400. */
export function checkProof(proof: string | null, secret: string, now: Instant): void {
  const given = Buffer.from(proof ?? '', 'base64url');
  const minute = Math.floor(now / VALID_MS);
  const isOurs = [minute, minute - 1].some((made) => {
    const expected = proofFor(secret, made);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (isOurs) return;
  throw new HttpError(400, 'wrong-signature', 'Not possible', 'The signature does not hold.');
}

/**
 * Asks the function that sends mails for a pass over the outbox. What goes wrong only costs time: the next mail's pass, or
 * the sweep by the clock, takes along what waits.
 */
export async function triggerOutbox(shop: {
  settings: Pick<Settings, 'secret' | 'siteUrl'>;
  now: () => Instant;
  log: Pick<Log, 'info'>;
}): Promise<void> {
  const { secret, siteUrl } = shop.settings;
  const proof = proofFor(secret, Math.floor(shop.now() / VALID_MS)).toString('base64url');
  try {
    const { ok } = await fetch(siteUrl + TRIGGER_OUTBOX_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TRIGGER_PROOF_HEADER]: proof },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) shop.log.info('mails-wait');
  } catch {
    shop.log.info('mails-wait');
  }
}
