// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $draft } from '#features/builder/draft/draft.ts';
import { $shareStatus, shareBox } from '#features/builder/parts/share-box.ts';
import { $step } from '#features/builder/draft/step.ts';
import { finishedBox } from '../../support/orders.ts';

const write = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  write.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText: write } });
  $draft.set(finishedBox);
  $shareStatus.set('');
});

afterEach(() => vi.unstubAllGlobals());

it('copies a link with box, flavours and lid, without personal data', async () => {
  await shareBox();
  expect(write.mock.calls).toEqual([
    [
      `${location.origin}/build-your-box#box=1&flavours=1x1-3x1-8x1-15x1-17x1-19x1&lid=1-happy-birthday-mum`,
    ],
  ]);
  expect($shareStatus.get()).toBe('Link copied. Your note and address are not in it.');
});

it('shows the link if copying is not allowed', async () => {
  write.mockRejectedValue(new Error('Denied'));
  await shareBox();
  expect($shareStatus.get()).toMatch(/^Copy this link: .*#box=1&/);
});

it('uses the share sheet and shows nothing when it is cancelled', async () => {
  const open = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { share: open });
  await shareBox();
  expect($shareStatus.get()).toBe('Shared, without your note and address.');
  open.mockRejectedValue(new DOMException('', 'AbortError'));
  await shareBox();
  expect($shareStatus.get()).toBe('');
  expect(write).not.toHaveBeenCalled();
});

it('hides the result at the next step', async () => {
  await shareBox();
  $step.set('lid');
  expect($shareStatus.get()).toBe('');
});
