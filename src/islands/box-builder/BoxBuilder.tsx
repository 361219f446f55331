import { useStore } from '@nanostores/react';
import { createElement, useEffect } from 'react';
import { openBuilder } from '#stores/opening.ts';
import { $turn } from '#stores/page-turn.ts';
import { $step, $turnError } from '#stores/wizard.ts';
import { atFoot, fetchLaterSteps, viewOf } from './step-views.ts';
import { Progress } from './Progress.tsx';
import styles from './BoxBuilder.module.css';

/** The first sign of interest fetches the later steps, so that no turn waits for the network; if not now, then then. */
function fetchAhead(): void {
  fetchLaterSteps().catch(() => undefined);
}

export function BoxBuilder() {
  const step = useStore($step);
  const turn = useStore($turn);
  const turnError = useStore($turnError);
  const foot = atFoot();

  useEffect(() => {
    void openBuilder(location.search, fetchLaterSteps);
  }, []);

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
        {createElement(viewOf(step), { key: step })}
      </div>
      {foot && createElement(foot)}
    </div>
  );
}
