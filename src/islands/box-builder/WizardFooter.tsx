import { useStore } from '@nanostores/react';
import { countPieces } from '#domain/box-rules.ts';
import { boxSteps } from '#domain/box-steps.ts';
import { formatPounds } from '#domain/money.ts';
import { arrivesAroundText } from '#domain/wished-arrival.ts';
import { $arrivalText } from '#stores/arrival.ts';
import { $box, $quote } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import { $blocker, $previousStep, goBack } from '#stores/wizard.ts';
import { $step } from '#stores/step.ts';
import { $editedLine } from '#stores/edited-line.ts';
import { CutOff } from '../CutOff.tsx';
import { NextButton } from './NextButton.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
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
  const saved = useStore($editedLine) === null ? 'Saved as you go' : 'From your basket';
  const picked = `Selected: ${count} / ${box?.pieces ?? 0} pieces`;
  return (
    <div className={styles['standing']}>
      <p className={styles['step']}>{`Step ${step} of ${boxSteps.length}`}</p>
      <p className={`small ${styles['wide']}`}>{step === 2 ? picked : saved}</p>
      {step === 2 && blocker !== null && (
        <p className={`${styles['step']} ${styles['narrow']}`}>{blocker}</p>
      )}
    </div>
  );
}

/** When it arrives; a day that is wished for makes the time of ordering no matter. */
function Arrival({ isWideOnly }: { isWideOnly: boolean }) {
  const arrival = useStore($arrivalText);
  const { arriveOn } = useStore($draft);
  return (
    <>
      <p className={`small ${isWideOnly ? styles['wide'] : ''}`}>
        {arriveOn === null ? arrival : arrivesAroundText(arriveOn)}
      </p>
      {arriveOn === null && (
        <p className={`small quiet ${styles['wide']}`}>
          <CutOff />
        </p>
      )}
    </>
  );
}

/** Stands at the foot of the screen from the moment a box is chosen. */
export function WizardFooter() {
  const step = useStore($step);
  const box = useStore($box);
  const { selection } = useStore($draft);
  const previous = useStore($previousStep);
  const blocker = useStore($blocker);
  const isStuck = blocker !== null && (step === 3 || step === 4);
  if (!box) return null;
  return (
    <section className={`wizard-bar ${styles['bar']}`} aria-label="Your order so far">
      <OfflineNotice />
      <div className={`page wizard-bar__inner ${styles['inner']}`}>
        <Standing />
        <div className={styles['middle']}>
          {step === 2 && <PiecesBar box={box} selection={selection} />}
          {isStuck && <p className={`${styles['step']} ${styles['narrow']}`}>{blocker}</p>}
          <Arrival isWideOnly={step === 2 || isStuck} />
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
