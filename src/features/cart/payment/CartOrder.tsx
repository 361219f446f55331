import '#ui/panel.css';
import { useStore } from '@nanostores/react';
import { AllergenConfirmation } from '#features/allergens/AllergenConfirmation.tsx';
import { soldBy } from '#data/seller.ts';
import { quotedShippingText } from '#copy/delivery.ts';
import { formatDeliveryPrice, formatPounds } from '#domain/money.ts';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';
import { $cartArrival } from '../cart-delivery.ts';
import { $boxCountText, $payable } from './cart-checkout.ts';
import { $cart } from '../cart.ts';
import { $cartRecipients } from '../cart-recipients.ts';
import { CART_PATH } from '../cart-url.ts';
import { StickyPay } from './StickyPay.tsx';
import { SummaryRow } from '#ui/SummaryRow.tsx';
import { useStoreAfterPaint } from '#ui/use-after-paint.ts';
import styles from './CartOrder.module.css';

/** The sums of what can be sold. */
function Totals() {
  const { boxesPence, shipping, totalPence } = useStoreAfterPaint($payable);
  const count = useStoreAfterPaint($boxCountText);
  return (
    <dl>
      <SummaryRow name={count} amount={formatPounds(boxesPence)} />
      <SummaryRow
        name={quotedShippingText(shipping)}
        amount={formatDeliveryPrice(shipping.pricePence)}
      />
      <SummaryRow name="Total" amount={formatPounds(totalPence)} isTotal />
    </dl>
  );
}

function Confirmation() {
  const boxes = useStore($cart).map(({ box }) => box);
  return <AllergenConfirmation boxes={boxes} where="the basket" />;
}

/** The totals, what to confirm before paying, the payment button, the seller and the terms. */
export function CartOrder({ isDrawer }: { isDrawer: boolean }) {
  const { isToSeveral } = useStore($cartRecipients);
  const arrival = useStoreAfterPaint($cartArrival);
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
      <Confirmation />
      <StickyPay isDrawer={isDrawer} />
      <p className="small muted">
        <span>
          {`${soldBy} ${isToSeveral ? '' : 'You give the delivery address on the payment page. '}See our `}
        </span>
        <a href="/terms">terms</a>, cancellation included, and how we use your details in our{' '}
        <a href="/privacy-policy">privacy policy</a>.
      </p>
      {isDrawer && <a href={CART_PATH}>See the basket as a page</a>}
    </section>
  );
}
