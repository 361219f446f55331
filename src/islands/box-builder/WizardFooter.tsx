import { useStore } from '@nanostores/react';
import { countPieces } from '#domain/box-rules.ts';
import { boxSteps } from '#domain/box-steps.ts';
import { formatPounds } from '#domain/money.ts';
import { $arrivalText } from '#stores/arrival.ts';
import { $box, $quote } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import { $blocker, $previousStep, goBack } from '#stores/wizard.ts';
import { $step } from '#stores/step.ts';
import { NextButton } from './NextButton.tsx';
import { PiecesBar } from './PiecesBar.tsx';
import styles from './WizardFooter.module.css';

function Price() {
  const quote = useStore($quote);
  if (!quote) return null;
  const isFree = quote.shipping.pricePence === 0;
  return (
    <p className={styles['price']}>
      <strong>{formatPounds(quote.totalPence)}</strong>{' '}
      <span className={`small ${styles['wide']}`}>
        {isFree ? 'free delivery' : 'with delivery'}
      </span>
      <span className={`small ${styles['narrow']}`}>delivered</span>
    </p>
  );
}

function Standing() {
  const step = useStore($step);
  const box = useStore($box);
  const blocker = useStore($blocker);
  const count = countPieces(useStore($draft).selection);
  const picked = `Selected: ${count} / ${box?.pieces ?? 0} pieces`;
  return (
    <div className={styles['standing']}>
      <p className={styles['step']}>{`Step ${step} of ${boxSteps.length}`}</p>
      <p className={`small ${styles['wide']}`}>{step === 2 ? picked : 'Saved as you go'}</p>
      {step === 2 && blocker !== null && (
        <p className={`${styles['step']} ${styles['narrow']}`}>{blocker}</p>
      )}
    </div>
  );
}

/** Stands at the foot of the screen from the moment a box is chosen. */
export function WizardFooter() {
  const step = useStore($step);
  const box = useStore($box);
  const arrival = useStore($arrivalText);
  const { selection } = useStore($draft);
  const previous = useStore($previousStep);
  const blocker = useStore($blocker);
  const isStuck = blocker !== null && (step === 3 || step === 4);
  if (!box) return null;
  return (
    <section className={`wizard-bar ${styles['bar']}`} aria-label="Your order so far">
      <div className={`page wizard-bar__inner ${styles['inner']}`}>
        <Standing />
        <div className={styles['middle']}>
          {step === 2 && <PiecesBar box={box} selection={selection} />}
          {isStuck && <p className={`${styles['step']} ${styles['narrow']}`}>{blocker}</p>}
          <p className={`small ${step === 2 || isStuck ? styles['wide'] : ''}`}>{arrival}</p>
        </div>
        <Price />
        {previous !== null && (
          <button
            type="button"
            className={`button button--secondary ${styles['back']}`}
            onClick={goBack}
          >
            Back
          </button>
        )}
        <NextButton />
      </div>
    </section>
  );
}
