import { describe, expect, it } from 'vitest';
import {
  missingReviewFields,
  parseReview,
  createReview,
  type ReviewFields,
} from '#domain/review.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const DAY = 24 * 3_600_000;

const fields: ReviewFields = {
  rating: '4',
  flavour: '22',
  text: ' Gone before tea. ',
  name: ' Ada ',
  email: '',
};
const review = createReview(fields, '', NOW);

describe('a review', () => {
  it.each<[string, Partial<ReviewFields>, string[]]>([
    ['with all that is required', {}, []],
    ['without a flavour', { flavour: '' }, ['flavour']],
    ['with only spaces as text', { text: '  ' }, ['text']],
    ['without a name', { name: '' }, ['name']],
    [
      'without anything',
      { rating: '', flavour: '', text: '', name: '' },
      ['rating', 'flavour', 'text', 'name'],
    ],
  ])('%s lacks %s', (_what, changes, missing) => {
    expect(missingReviewFields({ ...fields, ...changes })).toEqual(missing);
  });

  it('is trimmed', () => {
    expect(review).toEqual({
      rating: 4,
      flavourId: 22,
      text: 'Gone before tea.',
      name: 'Ada',
      email: '',
      photo: '',
      savedAt: NOW,
    });
  });
});

describe('a stored review', () => {
  it.each<[string, unknown, boolean]>([
    ['of today', review, true],
    ['of 30 days ago', { ...review, savedAt: NOW - 30 * DAY }, true],
    ['of longer ago', { ...review, savedAt: NOW - 30 * DAY - 1 }, false],
    ['without a name', { ...review, name: undefined }, false],
    ['with a rating in words', { ...review, rating: 'five' }, false],
    ['that is a list', [review], false],
    ['that is null', null, false],
  ])('%s: is parsed is %s', (_what, stored, isRead) => {
    expect(parseReview(stored, NOW) !== null).toBe(isRead);
  });
});
