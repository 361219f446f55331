import { useStore } from '@nanostores/react';
import { createElement, useEffect } from 'react';
import { startClock } from '#stores/clock.ts';
import { $turn } from '#stores/page-turn.ts';
import { $step, $turnError } from '#stores/step.ts';
import { Progress } from './Progress.tsx';
import { StepBox } from './StepBox.tsx';
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

export function BoxBuilder() {
  const step = useStore($step);
  const turn = useStore($turn);
  const turnError = useStore($turnError);
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
        {createElement(viewOf(step) ?? StepBox, { key: step })}
      </div>
      {foot && createElement(foot)}
    </div>
  );
}
