import { useStore } from '@nanostores/react';
import { $customer } from '../../draft/draft.ts';
import { $editingLineId } from '../../draft/editing-line.ts';
import { $addToCartError, addDraftToCart } from './draft-to-cart.ts';
import { ShareBox } from '../../parts/ShareBox.tsx';

/** What a finished box allows besides payment: adding it to the cart and sharing it. */
export function BoxActions() {
  const error = useStore($addToCartError);
  const hasCustomerData = Object.values(useStore($customer)).some(Boolean);
  const isEditing = useStore($editingLineId) !== null;
  return (
    <div>
      {error !== null && (
        <p className="alert" role="alert">
          {error}
        </p>
      )}
      {!isEditing && (
        <>
          <button
            type="button"
            className="button button--secondary button--block"
            aria-describedby="add-to-basket-hint"
            onClick={addDraftToCart}
          >
            Add to basket and build another
          </button>
          <p className="small muted" id="add-to-basket-hint">
            {`In the basket you send all boxes to one address, or each to somebody else, in one payment.${hasCustomerData ? ' The address stays on this device, and is not sent with them.' : ''}`}
          </p>
        </>
      )}
      <ShareBox />
    </div>
  );
}
