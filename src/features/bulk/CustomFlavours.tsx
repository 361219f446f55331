import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { pieceImage } from '#assets/images.ts';
import { flavourChoiceErrorText } from '#copy/bulk.ts';
import { findById, type Flavour } from '#domain/catalogue.ts';
import { listAllergens } from '#domain/food/allergens.ts';
import {
  MAX_BULK_FLAVOURS,
  assortmentFlavours,
  bulkFlavours,
  isFlavourBlocked,
} from '#domain/bulk/bulk-flavours.ts';
import { AllergenWarning } from '#features/allergens/AllergenWarning.tsx';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import {
  $areFlavoursTouched,
  $choiceError,
  $flavourChoice,
  toggleBulkFlavour,
} from './bulk-order.ts';
import { SlicesPerFlavour } from './SlicesPerFlavour.tsx';

export const FLAVOURS_ERROR_ID = 'flavours-error';
export const OWN_FLAVOURS_ID = 'own-flavours';

/** A flavour sold by the slice, with a checkbox, disabled while the selection is full. */
function FlavourRow({ flavour }: { flavour: Flavour }) {
  const choice = useStore($flavourChoice);
  const { soldOut } = useStore($catalogue);
  const { id, name, slug } = flavour;
  const isSoldOut = soldOut.includes(id);
  const isChosen = choice.flavourIds.includes(id);
  const allergens = listAllergens([flavour]);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={isFlavourBlocked(choice, id) || (isSoldOut && !isChosen)}
          onChange={() => toggleBulkFlavour(id)}
        />
        <img src={pieceImage(slug)} alt="" width="46" height="46" loading="lazy" />
        <span>
          <b>{isSoldOut ? `${name}: sold out` : name}</b> {allergens.join(', ')}
          <AllergenWarning allergens={allergens} />
        </span>
      </label>
    </li>
  );
}

/** The flavours sold by the slice: first those of the assortment, then all others, folded while none of them is chosen. */
export function CustomFlavours() {
  const { flavourIds } = useStore($flavourChoice);
  const error = useStore($choiceError);
  const areTouched = useStore($areFlavoursTouched);
  const catalogue = useStore($catalogue);
  const isChosen = ({ id }: Flavour): boolean => flavourIds.includes(id);
  const popular = assortmentFlavours(catalogue);
  const sold = bulkFlavours(catalogue);
  // A chosen flavour that has gone off sale stays until the shopper unticks it.
  const left = catalogue.allFlavours.filter((one) => isChosen(one) && !findById(sold, one.id));
  const others = [...sold.filter(({ id }) => !findById(popular, id)), ...left];
  const [isOpenAtFirst] = useState(() => others.some(isChosen));
  const list = (flavours: readonly Flavour[]) => (
    <ul>
      {flavours.map((flavour) => (
        <FlavourRow key={flavour.id} flavour={flavour} />
      ))}
    </ul>
  );
  return (
    <>
      <p className="field__error" id={FLAVOURS_ERROR_ID} role="alert" tabIndex={-1}>
        {error && areTouched && flavourChoiceErrorText(error)}
      </p>
      <div className="own-flavours" id={OWN_FLAVOURS_ID}>
        <div className="own-flavours__count">
          <h3>Your flavours</h3>
          <p role="status">{`${flavourIds.length} of ${MAX_BULK_FLAVOURS} chosen`}</p>
          <SlicesPerFlavour />
        </div>
        {list(popular)}
        <details open={isOpenAtFirst}>
          <summary>{`${others.length} more flavours`}</summary>
          {list(others)}
        </details>
      </div>
    </>
  );
}
