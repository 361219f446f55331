import '#ui/progress-steps.css';
import { useStore } from '@nanostores/react';
import { PROGRESS_ICONS, STEP_NAMES, firstStepFor } from '#domain/box/step-names.ts';
import { $step } from './draft/step.ts';
import { DoneIcon, StepIcon } from './icons.tsx';
import { withWizard } from './draft/load-wizard.ts';
import styles from './WizardProgress.module.css';

/** The four progress icons. Completed ones are buttons that go back. */
export function WizardProgress() {
  const current = PROGRESS_ICONS.indexOf(STEP_NAMES[useStore($step)].icon);
  return (
    <nav className={styles['bar']} aria-label="Progress">
      <div className={`page progress-steps progress-steps--${current + 1}`}>
        <ol className="progress-steps__list">
          {PROGRESS_ICONS.map((icon, index) => (
            <li key={icon} aria-current={index === current ? 'step' : undefined}>
              {index < current ? (
                <button
                  type="button"
                  className="progress-steps__step progress-steps__step--done"
                  onClick={() => void withWizard(({ goToStep }) => goToStep(firstStepFor(icon)))}
                >
                  <DoneIcon />
                  <span className={styles['label']}>
                    {icon}
                    <span className="visually-hidden"> (done)</span>
                  </span>
                </button>
              ) : (
                <span
                  className={`progress-steps__step ${index === current ? 'progress-steps__step--current' : ''}`}
                >
                  <StepIcon icon={icon} />
                  <span className={index === current ? undefined : styles['label']}>{icon}</span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
