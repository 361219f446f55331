import '#ui/alert.css';
import { useStore } from '@nanostores/react';
import { Fragment, type ReactNode } from 'react';
import { focusOn } from '#browser/focus.ts';
import { ConfirmationButton } from '#features/allergens/ConfirmationButton.tsx';
import { $cart } from '../cart.ts';
import { $cartRefusal, startCartCheckout } from './cart-checkout.ts';
import { $cartRecipients, $recipientsModule } from '../cart-recipients.ts';
import type { CartRefusal } from './cart-refusal.ts';
import { lineElementId } from '../element-ids.ts';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { DuplicatePaymentPrompt } from '#features/checkout/DuplicatePaymentPrompt.tsx';

/** Returns what the button says and does: it starts the payment, or leads to the refused box. */
function payAction({ reasons }: CartRefusal): [label: string, act: () => void] {
  const [refused] = Object.keys(reasons);
  if (refused === undefined) return ['Proceed to Payment', startCartCheckout];
  return ['Show the box to change', () => focusOn(lineElementId(refused))];
}

/**
 * The button that starts the payment, below the question before a second one and `children` (the total). Before, it leads to
 * the confirmation of avoided allergens and to the addresses of several people.
 */
export function CartPayButton({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const { isProcessing } = useStore($checkouts.cart);
  const { isToSeveral } = useStore($cartRecipients);
  const recipientsModule = useStore($recipientsModule);
  const boxes = useStore($cart).map(({ box }) => box);
  const Lead = isToSeveral && recipientsModule ? recipientsModule.FillIn : Fragment;
  const [label, act] = payAction(useStore($cartRefusal));
  return (
    <>
      <DuplicatePaymentPrompt
        orderType="cart"
        onPayAgain={() => startCartCheckout({ isSecond: true })}
      />
      <div className={className}>
        {children}
        <ConfirmationButton boxes={boxes}>
          <Lead>
            <button
              type="button"
              className={`button ${act === startCartCheckout ? 'button--primary' : 'button--dark'}`}
              aria-disabled={isProcessing || undefined}
              onClick={act}
            >
              {isProcessing ? 'Processing...' : label}
            </button>
          </Lead>
        </ConfirmationButton>
      </div>
    </>
  );
}
