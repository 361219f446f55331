import { atom } from 'nanostores';
import type * as LazySteps from '../lazy-steps.tsx';
import { $stepError, loadErrorText } from './step.ts';

/** The wizard, once it has loaded and has opened the page's URL. */
export const $wizard = atom<typeof LazySteps | null>(null);

let loading: Promise<typeof LazySteps> | undefined;

async function fetchLazySteps(): Promise<typeof LazySteps> {
  // Keeps the lazy steps out of the prerendered page, which carries the styles of the first step only.
  if (import.meta.env.SSR) throw new Error('The wizard loads in the browser only.');
  const steps = await import('../lazy-steps.tsx');
  steps.openBuilder(location);
  $wizard.set(steps);
  return steps;
}

/**
 * Fetches the later steps and opens the builder for the page's URL. Does so once: later calls return the same promise.
 * Rejects if the fetch fails; the next call then tries again.
 */
export function loadWizard(): Promise<typeof LazySteps> {
  loading ??= fetchLazySteps().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

type WizardAction = (wizard: typeof LazySteps) => void;

/** What the last load that failed was for. */
let failedAction: WizardAction | undefined;

/**
 * Runs `action` with the wizard, loading it first if necessary. Sets `$stepError` if loading fails, and reloads the page if it
 * fails again while online; never rejects.
 */
export async function withWizard(action: WizardAction = () => undefined): Promise<void> {
  $stepError.set(null);
  const wizard = await loadWizard().catch(() => undefined);
  if (wizard) {
    action(wizard);
  } else {
    // Firefox never requests a module again that the page once failed to import.
    if (failedAction && navigator.onLine) location.reload();
    failedAction = action;
    $stepError.set(loadErrorText('This step'));
  }
}

/** Loads the wizard again, and then does what the load that failed was for. */
export const retryWizard = (): Promise<void> => withWizard(failedAction);
