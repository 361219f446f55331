// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepName } from '#features/builder/steps.ts';
import { boxForMyself, finishedBox, idOf } from '../../support/orders.ts';

const BOX_OF_6 = idOf('boxes', 'Box of 6');
const BOX_OF_12 = idOf('boxes', 'Box of 12');
const VANILLA = idOf('flavours', 'Vanilla');

/** Opens a fresh wizard on this step. */
async function openWizard(step: StepName = 'box', draft = finishedBox) {
  vi.resetModules();
  const box = await import('#features/builder/draft/box.ts');
  const { $draft } = await import('#features/builder/draft/draft.ts');
  const steps = await import('#features/builder/draft/step.ts');
  const wizard = await import('#features/builder/draft/wizard.ts');
  const { $transition } = await import('#features/builder/draft/step-transition.ts');
  const { $builderNotice } = await import('#features/builder/draft/builder-notice.ts');
  const { fiveSteps } = await import('./five-steps.ts');
  const undo = await import('#ui/undo.ts');
  $draft.set(draft);
  wizard.initWizard(fiveSteps);
  wizard.openAtStep(step);
  return { ...box, ...steps, ...wizard, ...undo, $builderNotice, $draft, $transition };
}

const pageTurned = () => vi.advanceTimersByTimeAsync(500);
const isTurning = () => document.documentElement.dataset['boxTransition'] !== undefined;
const browserGoesTo = (boxStep: StepName | number) =>
  window.dispatchEvent(new PopStateEvent('popstate', { state: { boxStep } }));

let entries: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  entries = [];
  vi.spyOn(history, 'pushState').mockImplementation((state) => entries.push(state));
});

afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('step transitions', () => {
  it('swap the steps after 300 ms and end after 500 ms', async () => {
    const { $step, $transition, goNext } = await openWizard('flavours');
    goNext();
    expect(isTurning()).toBe(true);
    await vi.advanceTimersByTimeAsync(299);
    expect([$step.get(), $transition.get()?.phase]).toEqual(['flavours', 'exiting']);
    await vi.advanceTimersByTimeAsync(1);
    expect([$step.get(), $transition.get()?.phase]).toEqual(['lid', 'entering']);
    expect(isTurning()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect($transition.get()).toBeNull();
    expect(isTurning()).toBe(false);
  });

  it('are instant under reduced motion', async () => {
    const { $step, $transition, goNext } = await openWizard('flavours');
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    goNext();
    await vi.advanceTimersByTimeAsync(0);
    expect([$step.get(), $transition.get()]).toEqual(['lid', null]);
  });

  it('scroll to the top, set the title and push one history entry', async () => {
    const { goNext } = await openWizard('flavours');
    document.title = 'Build Your Own Fudge Gift Box | Birnbeck Handmade Fudge';
    goNext();
    goNext();
    await pageTurned();
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(document.title).toBe('Step 3 of 5: Customise Your Box | Birnbeck Handmade Fudge');
    expect(entries).toEqual([{ boxStep: 'lid' }]);
  });
});

it('a page that opens on a later step has its title', async () => {
  document.title = 'Build Your Own Fudge Gift Box | Birnbeck Handmade Fudge';
  await openWizard('lid');
  expect(document.title).toBe('Step 3 of 5: Customise Your Box | Birnbeck Handmade Fudge');
});

describe('a gate that no longer holds when the next step opens', () => {
  it('keeps the shopper at the flavours, and says what is missing', async () => {
    const { $builderNotice, $step, goNext, removeFlavour } = await openWizard('flavours');
    const replaced = vi.spyOn(history, 'replaceState');
    goNext();
    await vi.advanceTimersByTimeAsync(60);
    removeFlavour(finishedBox.selection[0]?.flavourId ?? 0);
    await pageTurned();
    expect($step.get()).toBe('flavours');
    expect(replaced).toHaveBeenLastCalledWith({ boxStep: 'flavours' }, '');
    expect($builderNotice.get()?.text).toBe('Choose 1 more piece.');
    goNext();
    await pageTurned();
    expect($step.get()).toBe('flavours');
  });

  it('of an earlier step leads back there', async () => {
    const { $step, goNext, removeFlavour } = await openWizard('note');
    removeFlavour(finishedBox.selection[0]?.flavourId ?? 0);
    goNext();
    await pageTurned();
    expect($step.get()).toBe('flavours');
  });

  it('lets the shopper go back', async () => {
    const { $step, goBack, removeFlavour } = await openWizard('note');
    removeFlavour(finishedBox.selection[0]?.flavourId ?? 0);
    goBack();
    await pageTurned();
    expect($step.get()).toBe('lid');
  });
});

describe('choosing a box', () => {
  it('opens the flavours', async () => {
    const { $draft, $step, selectBox } = await openWizard('box', boxForMyself);
    selectBox(BOX_OF_6);
    await pageTurned();
    expect($step.get()).toBe('flavours');
    expect($draft.get()).toMatchObject({ boxId: BOX_OF_6, selection: [] });
  });

  it('keeps the flavours if the box stays the same', async () => {
    const { $draft, $undoable, selectBox } = await openWizard('box');
    selectBox(BOX_OF_6);
    expect($draft.get()).toEqual(finishedBox);
    expect($undoable.get()).toBeNull();
  });

  it('offers an undo for what another box loses', async () => {
    const { $draft, selectBox, undo } = await openWizard('box');
    selectBox(BOX_OF_12);
    expect($draft.get()).toMatchObject({ selection: [], keyring: null });
    undo();
    expect($draft.get()).toEqual(finishedBox);
  });

  it('adds the linked flavour first', async () => {
    const { $draft, $wantedFlavourId, selectBox } = await openWizard('box');
    $wantedFlavourId.set(VANILLA);
    selectBox(BOX_OF_12);
    expect($draft.get().selection).toEqual([{ flavourId: VANILLA, quantity: 1 }]);
    expect($wantedFlavourId.get()).toBeNull();
  });
});

describe("the page's own way back", () => {
  it('clears the box when leaving the flavours, with an undo', async () => {
    const { $draft, $step, $undoable, goBack, undo } = await openWizard('flavours');
    goBack();
    await pageTurned();
    expect($step.get()).toBe('box');
    expect($draft.get()).toMatchObject({ boxId: null, selection: [] });
    expect($undoable.get()?.message).toBe('Box of 6 cleared.');
    undo();
    await pageTurned();
    expect($step.get()).toBe('flavours');
    expect($draft.get()).toEqual(finishedBox);
  });

  it.each([
    ['the flavours', 'flavours'],
    ['the lid', 'lid'],
  ] as const)('right after Next stays at %s and clears nothing', async (_, step) => {
    const { $draft, $step, goBack, goNext } = await openWizard(step);
    goNext();
    await vi.advanceTimersByTimeAsync(100);
    goBack();
    await pageTurned();
    expect($step.get()).toBe(step);
    expect($draft.get()).toEqual(finishedBox);
    expect(isTurning()).toBe(false);
  });

  it('goes one step for two quick clicks', async () => {
    const { $draft, $step, goBack } = await openWizard('lid');
    goBack();
    goBack();
    await pageTurned();
    expect($step.get()).toBe('flavours');
    expect($draft.get()).toEqual(finishedBox);
  });

  it('clears nothing when using the progress icon', async () => {
    const { $draft, $step, goToStep } = await openWizard('flavours');
    goToStep('box');
    await pageTurned();
    expect($step.get()).toBe('box');
    expect($draft.get()).toEqual(finishedBox);
  });

  it.each([
    ['a gift goes from the delivery to the note', finishedBox, 'note'],
    ['a box for oneself goes from the delivery to the lid', boxForMyself, 'lid'],
  ] as const)('%s', async (_, draft, step) => {
    const { $step, goBack } = await openWizard('delivery', draft);
    goBack();
    await pageTurned();
    expect($step.get()).toBe(step);
  });
});

describe('the next button', () => {
  it('skips the note of a box that is not a gift', async () => {
    const { $step, goNext } = await openWizard('lid', boxForMyself);
    goNext();
    await pageTurned();
    expect($step.get()).toBe('delivery');
  });

  it('stays on an incomplete step', async () => {
    const { $blocker, $step, goNext, removeFlavour } = await openWizard('flavours');
    removeFlavour(finishedBox.selection[0]?.flavourId ?? 0);
    expect($blocker.get()).toBe('Choose 1 more piece');
    goNext();
    await pageTurned();
    expect($step.get()).toBe('flavours');
    expect(entries).toEqual([]);
  });
});

describe("the browser's Back and Forward", () => {
  it('keep the box', async () => {
    const { $draft, $step } = await openWizard('flavours');
    browserGoesTo('box');
    await pageTurned();
    expect($step.get()).toBe('box');
    expect($draft.get()).toEqual(finishedBox);
    expect(entries).toEqual([]);
  });

  it('follow an entry of an earlier version, which numbers the steps', async () => {
    const { $step } = await openWizard('flavours');
    browserGoesTo(5);
    await pageTurned();
    expect($step.get()).toBe('delivery');
  });

  it('open the first incomplete step instead of an unreachable one', async () => {
    const { $step, clearSelection } = await openWizard('lid');
    clearSelection();
    browserGoesTo('delivery');
    await pageTurned();
    expect($step.get()).toBe('flavours');
  });

  it('cancel a running transition', async () => {
    const { $step, goNext } = await openWizard('lid');
    const seen: StepName[] = [];
    $step.listen((step) => seen.push(step));
    goNext();
    await vi.advanceTimersByTimeAsync(100);
    browserGoesTo('box');
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toEqual(['box']);
    expect(isTurning()).toBe(false);
  });

  it('ignore other history entries, such as fragments', async () => {
    const { $step } = await openWizard('lid');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await pageTurned();
    expect($step.get()).toBe('lid');
  });
});
