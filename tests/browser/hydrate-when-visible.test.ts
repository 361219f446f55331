// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateWhenVisible } from '#browser/hydrate-when-visible.ts';

afterEach(() => vi.unstubAllGlobals());

/** Hydrates a part whose observer delivers these observations in one call; returns whether it was hydrated. */
async function hydratesAfter(observations: readonly boolean[]): Promise<boolean> {
  let deliver = (): void => undefined;
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      deliver = () => callback(observations.map((isIntersecting) => ({ isIntersecting })));
    }
    observe = vi.fn();
    disconnect = vi.fn();
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const hydrate = vi.fn();
  hydrateWhenVisible(document.createElement('div'), () => Promise.resolve(hydrate));
  deliver();
  await Promise.resolve();
  return hydrate.mock.calls.length > 0;
}

it.each([
  ['visible', [true], true],
  ['out of sight', [false], false],
  ['scrolled into sight while the page was busy', [false, true], true],
])('a part that is %s hydrates accordingly', async (_, observations, expected) => {
  expect(await hydratesAfter(observations)).toBe(expected);
});
