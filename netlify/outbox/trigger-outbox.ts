import type { Log } from '#netlify/http/log.ts';
import type { Instant } from '#domain/day.ts';
import { HttpError } from '#netlify/http/http-error.ts';
import { isSameSecret, keyedHash } from '#netlify/http/keyed-hash.ts';
import type { Settings } from '#netlify/http/settings.ts';

/** The endpoint by which a function without mail code starts a run of the outbox. Only the shop itself can call it. */
export const triggerRoute = {
  path: '/api/trigger-outbox',
  method: 'POST',
  isJson: true,
  maxBytes: 1024,
  timeoutMs: 5_000,
} as const;
/** The header with the proof that the request comes from the shop itself. */
export const TRIGGER_PROOF_HEADER = 'x-shop-proof';

const PROOF_PERIOD_MS = 60_000;
const TIMEOUT_MS = 5_000;

const proofFor = (minute: number, secret: string): string =>
  keyedHash(`trigger outbox ${minute}`, secret);

/** Throws 400 unless the proof is the shop’s own, made in this minute or the one before. */
export function checkProof(proof: string | null, secret: string, now: Instant): void {
  const minute = Math.floor(now / PROOF_PERIOD_MS);
  const isValid = [minute, minute - 1].some((made) =>
    isSameSecret(proofFor(made, secret), proof ?? ''),
  );
  if (isValid) return;
  throw new HttpError(400, 'wrong-signature', 'Not possible', 'The signature does not hold.');
}

/** Asks the function that sends mails to process the outbox. A failure only delays mails: the next run sends them. */
export async function triggerOutbox(shop: {
  settings: Pick<Settings, 'secret' | 'siteUrl'>;
  now: () => Instant;
  log: Pick<Log, 'info'>;
}): Promise<void> {
  const { secret, siteUrl } = shop.settings;
  const proof = proofFor(Math.floor(shop.now() / PROOF_PERIOD_MS), secret);
  try {
    const { ok } = await fetch(siteUrl + triggerRoute.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [TRIGGER_PROOF_HEADER]: proof },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!ok) shop.log.info('mails-wait');
  } catch {
    shop.log.info('mails-wait');
  }
}
