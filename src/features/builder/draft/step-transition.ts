import { atom, computed } from 'nanostores';
import { prefersReducedMotion } from '#browser/motion.ts';

const FADE_MS = 300;
const TRANSITION_MS = 500;

/** The animation between two steps: the old one exits, then the new one enters. */
export interface StepTransition {
  phase: 'exiting' | 'entering';
  direction: 'forward' | 'back';
}

export const $transition = atom<StepTransition | null>(null);

/** Whether a step that the shopper has left is still on the screen: the draft may be another box from then on. */
export const $isStepLeaving = computed(
  $transition,
  (transition) => transition?.phase === 'exiting',
);

let latest = 0;

function end(): void {
  delete document.documentElement.dataset['boxTransition'];
  $transition.set(null);
}

/** Resolves after a transition of this duration, or at once under reduced motion. */
function waitForTransition(milliseconds: number): Promise<void> {
  if (prefersReducedMotion()) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Fades the old step out, swaps, and fades the new one in. A later call cancels an earlier one. */
export async function transitionStep(
  direction: StepTransition['direction'],
  swap: () => void,
): Promise<void> {
  latest += 1;
  const current = latest;
  document.documentElement.dataset['boxTransition'] = direction;
  $transition.set({ phase: 'exiting', direction });
  await waitForTransition(FADE_MS);
  if (current !== latest) return;
  swap();
  $transition.set({ phase: 'entering', direction });
  await waitForTransition(TRANSITION_MS - FADE_MS);
  if (current === latest) end();
}
