// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { afterPaint } from '#browser/after-paint.ts';

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 5)));

it('runs once after the next paint, however often it is requested', async () => {
  const task = vi.fn();
  const { request } = afterPaint(task);
  request();
  request();
  expect(task).not.toHaveBeenCalled();
  await painted();
  expect(task).toHaveBeenCalledOnce();

  request();
  await painted();
  expect(task).toHaveBeenCalledTimes(2);
});

it('runs before the page is left, and not again after', async () => {
  const task = vi.fn();
  afterPaint(task).request();
  dispatchEvent(new Event('pagehide'));
  expect(task).toHaveBeenCalledOnce();
  await painted();
  expect(task).toHaveBeenCalledOnce();
});

it('does not run once the request is taken back', async () => {
  const task = vi.fn();
  const { request, cancel } = afterPaint(task);
  request();
  cancel();
  await painted();
  expect(task).not.toHaveBeenCalled();
});

it('runs what another task asks for after the paint that follows', async () => {
  const second = vi.fn();
  const first = afterPaint(() => afterPaint(second).request());
  first.request();
  dispatchEvent(new Event('pagehide'));
  expect(second).not.toHaveBeenCalled();
  await painted();
  expect(second).toHaveBeenCalledOnce();
});

it('runs the other tasks if one fails, and reports its error', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const error = new Error('Broken');
  const other = vi.fn();
  for (const task of [
    () => {
      throw error;
    },
    other,
  ])
    afterPaint(task).request();
  await painted();
  expect(other).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledWith(error);
  vi.unstubAllGlobals();
});
