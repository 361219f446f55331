// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import {
  $consent,
  acceptAll,
  declineConsent,
  followConsent,
  loadConsent,
  resetConsent,
  savePreferences,
} from '#features/consent/consent.ts';

const KEY = 'bhf-cookie-consent';
const now = new Date('2026-11-21T10:00:00Z');
const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  loadConsent();
});

describe('the cookie choice', () => {
  it('starts as none', () => {
    expect($consent.get()).toBeNull();
  });

  it.each([
    ['Accept All', acceptAll, true],
    ['Decline', declineConsent, false],
  ])('%s stores every flag, with essential on, and the time', (_, choose, allowed) => {
    choose(now);
    expect(stored()).toEqual({
      essential: true,
      analytics: allowed,
      functional: allowed,
      targeting: allowed,
      consentTimestamp: '2026-11-21T10:00:00.000Z',
    });
    expect($consent.get()).toEqual(stored());
  });

  it('preferences store exactly the chosen flags', () => {
    savePreferences({ analytics: false, functional: true, targeting: false }, now);
    expect(stored()).toMatchObject({ analytics: false, functional: true, targeting: false });
  });

  it('is read on the next page', () => {
    acceptAll(now);
    $consent.set(null);
    loadConsent();
    expect($consent.get()?.analytics).toBe(true);
  });

  it('reset clears it and asks again', () => {
    acceptAll(now);
    resetConsent();
    expect(localStorage.getItem(KEY)).toBeNull();
    expect($consent.get()).toBeNull();
  });

  it.each([
    ['not JSON', '{'],
    ['an older shape', '{"accepted":true}'],
  ])('drops what is stored when it is %s', (_, text) => {
    localStorage.setItem(KEY, text);
    loadConsent();
    expect($consent.get()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

describe('a choice made elsewhere', () => {
  it.each([
    ['in another tab', 'storage'],
    ['while the page was in the back/forward cache', 'pageshow'],
  ])('%s is followed', (_, type) => {
    followConsent();
    acceptAll(now);
    const choice = localStorage.getItem(KEY) ?? '';
    resetConsent();
    localStorage.setItem(KEY, choice);
    window.dispatchEvent(new Event(type));
    expect($consent.get()?.analytics).toBe(true);
  });
});
