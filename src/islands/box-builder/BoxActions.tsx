import { useStore } from '@nanostores/react';
import { $draft } from '#stores/draft.ts';
import { $editedLine } from '#stores/editing-line.ts';
import { $basketRefusal, addToBasket } from '#stores/draft-to-cart.ts';
import { ShareBox } from './ShareBox.tsx';

/** What else can be done with a finished box than pay for it. */
export function BoxActions() {
  const refusal = useStore($basketRefusal);
  const isFilledIn = Object.values(useStore($draft).customer).some(Boolean);
  const isEdited = useStore($editedLine) !== null;
  return (
    <div>
      {refusal !== null && (
        <p className="alert" role="alert">
          {refusal}
        </p>
      )}
      {!isEdited && (
        <button
          type="button"
          className="button button--secondary button--block"
          aria-describedby="add-to-basket-hint"
          onClick={addToBasket}
        >
          Add to basket and build another
        </button>
      )}
      {!isEdited && (
        <p className="small muted" id="add-to-basket-hint">
          You give address and e-mail once, on the payment page: all boxes of a basket go there
          together.
          {isFilledIn &&
            ' What you filled in here stays on this device, and is not sent with them.'}
        </p>
      )}
      <ShareBox />
    </div>
  );
}
