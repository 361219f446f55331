import { useState } from 'react';
import { share, type Shared } from '#browser/share.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import {
  historyBoxes,
  reorderUrl,
  type HistoryBox,
  type PastOrder,
} from '#domain/order/order-history.ts';
import { onItsWayText } from './copy.ts';
import type { OrderConfirmation } from './order-confirmation.ts';
import styles from './thank-you.module.css';

const ANSWERS: Record<Shared, string> = {
  shared: '',
  cancelled: '',
  copied: 'Copied. Paste it into a message to them.',
  unsupported: 'This browser can neither share nor copy it.',
};

/** Tells the recipient that a gift is coming, by the device's share sheet. */
function ShareArrival({ order }: { order: OrderConfirmation }) {
  const [answer, setAnswer] = useState('');
  const text = onItsWayText(order);
  return (
    <>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => void share({ text }, text).then((how) => setAnswer(ANSWERS[how]))}
      >
        Tell them it is coming
      </button>
      <span role="status" className={styles.shared}>
        {answer}
      </span>
    </>
  );
}

const isGift = ({ box }: HistoryBox): boolean => box.lid.categoryId !== NOT_A_GIFT;

interface Props {
  order: OrderConfirmation;
  /** The order as this device remembers it. */
  pastOrder: PastOrder | null;
  /** The token of the order's own page, or null. */
  page: string | null;
}

/** What to do with an order: change it, tell its recipient. */
export function OrderActions({ order, pastOrder, page }: Props) {
  const isForSomebody = pastOrder !== null && historyBoxes(pastOrder).some(isGift);
  return (
    <p className={`button-row ${styles.actions}`}>
      {page !== null && (
        <a className="button button--secondary" href={`/order#${page}`}>
          See or change your order
        </a>
      )}
      {isForSomebody && <ShareArrival order={order} />}
    </p>
  );
}

/** What to do after an order: send the same to somebody else, go on. */
export function FurtherLinks({ pastOrder }: Pick<Props, 'pastOrder'>) {
  const boxes = pastOrder ? historyBoxes(pastOrder) : [];
  const hasNote = boxes.some((box) => box.hasNote);
  return (
    <div className={styles.further}>
      {pastOrder && boxes.length > 0 && (
        <span>
          <a
            className="text-button"
            href={reorderUrl(pastOrder)}
            aria-describedby={hasNote ? 'order-again-note' : undefined}
          >
            Send the same to somebody else
          </a>
          {hasNote && (
            <span className="small muted" id="order-again-note">
              Your note is not saved here; write a new one in the basket.
            </span>
          )}
        </span>
      )}
      <a className="text-button" href="/">
        Continue shopping
      </a>
    </div>
  );
}
