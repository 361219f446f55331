import { useStore } from '@nanostores/react';
import { pieceImage } from '#assets/images.ts';
import { flavourChoiceErrorText } from '#copy/bulk.ts';
import { findById, type Flavour } from '#domain/catalogue.ts';
import { listAllergens } from '#domain/food/allergens.ts';
import { MAX_BULK_FLAVOURS, bulkFlavours, isFlavourBlocked } from '#domain/bulk/bulk-flavours.ts';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import {
  $areFlavoursTouched,
  $choiceError,
  $flavourChoice,
  toggleBulkFlavour,
} from './bulk-order.ts';
import { SlicesPerFlavour } from './SlicesPerFlavour.tsx';

export const FLAVOURS_ERROR_ID = 'flavours-error';

/** A tile with a checkbox for each flavour sold by the slice. Disables the others at the maximum. */
export function CustomFlavours() {
  const choice = useStore($flavourChoice);
  const error = useStore($choiceError);
  const areTouched = useStore($areFlavoursTouched);
  const catalogue = useStore($catalogue);
  const { flavourIds } = choice;
  const isSoldOut = (id: number): boolean => catalogue.soldOut.includes(id);
  const sold = bulkFlavours(catalogue);
  const isLeft = ({ id }: Flavour): boolean => flavourIds.includes(id) && !findById(sold, id);
  // A chosen flavour that has gone off sale stays until the shopper unticks it.
  const flavours = [...sold, ...catalogue.allFlavours.filter(isLeft)];
  return (
    <>
      <p className="field__error" id={FLAVOURS_ERROR_ID} role="alert" tabIndex={-1}>
        {error && areTouched && flavourChoiceErrorText(error)}
      </p>
      <div>
        <div className="own-flavours__count">
          <h3>Your flavours</h3>
          <p role="status">
            {flavourIds.length} of {MAX_BULK_FLAVOURS} chosen
          </p>
          <SlicesPerFlavour />
        </div>
        <ul className="own-flavours">
          {flavours.map((flavour) => {
            const { id, name, slug } = flavour;
            const isChosen = flavourIds.includes(id);
            return (
              <li key={id}>
                <label>
                  <img src={pieceImage(slug)} alt="" width="46" height="46" loading="lazy" />
                  <span>
                    <b>{isSoldOut(id) ? `${name}: sold out` : name}</b>{' '}
                    {listAllergens([flavour]).join(', ')}
                  </span>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFlavourBlocked(choice, id) || (isSoldOut(id) && !isChosen)}
                    onChange={() => toggleBulkFlavour(id)}
                  />
                </label>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}
