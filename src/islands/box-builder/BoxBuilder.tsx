import { useStore } from '@nanostores/react';
import { createElement, useEffect, useLayoutEffect } from 'react';
import { startClock } from '#stores/clock.ts';
import { $turn } from '#stores/page-turn.ts';
import { hasSavedBox } from '#stores/forget-progress.ts';
import { $isAwake, $step, $turnError } from '#stores/step.ts';
import { Progress } from './Progress.tsx';
import { StepBox } from './StepBox.tsx';
import { laterSteps, wake, withWizard } from './wake.ts';
import styles from './BoxBuilder.module.css';

/** The first sign of interest fetches the wizard and its later steps, so that no turn waits for the network; if not now, then then. */
function fetchAhead(): void {
  wake().catch(() => undefined);
}

/** An address that asks for something opens the wizard at once, as does a box that was saved, and the browser's way forward into it. */
function answerAddress(): void {
  startClock();
  const { hash, search } = location;
  if (search !== '' || hash.startsWith('#box=') || hasSavedBox()) void withWizard();
  else addEventListener('popstate', fetchAhead, { once: true });
}

export function BoxBuilder() {
  const step = useStore($step);
  const turn = useStore($turn);
  const turnError = useStore($turnError);
  const isAwake = useStore($isAwake);
  const later = isAwake ? laterSteps() : undefined;
  const laterStep = later?.laterViews[step];

  useEffect(answerAddress, []);
  const isSettled = isAwake || turnError !== null;
  useLayoutEffect(() => {
    if (isSettled) delete document.documentElement.dataset['opening'];
  }, [isSettled]);

  return (
    <div onPointerOver={fetchAhead} onFocus={fetchAhead}>
      <Progress />
      <div
        className={`page ${styles['stage']}`}
        data-phase={turn?.phase}
        data-direction={turn?.direction}
      >
        {turnError !== null && (
          <div role="alert">
            <p className={styles['error']}>{turnError}</p>
            <button
              type="button"
              className="button button--quiet"
              onClick={() => void withWizard()}
            >
              Try again
            </button>
          </div>
        )}
        {later && createElement(later.BuilderNotices)}
        {laterStep ? createElement(laterStep, { key: step }) : <StepBox key={step} />}
      </div>
      {later && createElement(later.BuilderFooter)}
    </div>
  );
}
