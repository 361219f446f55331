import '#styles/progress-steps.css';
import { useStore } from '@nanostores/react';
import { PROGRESS_ICONS, STEP_NAMES, firstStepOf } from '#domain/step-names.ts';
import { $step } from '#stores/step.ts';
import { DoneIcon, StepIcon } from './icons.tsx';
import { withWizard } from './load-wizard.ts';
import styles from './WizardProgress.module.css';

export function WizardProgress() {
  const present = PROGRESS_ICONS.indexOf(STEP_NAMES[useStore($step)].icon);
  return (
    <nav className={styles['strip']} aria-label="Progress">
      <div className={`page progress-steps progress-steps--${present + 1}`}>
        <ol className="progress-steps__list">
          {PROGRESS_ICONS.map((icon, index) => (
            <li key={icon} aria-current={index === present ? 'step' : undefined}>
              {index < present ? (
                <button
                  type="button"
                  className="progress-steps__step progress-steps__step--done"
                  onClick={() => void withWizard(({ goTo }) => goTo(firstStepOf(icon)))}
                >
                  <DoneIcon />
                  <span className={styles['word']}>
                    {icon}
                    <span className="visually-hidden"> (done)</span>
                  </span>
                </button>
              ) : (
                <span
                  className={`progress-steps__step ${index === present ? 'progress-steps__step--current' : ''}`}
                >
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
