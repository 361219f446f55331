import '#styles/walk.css';
import { useStore } from '@nanostores/react';
import { PROGRESS_ICONS, STEP_NAMES, firstStepOf } from '#domain/step-names.ts';
import { $step } from '#stores/step.ts';
import { DoneIcon, StepIcon } from './icons.tsx';
import { withWizard } from './load-wizard.ts';
import styles from './Progress.module.css';

export function Progress() {
  const present = PROGRESS_ICONS.indexOf(STEP_NAMES[useStore($step)].icon);
  return (
    <nav className={styles['strip']} aria-label="Progress">
      <div className={`page walk walk--${present + 1}`}>
        <ol className="walk__stops">
          {PROGRESS_ICONS.map((icon, index) => (
            <li key={icon} aria-current={index === present ? 'step' : undefined}>
              {index < present ? (
                <button
                  type="button"
                  className="walk__stop walk__stop--done"
                  onClick={() => void withWizard(({ goTo }) => goTo(firstStepOf(icon)))}
                >
                  <DoneIcon />
                  <span className={styles['word']}>
                    {icon}
                    <span className="visually-hidden"> (done)</span>
                  </span>
                </button>
              ) : (
                <span className={`walk__stop ${index === present ? 'walk__stop--present' : ''}`}>
                  <StepIcon icon={icon} />
                  <span className={index === present ? undefined : styles['word']}>{icon}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
