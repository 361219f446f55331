import { expect, it } from 'vitest';
import { weddingFaq } from '#data/wedding-faq.ts';
import { BULK_MONTHS_AHEAD } from '#domain/bulk/bulk-date.ts';

it('the questions about slices state the rule of the needed day, and lead to its calculator', () => {
  const ahead = weddingFaq.find(({ question }) => question.startsWith('How far ahead'));
  expect(ahead?.answer).toContain(`up to ${BULK_MONTHS_AHEAD} months ahead`);
  expect(ahead?.answer).toContain('about a week before the day');
  expect(ahead?.more?.href).toBe('#calculator');
});
