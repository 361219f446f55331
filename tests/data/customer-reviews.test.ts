import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as v from 'valibot';
import { confirmedReviews } from '#contract/shopkeeper-reviews.ts';
import { reviews } from '#data/reviews.ts';
import { MAX_REVIEW_LENGTH } from '#domain/review.ts';

const file = v.parse(
  confirmedReviews.response,
  JSON.parse(readFileSync('src/data/customer-reviews.json', 'utf8')),
);

it('the committed file holds reviews as the shopkeeper’s page exports them', () => {
  const unreadable = file.filter(
    ({ rating, date, name, text }) =>
      ![1, 2, 3, 4, 5].includes(rating) ||
      !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(date) ||
      name.length > MAX_REVIEW_LENGTH.name ||
      text.length > MAX_REVIEW_LENGTH.text,
  );
  expect(unreadable).toEqual([]);
});

it('the home page shows confirmed reviews, and samples that still need the owner’s word', () => {
  expect(reviews.filter(({ confirmed }) => confirmed)).toMatchObject(file);
});
