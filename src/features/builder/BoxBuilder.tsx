import { useStore } from '@nanostores/react';
import { createElement, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { onIdle } from '#browser/on-idle.ts';
import { startClock } from '#features/delivery/clock.ts';
import { $transition } from './draft/step-transition.ts';
import { hasSavedDraft } from './draft/draft-keys.ts';
import { $step, $stepError } from './draft/step.ts';
import { WizardProgress } from './WizardProgress.tsx';
import { StepBox } from './steps/box/StepBox.tsx';
import { $wizard, loadWizard, retryWizard, withWizard } from './draft/load-wizard.ts';
import { hideBrokenImage } from '#ui/hide-broken-image.ts';
import { hydrateIsland } from '#ui/hydrate-island.ts';
import styles from './BoxBuilder.module.css';

/** What a shopper does before a choice, or in place of one. */
const FIRST_SIGNS = ['pointerover', 'touchstart', 'scroll', 'keydown', 'focusin', 'popstate'];

/** Loads the wizard ahead of the first click. Ignores a failure: the click tries again. */
function prefetchWizard(): void {
  loadWizard().catch(() => undefined);
}

/**
 * Loads the wizard now if the URL or a saved box needs it; otherwise at the first sign of a shopper, so that a choice finds
 * its code and stylesheets there.
 */
function openFromUrl(): void {
  startClock();
  const { hash, search } = location;
  if (search !== '' || hash.startsWith('#box=') || hasSavedDraft()) void withWizard();
  else {
    // The page is idle first, so that a click that is itself the first sign is painted before the code loads.
    const prefetch = (): void => onIdle(prefetchWizard);
    for (const sign of FIRST_SIGNS) {
      addEventListener(sign, prefetch, { once: true, passive: true });
    }
  }
}

/** Animates a change of step. Renders alone, so that the steps do not render again for it. */
function AnimatedStep({ children }: { children: ReactNode }) {
  const transition = useStore($transition);
  return (
    <div
      className={`page ${styles['step']}`}
      data-phase={transition?.phase}
      data-direction={transition?.direction}
    >
      {children}
    </div>
  );
}

/** The box builder: prerendered with the first step; the others render once loaded. */
export function BoxBuilder() {
  const step = useStore($step);
  const error = useStore($stepError);
  const wizard = useStore($wizard);
  const View = wizard?.$currentStep.get().step?.View ?? StepBox;

  useEffect(openFromUrl, []);
  const hasSettled = wizard !== null || error !== null;
  useLayoutEffect(() => {
    if (hasSettled) delete document.documentElement.dataset['opening'];
  }, [hasSettled]);

  return (
    <div onErrorCapture={hideBrokenImage}>
      <WizardProgress />
      <AnimatedStep>
        {error !== null && (
          <div role="alert">
            <p className={styles['error']}>{error}</p>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => void retryWizard()}
            >
              Try again
            </button>
          </div>
        )}
        {wizard && createElement(wizard.BuilderNotices)}
        {createElement(View, { key: step })}
      </AnimatedStep>
      {wizard && createElement(wizard.BuilderFooter)}
    </div>
  );
}

/** Hydrates the prerendered builder in `element`. */
export const hydrateBoxBuilder = (element: HTMLElement): void =>
  hydrateIsland(element, <BoxBuilder />);
