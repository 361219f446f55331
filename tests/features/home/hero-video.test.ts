import { describe, expect, it } from 'vitest';
import { shouldPlayVideo } from '#features/home/hero-video.ts';

describe('the hero video plays', () => {
  it.each([
    ['on a fast connection', { effectiveType: '4g' }],
    ['if the connection is unknown', undefined],
    ['if only saveData is known, and off', { saveData: false }],
  ])('%s', (_, connection) => {
    expect(shouldPlayVideo({ prefersReducedMotion: false, connection })).toBe(true);
  });
});

describe('the hero video does not play', () => {
  it.each([
    ['with reduced motion', true, { effectiveType: '4g' }],
    ['with data saving', false, { saveData: true, effectiveType: '4g' }],
    ['on a 3G connection', false, { effectiveType: '3g' }],
    ['on a 2G connection', false, { effectiveType: '2g' }],
    ['on a slow 2G connection', false, { effectiveType: 'slow-2g' }],
  ])('%s', (_, prefersReducedMotion, connection) => {
    expect(shouldPlayVideo({ prefersReducedMotion, connection })).toBe(false);
  });
});
