import { useStore } from '@nanostores/react';
import { createElement, useEffect } from 'react';
import { startClock } from '#stores/clock.ts';
import { $turn } from '#stores/page-turn.ts';
import { $step, $turnError } from '#stores/step.ts';
import { Progress } from './Progress.tsx';
import { StepBox, type BoxPhotos } from './StepBox.tsx';
import { atFoot, viewOf, wake } from './wake.ts';
import styles from './BoxBuilder.module.css';

/** The first sign of interest fetches the wizard and its later steps, so that no turn waits for the network; if not now, then then. */
function fetchAhead(): void {
  wake().catch(() => undefined);
}

/** An address that asks for something opens the wizard at once, as does the browser's way forward into it. */
function answerAddress(): void {
  startClock();
  if (location.search === '') addEventListener('popstate', fetchAhead, { once: true });
  else fetchAhead();
}

/** The photographs come with the page, which names them already: their addresses weigh more than the step itself. */
export function BoxBuilder({ photos }: { photos: BoxPhotos }) {
  const step = useStore($step);
  const turn = useStore($turn);
  const turnError = useStore($turnError);
  const laterStep = viewOf(step);
  const foot = atFoot();

  useEffect(answerAddress, []);

  return (
    <div onPointerOver={fetchAhead} onFocus={fetchAhead}>
      <Progress />
      <div
        className={`page ${styles['stage']}`}
        data-phase={turn?.phase}
        data-direction={turn?.direction}
      >
        {turnError !== null && (
          <p className={styles['error']} role="alert">
            {turnError}
          </p>
        )}
        {laterStep ? (
          createElement(laterStep, { key: step })
        ) : (
          <StepBox key={step} photos={photos} />
        )}
      </div>
      {foot && createElement(foot)}
    </div>
  );
}
