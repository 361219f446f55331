import { expect, it } from 'vitest';
import { reviewText } from '#features/qr-code/copy.ts';

it('formats a review as plain text', () => {
  const review = { rating: 4, text: 'Gone before tea.', name: 'Ada' };
  expect(reviewText(review, 'Vanilla')).toBe(
    '4 out of 5\nMy favourite: Vanilla\n\nGone before tea.\n\nAda',
  );
});
