import { describe, expect, it } from 'vitest';
import { shouldPlayVideo } from '#components/home/hero-video.ts';

describe('the film is shown', () => {
  it.each([
    ['on a fast connection', { effectiveType: '4g' }],
    ['where the browser tells nothing', undefined],
    ['where the browser tells only that bytes need not be saved', { saveData: false }],
  ])('%s', (_, connection) => {
    expect(shouldPlayVideo({ prefersReducedMotion: false, connection })).toBe(true);
  });
});

describe('the film is not shown', () => {
  it.each([
    ['to who asked for less motion', true, { effectiveType: '4g' }],
    ['to who saves data', false, { saveData: true, effectiveType: '4g' }],
    ['on a 3G connection', false, { effectiveType: '3g' }],
    ['on a 2G connection', false, { effectiveType: '2g' }],
    ['on a connection slower than that', false, { effectiveType: 'slow-2g' }],
  ])('%s', (_, prefersReducedMotion, connection) => {
    expect(shouldPlayVideo({ prefersReducedMotion, connection })).toBe(false);
  });
});
