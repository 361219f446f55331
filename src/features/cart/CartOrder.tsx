import '#ui/panel.css';
import '#ui/summary.css';
import { useStore } from '@nanostores/react';
import { soldBy } from '#data/seller.ts';
import { quotedShippingText } from '#copy/delivery.ts';
import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';
import { $cartArrival, $cartQuote } from './cart-delivery.ts';
import { $cartRefusal } from './cart-checkout.ts';
import { $cartRecipients } from './cart-recipients.ts';
import { $boxCount, $cartTotal } from './cart.ts';
import { CART_PATH } from './cart-url.ts';
import { StickyPay } from './StickyPay.tsx';
import styles from './CartOrder.module.css';

/** The sums; after a refusal those that the shop asks, with the former total struck through. */
function Totals() {
  const count = useStore($boxCount);
  const boxes = useStore($cartTotal);
  const { shipping, totalPence } = useStore($cartQuote);
  const { totalChange } = useStore($cartRefusal);
  return (
    <dl>
      <div className="summary-row">
        <dt>{count === 1 ? '1 box' : `${count} boxes`}</dt>
        <dd>{formatPounds(boxes + totalChange)}</dd>
      </div>
      <div className="summary-row">
        <dt>{quotedShippingText(shipping)}</dt>
        <dd>{formatDeliveryPrice(shipping.pricePence)}</dd>
      </div>
      <div className="summary-row summary-row--total">
        <dt>Total</dt>
        <dd>
          {totalChange !== 0 && (
            <>
              <s className={styles['former']}>{formatPounds(totalPence)}</s>{' '}
            </>
          )}
          {formatPounds(totalPence + totalChange)}
        </dd>
      </div>
    </dl>
  );
}

/** The totals, the payment button, the seller and the terms. */
export function CartOrder({ isDrawer }: { isDrawer: boolean }) {
  const { isToSeveral } = useStore($cartRecipients);
  const arrival = useStore($cartArrival);
  return (
    <section
      className={`${styles['order']} ${isDrawer ? '' : styles['beside']}`}
      aria-label="Your order"
    >
      <div className="panel">
        <Totals />
        <p className="small muted">
          <NonBreakingDates text={`Arrives ${arrival}`} />
        </p>
      </div>
      <StickyPay isDrawer={isDrawer} />
      <p className="small muted">
        {soldBy} {!isToSeveral && 'You give the delivery address on the payment page. '}See our{' '}
        <a href="/terms">terms</a>, cancellation included, and how we use your details in our{' '}
        <a href="/privacy-policy">privacy policy</a>.
      </p>
      {isDrawer && <a href={CART_PATH}>See the basket as a page</a>}
    </section>
  );
}
