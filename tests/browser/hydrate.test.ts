// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateOnIdleOrInteraction, hydrateWhenVisible } from '#browser/hydrate.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Lets promises that are settled run what waits for them. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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
  await settle();
  return hydrate.mock.calls.length > 0;
}

it.each([
  ['visible', [true], true],
  ['out of sight', [false], false],
  ['scrolled into sight while the page was busy', [false, true], true],
])('a part that is %s hydrates accordingly', async (_, observations, expected) => {
  expect(await hydratesAfter(observations)).toBe(expected);
});

/** An island with one button, as the server rendered it. */
function openIsland() {
  document.body.innerHTML = '<div class="island"><button>Select</button></div>';
  const part = document.querySelector<HTMLElement>('.island');
  const button = document.querySelector('button');
  if (!part || !button) throw new Error('No island');
  const clicks = vi.fn();
  const hydrate = () => button.addEventListener('click', clicks);
  return { part, button, clicks, hydrate };
}

it('tries again at the next interaction where the code could not be loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const failures: unknown[] = [];
  const keep = (reason: unknown) => failures.push(reason);
  process.on('unhandledRejection', keep);
  const { part, button, clicks, hydrate } = openIsland();
  const load = vi
    .fn<() => Promise<typeof hydrate>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(hydrate);
  hydrateOnIdleOrInteraction(part, load);
  button.click();
  part.dispatchEvent(new Event('pointerover'));
  await settle();
  expect(clicks).not.toHaveBeenCalled();

  part.dispatchEvent(new Event('pointerover'));
  await settle();
  expect(clicks).toHaveBeenCalledTimes(1);
  process.off('unhandledRejection', keep);
  expect(failures).toHaveLength(1);
});

it.each([
  ['posts the form whose submit button was clicked', 'submit', 1, 0],
  ['offers a reload after a click on another button of a form', 'button', 0, 1],
])('%s where the code could not be loaded', async (_, type, posts, asks) => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const ask = vi.fn(() => false);
  vi.stubGlobal('confirm', ask);
  const failures: unknown[] = [];
  const keep = (reason: unknown) => failures.push(reason);
  process.on('unhandledRejection', keep);
  document.body.innerHTML = `<div class="island"><form><button type="${type}" aria-busy="true">Go</button></form></div>`;
  const part = document.querySelector<HTMLElement>('.island');
  if (!part) throw new Error('No island');
  hydrateOnIdleOrInteraction(part, () => Promise.reject(new Error('offline')));
  part.dispatchEvent(new Event('pointerover'));
  await settle();
  process.off('unhandledRejection', keep);
  expect(submit).toHaveBeenCalledTimes(posts);
  expect(ask).toHaveBeenCalledTimes(asks);
  expect(failures).toHaveLength(1);
});
