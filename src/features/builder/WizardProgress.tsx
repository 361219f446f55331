import { acknowledge } from '#browser/busy.ts';
import '#ui/progress-steps.css';
import { useStore } from '@nanostores/react';
import { $step } from './draft/step.ts';
import { DoneIcon, StepIcon } from './icons.tsx';
import { withWizard } from './draft/load-wizard.ts';
import { STEPS } from './steps.ts';
import styles from './WizardProgress.module.css';

/** The icons, each with the first of its steps, to which its button leads, and the numbers of all: "3-4". */
const iconSteps = STEPS.filter(
  ({ icon }, index) => STEPS.findIndex((step) => step.icon === icon) === index,
).map(({ name, icon }) => {
  const first = STEPS.findIndex((step) => step.icon === icon);
  const count = STEPS.filter((step) => step.icon === icon).length;
  const numbers = count === 1 ? `${first + 1}` : `${first + 1}-${first + count}`;
  return { name, icon, first, count, numbers };
});

/** The progress icons. Completed ones are buttons that go back. */
export function WizardProgress() {
  const name = useStore($step);
  const currentIcon = STEPS.find((step) => step.name === name)?.icon;
  const current = iconSteps.findIndex(({ icon }) => icon === currentIcon);
  const { first, count } = iconSteps[current] ?? { first: 0, count: 1 };
  const passed = (STEPS.findIndex((step) => step.name === name) - first) / count;
  return (
    <nav className={styles['bar']} aria-label="Progress">
      <div
        className="page progress-steps"
        ref={(bar) => bar?.style.setProperty('--current', String(current + passed))}
      >
        <ol className="progress-steps__list">
          {iconSteps.map(({ name, icon, numbers }, index) => (
            <li key={name} aria-current={index === current ? 'step' : undefined}>
              {index < current ? (
                <button
                  type="button"
                  className="progress-steps__step progress-steps__step--done"
                  onClick={({ currentTarget }) =>
                    acknowledge(
                      currentTarget,
                      () => void withWizard(({ goToStep }) => goToStep(name)),
                    )
                  }
                >
                  <DoneIcon />
                  <span className={styles['label']}>
                    <span aria-hidden="true">{numbers} </span>
                    {icon.label}
                    <span className="visually-hidden"> (done)</span>
                  </span>
                </button>
              ) : (
                <span
                  className={`progress-steps__step ${index === current ? 'progress-steps__step--current' : ''}`}
                >
                  <StepIcon path={icon.path} />
                  <span className={index === current ? undefined : styles['label']}>
                    <span aria-hidden="true">{numbers} </span>
                    {icon.label}
                  </span>
                </span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
