import { useStore } from '@nanostores/react';
import { formatPounds } from '#domain/money.ts';
import { $box, $quote } from '../draft/box.ts';
import { $formerTotal } from '../steps/delivery/new-prices.ts';
import { $deliveryLine } from '../draft/delivery-line.ts';
import { $currentStep, $nextLabel, $previousStep, goBack } from '../draft/wizard.ts';
import { $editingLineId } from '../draft/editing-line.ts';
import { $isDraftSaved } from '../draft/draft-storage.ts';
import { AllergenBanner } from './AllergenBanner.tsx';
import { NextButton } from './NextButton.tsx';
import { DeviceNotices } from '../notices/DeviceNotices.tsx';
import styles from './StickyFooter.module.css';

function Price() {
  const quote = useStore($quote);
  const formerPence = useStore($formerTotal);
  if (!quote) return null;
  const former = formerPence === null ? null : `was ${formatPounds(formerPence)}`;
  const hasKeyring = quote.lines.some(({ product }) => product.kind === 'keyring');
  const isFree = quote.shipping.pricePence === 0;
  return (
    <p className={styles['price']}>
      <strong>{formatPounds(quote.totalPence)}</strong>{' '}
      <span className={`small ${styles['wide']}`}>
        {former ?? `${hasKeyring ? 'with keyring, ' : ''}${isFree ? 'free' : 'with'} delivery`}
      </span>
      <span className={`small ${styles['narrow']}`}>{former ?? 'delivered'}</span>
    </p>
  );
}

function SavedStatus() {
  const isSaved = useStore($isDraftSaved);
  const isOfBasket = useStore($editingLineId) !== null;
  return isSaved && <span>{isOfBasket ? 'From your basket' : 'Saved as you go'}</span>;
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

/** Publishes the height of the footer, so that the page keeps clear of it. Returns a function that stops. */
function publishHeight(footer: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--footer-height', `${footer.offsetHeight}px`),
  );
  observer.observe(footer);
  return () => {
    observer.disconnect();
    style.removeProperty('--footer-height');
  };
}

/** The order so far and the buttons Back and Next. Shown once a box is chosen. */
export function StickyFooter() {
  const { step, number, count } = useStore($currentStep);
  const box = useStore($box);
  const previous = useStore($previousStep);
  const nextLabel = useStore($nextLabel);
  if (!box || !step) return null;
  const {
    Status = SavedStatus,
    Progress,
    Note,
    Addition,
    NextButton: Next = NextButton,
  } = step.footer;
  return (
    <section ref={publishHeight} className="sticky-footer" aria-label="Your order so far">
      <DeviceNotices />
      <AllergenBanner />
      <p className={styles['above']}>{Addition && <Addition />}</p>
      <div className={`page sticky-footer__row ${styles['inner']}`}>
        <div className={styles['status']}>
          <p className={styles['step']}>{`Step ${number} of ${count}`}</p>
          <p className={`small ${styles['wide']}`}>
            <Status />
          </p>
        </div>
        <div className={styles['middle']}>
          {Progress && <Progress />}
          {Note && <Note />}
          <Arrival isWideOnly={(Progress ?? Note) !== undefined} />
        </div>
        <Price />
        {previous && (
          <button
            type="button"
            className={`button button--secondary ${styles['back']}`}
            onClick={goBack}
          >
            Back
          </button>
        )}
        <Next label={nextLabel} className={`button button--primary ${styles['next']}`} />
      </div>
    </section>
  );
}
