import { reorderUrl, type HistoryEntry } from '#domain/order/order-history.ts';
import styles from './thank-you.module.css';

/** Links to go on: the home page, and ordering again if this device placed the order and it was not one of slices. */
export function OrderActions({ paid }: { paid: HistoryEntry | null }) {
  const boxes = paid && paid.goods.orderType !== 'bulk' ? paid.goods.boxes : [];
  const hasNote = boxes.some((box) => box.hasNote);
  return (
    <div className={styles.actions}>
      <p className="button-row">
        <a className="button button--secondary" href="/">
          Continue shopping
        </a>
        {paid && boxes.length > 0 && (
          <a
            className="button button--quiet"
            href={reorderUrl(paid)}
            aria-describedby={hasNote ? 'order-again-note' : undefined}
          >
            Send the same to somebody else
          </a>
        )}
      </p>
      {hasNote && (
        <p className="small muted" id="order-again-note">
          Your note is not saved here; write a new one in the basket.
        </p>
      )}
    </div>
  );
}
