import type { ReactNode } from 'react';
import { $transition } from '../draft/step-transition.ts';
import { stepTitle, type StepName } from '../steps.ts';
import styles from './StepHeading.module.css';

/** Focuses the heading after a step transition, but not when the page opens. */
function focusAfterTransition(heading: HTMLElement | null): void {
  if ($transition.get()) heading?.focus({ preventScroll: true });
}

/** The title of a step with its introduction. */
export function StepHeading({ step, children }: { step: StepName; children: ReactNode }) {
  return (
    <header className={styles['heading']}>
      <h1 tabIndex={-1} ref={focusAfterTransition}>
        {stepTitle(step)}
      </h1>
      {children}
    </header>
  );
}
