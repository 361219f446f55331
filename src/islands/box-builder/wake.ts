import type * as LaterSteps from './later-steps.ts';
import { $isAwake, $turnError, notLoaded } from '#stores/step.ts';

let later: typeof LaterSteps | undefined;

let waking: Promise<typeof LaterSteps> | undefined;

async function fetchLaterSteps(): Promise<typeof LaterSteps> {
  // Prerendering must not see them: the page carries the styles of step 1 alone.
  if (import.meta.env.SSR) throw new Error('The wizard wakes in the browser only.');
  const steps = await import('./later-steps.ts');
  steps.openBuilder(location);
  later = steps;
  $isAwake.set(true);
  return steps;
}

/** Fetches the wizard with all that is behind step 1 and opens it as the address asks, once; a fetch that failed may be tried again. */
export function wake(): Promise<typeof LaterSteps> {
  waking ??= fetchLaterSteps().catch((error: unknown) => {
    waking = undefined;
    throw error;
  });
  return waking;
}

/** Does something with the wizard, fetching it first if need be; without a connection the shopper is told so. */
export async function withWizard(
  action: (wizard: typeof LaterSteps) => void = () => undefined,
): Promise<void> {
  $turnError.set(null);
  const wizard = await wake().catch(() => undefined);
  if (wizard) action(wizard);
  else $turnError.set(notLoaded('This step'));
}

/** The wizard with all that is behind step 1, once `$isAwake`. */
export const laterSteps = (): typeof LaterSteps | undefined => later;
