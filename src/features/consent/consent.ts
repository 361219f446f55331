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

/** Reads the stored choice. An unreadable one is removed, and the banner shows. */
export function loadConsent(): void {
  $consent.set(readStored(KEY, parseConsent));
}

/** Follows a choice made in another tab, or while this page was in the back/forward cache. */
export function followConsent(): void {
  for (const type of ['storage', 'pageshow']) addEventListener(type, loadConsent);
}

/** Stores which kinds of cookies the visitor allows, and hides the banner. */
export function savePreferences(choices: ConsentChoices, now: Date = new Date()): void {
  const consent = createConsent(choices, now.toISOString());
  writeStored(KEY, consent);
  $consent.set(consent);
}

/** Allows every kind of cookie. */
export function acceptAll(now?: Date): void {
  savePreferences(fullConsent, now);
}

/** Allows essential cookies only. */
export function declineConsent(now?: Date): void {
  savePreferences(essentialConsent, now);
}

/** Forgets the choice and shows the banner again. */
export function resetConsent(): void {
  removeStored(KEY);
  $consent.set(null);
}
