// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from '#browser/send.ts';
import { deliverReview } from '#features/qr-code/send-review.ts';
import { $review, saveReview } from '#features/reviews/review.ts';
import { createReview } from '#domain/review.ts';

vi.mock('#browser/send.ts');

const refused = (status: number, resetInSeconds?: number) => ({
  kind: 'http-error' as const,
  status,
  body: { error: '', message: '', code: '' as const, assurance: '', resetInSeconds },
});

const told: string[] = [];
const deliver = () => deliverReview((delivery) => void told.push(delivery));

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  $review.set(null);
  const fields = { rating: '5', flavour: '1', text: 'Gone before tea.', name: 'Ada', email: '' };
  saveReview(createReview(fields, { id: crypto.randomUUID(), photo: '', now: Date.now() }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.mocked(send).mockReset();
});

it('is marked as sent once the shop has it', async () => {
  vi.mocked(send).mockResolvedValue({ kind: 'ok', response: {} });
  await deliver();
  expect(told).toEqual(['sending', 'sent']);
  expect($review.get()?.isSent).toBe(true);
});

it.each([400, 404, 413])('is not sent again after %i', async (status) => {
  vi.mocked(send).mockResolvedValue(refused(status));
  await deliver();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['sending', 'refused']);
});

it.each([
  ['without a connection', { kind: 'network-error' as const }, 'waiting', 10_000],
  [
    'behind a page that is not the shop’s',
    { kind: 'invalid-response' as const },
    'waiting',
    10_000,
  ],
  ['while the shop is down', refused(503), 'put-off', 10_000],
  ['when its call took too long', refused(408), 'put-off', 10_000],
  ['after too many, when it may', refused(429, 30), 'put-off', 30_000],
])('waits and is sent again %s', async (_, result, reason, ms) => {
  vi.mocked(send).mockResolvedValueOnce(result).mockResolvedValue({ kind: 'ok', response: {} });
  await deliver();
  expect(told).toEqual(['sending', reason]);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(send).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['sending', reason, 'sending', 'sent']);
});
