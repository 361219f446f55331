import { describe, expect, it } from 'vitest';
import {
  createReview,
  isToBeSent,
  missingReviewFields,
  parseReview,
  saysTheSame,
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
const review = createReview(fields, { id: 'an id', photo: '', now: NOW });

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
      id: 'an id',
      rating: 4,
      flavourId: 22,
      text: 'Gone before tea.',
      name: 'Ada',
      email: '',
      photo: '',
      savedAt: NOW,
      isSent: false,
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
    ['with a word for whether it was sent', { ...review, isSent: 'yes' }, false],
    ['that is a list', [review], false],
    ['that is null', null, false],
  ])('%s: is parsed is %s', (_what, stored, isRead) => {
    expect(parseReview(stored, NOW) !== null).toBe(isRead);
  });
});

describe('a review on its way to the shop', () => {
  it('is to be sent until the shop has it', () => {
    expect([isToBeSent(review), isToBeSent({ ...review, isSent: true })]).toEqual([true, false]);
  });

  it('stays on the device if it was written when reviews were not sent', () => {
    const written = { ...review, id: undefined, isSent: undefined };
    const read = parseReview(JSON.parse(JSON.stringify(written)), NOW);
    expect(read).toEqual({ ...review, id: '' });
    expect(read && isToBeSent(read)).toBe(false);
  });

  it.each([
    ['another photo', { photo: 'data:', email: 'ada@quay.example', savedAt: NOW + 1 }, true],
    ['another rating', { rating: 1 }, false],
    ['another flavour', { flavourId: 1 }, false],
    ['other words', { text: 'Gone.' }, false],
    ['another name', { name: 'Grace' }, false],
  ])('with %s says the same: %s', (_what, changes, isSame) => {
    expect(saysTheSame(review, { ...review, ...changes })).toBe(isSame);
  });
});
