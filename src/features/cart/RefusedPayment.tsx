import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { focusOn } from '#browser/focus.ts';
import { formatPounds } from '#domain/money.ts';
import { CheckoutError } from '#features/checkout/CheckoutError.tsx';
import { $cartRefusal } from './cart-checkout.ts';
import { $cartQuote } from './cart-delivery.ts';
import { $cartLines, type CartLineView } from './cart-lines.ts';
import { lineElementId } from './element-ids.ts';
import styles from './Cart.module.css';

function useRefusedLines(): CartLineView[] {
  const { reasons } = useStore($cartRefusal);
  return useStore($cartLines).filter(({ id }) => id in reasons);
}

/** A way to a line. */
function LineLink({ line: { id, fullName } }: { line: CartLineView }) {
  return (
    <button type="button" className="text-button" onClick={() => focusOn(lineElementId(id))}>
      {fullName}
    </button>
  );
}

/** What to do first: about the lines that the shop refused, or about new prices. */
function Lead() {
  const { totalChange } = useStore($cartRefusal);
  const lines = useRefusedLines();
  if (totalChange === 0 && lines.length === 0) return null;
  return (
    <p>
      <strong>
        {totalChange === 0 ? 'Change or take out: ' : 'Look at today’s prices, then pay again.'}
      </strong>
      {totalChange === 0 &&
        lines.map((line, index) => (
          <Fragment key={line.id}>
            {index > 0 && ', '}
            <LineLink line={line} />
          </Fragment>
        ))}
    </p>
  );
}

/** The lines whose prices have changed and the total, each with what the shop asks now. */
function NewPrices() {
  const { reasons, totalChange } = useStore($cartRefusal);
  const { totalPence } = useStore($cartQuote);
  const lines = useRefusedLines();
  if (totalChange === 0) return null;
  return (
    <dl className={styles['newPrices']}>
      {lines.map((line) => (
        <div key={line.id}>
          <dt>
            <LineLink line={line} />
          </dt>
          <dd>{reasons[line.id]}</dd>
        </div>
      ))}
      <div>
        <dt>Total</dt>
        <dd>
          Now <strong>{formatPounds(totalPence + totalChange)}</strong>, was{' '}
          {formatPounds(totalPence)}
        </dd>
      </div>
    </dl>
  );
}

/** Why a payment did not start: what to do, what the boxes cost now, and that nothing is lost. */
export function RefusedPayment() {
  return (
    <CheckoutError keptText="Everything is still in your basket." lead={<Lead />}>
      <NewPrices />
    </CheckoutError>
  );
}
