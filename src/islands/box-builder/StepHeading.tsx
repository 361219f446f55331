import type { ReactNode } from 'react';
import { STEP_NAMES, type StepId } from '#domain/step-names.ts';
import { $turn } from '#stores/step-transition.ts';
import styles from './StepHeading.module.css';

/** A step that arrives by a page turn takes the focus; the one the page opens on does not. */
function focusOnArrival(heading: HTMLElement | null): void {
  if ($turn.get()) heading?.focus({ preventScroll: true });
}

export function StepHeading({ step, children }: { step: StepId; children: ReactNode }) {
  return (
    <header className={styles['heading']}>
      <h1 tabIndex={-1} ref={focusOnArrival}>
        {STEP_NAMES[step].title}
      </h1>
      {children}
    </header>
  );
}
