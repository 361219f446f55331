import { describe, expect, it } from 'vitest';
import {
  createConsent,
  essentialConsent,
  fullConsent,
  parseConsent,
  defaultConsent,
} from '#domain/consent.ts';

const at = '2026-11-21T10:00:00.000Z';

describe('cookie consent', () => {
  it.each([
    ['Accept All allows everything', fullConsent, [true, true, true]],
    ['Decline keeps only essential on', essentialConsent, [false, false, false]],
    ['preferences open with targeting off', defaultConsent, [true, true, false]],
  ])('%s', (_, choices, [analytics, functional, targeting]) => {
    expect(createConsent(choices, at)).toEqual({
      essential: true,
      analytics,
      functional,
      targeting,
      consentTimestamp: at,
    });
  });

  it('a stored choice is parsed as it was', () => {
    const stored = createConsent(defaultConsent, at);
    expect(parseConsent(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['nothing', null],
    ['a word', 'yes'],
    ['an empty object', {}],
    ['essential off', { ...createConsent(fullConsent, at), essential: false }],
    ['a flag that is a string', { ...createConsent(fullConsent, at), analytics: 'true' }],
    ['a missing flag', { ...createConsent(fullConsent, at), targeting: undefined }],
    ['no time', { ...createConsent(fullConsent, at), consentTimestamp: undefined }],
    ['an invalid time', { ...createConsent(fullConsent, at), consentTimestamp: 'yesterday' }],
  ])('%s counts as no choice', (_, stored) => {
    expect(parseConsent(stored)).toBeNull();
  });
});
