import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import {
  createConsent,
  essentialConsent,
  fullConsent,
  parseConsent,
  type Consent,
  type ConsentChoices,
} from '#domain/consent.ts';
import { atom } from '#browser/atom.ts';

const KEY = 'bhf-cookie-consent';

/** The visitor's cookie choice. Null shows the banner. */
export const $consent = atom<Consent | null>(null);

export function loadConsent(): void {
  $consent.set(readStored(KEY, parseConsent));
}

export function savePreferences(choices: ConsentChoices, now: Date = new Date()): void {
  const consent = createConsent(choices, now.toISOString());
  writeStored(KEY, consent);
  $consent.set(consent);
}

export function acceptAll(now?: Date): void {
  savePreferences(fullConsent, now);
}

export function declineConsent(now?: Date): void {
  savePreferences(essentialConsent, now);
}

export function resetConsent(): void {
  removeStored(KEY);
  $consent.set(null);
}
