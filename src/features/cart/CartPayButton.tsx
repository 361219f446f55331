import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode } from 'react';
import { ConfirmationButton } from '#features/allergens/ConfirmationButton.tsx';
import { $cart } from './cart.ts';
import { $cartRefusal, startCartCheckout } from './cart-checkout.ts';
import { $cartRecipients, $severalPeople } from './cart-recipients.ts';
import { CART_PATH } from './cart-url.ts';
import { $checkout } from '#features/checkout/checkout-progress.ts';
import { DuplicatePaymentPrompt } from '#features/checkout/DuplicatePaymentPrompt.tsx';

/** Loads the page of the cart anew, which brings today's prices. */
const showTodaysPrices = (): void => location.assign(CART_PATH);

/**
 * The button that starts the payment, below the question before a second one and `children` (the total). Before, it leads to
 * the confirmation of avoided allergens and to the addresses of several people. After a change of price it shows the new ones.
 */
export function CartPayButton({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const { isProcessing } = useStore($checkout);
  const { isToSeveral } = useStore($cartRecipients);
  const parts = useStore($severalPeople);
  const boxes = useStore($cart).map(({ box }) => box);
  const Lead = isToSeveral && parts ? parts.FillIn : Fragment;
  const isRepriced = useStore($cartRefusal).total !== null;
  const label = isRepriced ? 'Show today’s prices' : 'Proceed to Payment';
  return (
    <>
      <DuplicatePaymentPrompt />
      <div className={className}>
        {children}
        <ConfirmationButton boxes={boxes}>
          <Lead>
            <button
              type="button"
              className="button button--primary"
              aria-disabled={isProcessing || undefined}
              onClick={isRepriced ? showTodaysPrices : startCartCheckout}
            >
              {isProcessing ? 'Processing...' : label}
            </button>
          </Lead>
        </ConfirmationButton>
      </div>
    </>
  );
}
