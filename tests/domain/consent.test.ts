import { describe, expect, it } from 'vitest';
import {
  consentOf,
  essentialOnly,
  everything,
  parseConsent,
  suggestedChoices,
} from '#domain/consent.ts';

const at = '2026-11-21T10:00:00.000Z';

describe('cookie consent', () => {
  it.each([
    ['Accept All allows everything', everything, [true, true, true]],
    ['Decline keeps only essential on', essentialOnly, [false, false, false]],
    ['preferences open with targeting off', suggestedChoices, [true, true, false]],
  ])('%s', (_, choices, [analytics, functional, targeting]) => {
    expect(consentOf(choices, at)).toEqual({
      essential: true,
      analytics,
      functional,
      targeting,
      consentTimestamp: at,
    });
  });

  it('a stored choice is read back as it was', () => {
    const stored = consentOf(suggestedChoices, at);
    expect(parseConsent(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it.each([
    ['nothing', null],
    ['a word', 'yes'],
    ['an empty object', {}],
    ['essential off', { ...consentOf(everything, at), essential: false }],
    ['a flag that is a word', { ...consentOf(everything, at), analytics: 'true' }],
    ['a missing flag', { ...consentOf(everything, at), targeting: undefined }],
    ['no time', { ...consentOf(everything, at), consentTimestamp: undefined }],
    ['a time that is none', { ...consentOf(everything, at), consentTimestamp: 'yesterday' }],
  ])('%s counts as no choice', (_, stored) => {
    expect(parseConsent(stored)).toBeNull();
  });
});
