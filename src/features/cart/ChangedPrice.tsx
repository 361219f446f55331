import { formatPounds, type Pence } from '#domain/money.ts';
import styles from './Cart.module.css';

interface Props {
  pence: Pence;
  formerPence: Pence;
}

/** A price after the one before it, struck through, if it has changed. */
export function ChangedPrice({ pence, formerPence }: Props) {
  return (
    <>
      {pence !== formerPence && (
        <>
          <s className={styles['former']}>
            <span className="visually-hidden">was </span>
            {formatPounds(formerPence)}
          </s>{' '}
        </>
      )}
      {formatPounds(pence)}
    </>
  );
}
