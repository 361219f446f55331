import '#ui/alert.css';
import '#ui/field.css';
import './avoided.css';
import { useStore } from '@nanostores/react';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { conflictText } from './copy.ts';
import { unconfirmedBoxes, type BoxFlavours } from '#domain/box/avoided-boxes.ts';
import { $avoided, $confirmed, confirmBoxes } from './avoid-list.ts';
import { $isConfirmationMissed, CONFIRM_ID, UNCONFIRMED, conflictsOf } from './avoided-in-boxes.ts';

interface Props {
  boxes: readonly BoxFlavours[];
  /** How the text names the boxes: "this box" or "the basket". */
  where: string;
}

/** Warns that these boxes contain allergens the shopper avoids. Checkout requires the tick in its checkbox. */
export function AllergenConfirmation({ boxes, where }: Props) {
  const avoided = useStore($avoided);
  const confirmed = useStore($confirmed);
  const catalogue = useStore($catalogue);
  const isMissed = useStore($isConfirmationMissed);
  const conflicts = conflictsOf(boxes, avoided);
  if (conflicts.length === 0) return null;
  const isConfirmed = unconfirmedBoxes(boxes, avoided, confirmed, catalogue).length === 0;
  const affected = boxes.filter((box) => conflictsOf([box], avoided).length > 0);
  const errorId = isMissed && !isConfirmed ? `${CONFIRM_ID}-error` : undefined;
  return (
    <div className="alert" role="group" aria-label="Allergens you asked to avoid">
      <h2>{conflictText(conflicts, where)}</h2>
      {errorId && (
        <p className="field__error" id={errorId}>
          {UNCONFIRMED}
        </p>
      )}
      <label className="checkbox">
        <input
          id={CONFIRM_ID}
          type="checkbox"
          checked={isConfirmed}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onChange={({ target }) => confirmBoxes(affected, target.checked)}
        />
        <span>{`I know that ${where} contains ${conflicts.join(', ')}, and want it like this.`}</span>
      </label>
    </div>
  );
}
