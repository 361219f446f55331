import { useStore } from '@nanostores/react';
import { $basketRefusal, fetchBasket, withBasket } from '#stores/basket-door.ts';
import { $editedLine } from '#stores/edited-line.ts';
import { ShareBox } from './ShareBox.tsx';

/** What else can be done with a finished box than pay for it. */
export function BoxActions() {
  const refusal = useStore($basketRefusal);
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
          onPointerOver={() => void fetchBasket()}
          onClick={() => void withBasket(({ addToBasket }) => addToBasket())}
        >
          Add to basket and build another
        </button>
      )}
      <ShareBox />
    </div>
  );
}
