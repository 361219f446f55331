import { useStore } from '@nanostores/react';
import { useLayoutEffect, useRef } from 'react';
import { countPieces } from '#domain/box/box-rules.ts';
import { boxSteps } from '#domain/box/box-steps.ts';
import { formatPounds } from '#domain/money.ts';
import { $box, $quote } from '../draft/box.ts';
import { $deliveryLine } from '../steps/delivery/delivery-line.ts';
import { $draft } from '../draft/draft.ts';
import { $previousStep, goBack } from '../draft/wizard.ts';
import { $step } from '../draft/step.ts';
import { $editingLineId } from '../draft/editing-line.ts';
import { AllergenBanner } from './AllergenBanner.tsx';
import { NextButton } from './NextButton.tsx';
import { OfflineNotice } from '../notices/OfflineNotice.tsx';
import { PiecesProgress } from './PiecesProgress.tsx';
import styles from './StickyFooter.module.css';

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

function StepStatus() {
  const step = useStore($step);
  const box = useStore($box);
  const count = countPieces(useStore($draft).selection);
  const savedText = useStore($editingLineId) === null ? 'Saved as you go' : 'From your basket';
  const selectedText = `Selected: ${count} / ${box?.pieces ?? 0} pieces`;
  return (
    <div className={styles['status']}>
      <p className={styles['step']}>{`Step ${step} of ${boxSteps.length}`}</p>
      <p className={`small ${styles['wide']}`}>{step === 2 ? selectedText : savedText}</p>
    </div>
  );
}

function Arrival({ isWideOnly }: { isWideOnly: boolean }) {
  const { countdown, stable, short } = useStore($deliveryLine);
  return (
    <p className={`small ${isWideOnly ? styles['wide'] : ''}`}>
      <span aria-hidden="true" className={styles['wide']}>
        {countdown}
      </span>
      <span aria-hidden="true" className={styles['narrow']}>
        {short}
      </span>
      <span className="visually-hidden">{stable}</span>
    </p>
  );
}

/** The notices above the footer. Publishes their height, so that the page keeps clear of them. */
function Notices() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notices = ref.current;
    if (!notices) return;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() =>
      page.setProperty('--footer-notices', `${notices.offsetHeight}px`),
    );
    observer.observe(notices);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref}>
      <OfflineNotice />
      <AllergenBanner />
    </div>
  );
}

/** The order so far and the buttons Back and Next. Shown once a box is chosen. */
export function StickyFooter() {
  const step = useStore($step);
  const box = useStore($box);
  const { selection } = useStore($draft);
  const previous = useStore($previousStep);
  if (!box) return null;
  return (
    <section className="sticky-footer" aria-label="Your order so far">
      <Notices />
      <div className={`page sticky-footer__row ${styles['inner']}`}>
        <StepStatus />
        <div className={styles['middle']}>
          {step === 2 && <PiecesProgress box={box} selection={selection} />}
          <Arrival isWideOnly={step === 2} />
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
