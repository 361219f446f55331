import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkProof } from '#netlify/outbox/trigger-outbox.ts';

const secret = 'a-secret-of-the-shop';
const now = Date.UTC(2026, 10, 21, 12, 0, 30);
const MINUTE = 60_000;

function proofMadeAt(instant: number, key = secret): string {
  const text = `trigger outbox ${Math.floor(instant / MINUTE)}`;
  return createHmac('sha256', key).update(text).digest('base64url');
}

describe('triggering the outbox', () => {
  it.each([
    ['just now', proofMadeAt(now)],
    ['a minute ago', proofMadeAt(now - MINUTE)],
  ])('accepts a proof made %s', (_when, proof) => {
    expect(() => checkProof(proof, secret, now)).not.toThrow();
  });

  it.each([
    ['no proof', null],
    ['an empty proof', ''],
    ['any text', 'let-me-in'],
    ['a proof two minutes old', proofMadeAt(now - 2 * MINUTE)],
    ['a proof of the next minute', proofMadeAt(now + MINUTE)],
    ['a proof with another secret', proofMadeAt(now, 'another-secret')],
  ])('rejects %s', (_what, proof) => {
    expect(() => checkProof(proof, secret, now)).toThrow('The signature does not hold.');
  });
});
