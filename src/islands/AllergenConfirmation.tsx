import '#styles/alert.css';
import '#styles/field.css';
import { useStore } from '@nanostores/react';
import { catalogue } from '#data/catalogue.ts';
import { conflictText } from '#domain/avoid-list.ts';
import { unconfirmedBoxes, type BoxFlavours } from '#domain/avoided-boxes.ts';
import { $avoided, $confirmed, confirmBoxes } from '#stores/avoid-list.ts';
import {
  $isConfirmationMissed,
  CONFIRM_ID,
  UNCONFIRMED,
  conflictsOf,
} from '#stores/avoided-in-boxes.ts';

interface Props {
  boxes: readonly BoxFlavours[];
  /** "this box", "your basket". */
  where: string;
}

/** Says which allergens to avoid are in these boxes after all, and takes the one confirmation without which they do not go on. */
export function AllergenConfirmation({ boxes, where }: Props) {
  const avoided = useStore($avoided);
  const confirmed = useStore($confirmed);
  const isMissed = useStore($isConfirmationMissed);
  const conflicts = conflictsOf(boxes, avoided);
  if (conflicts.length === 0) return null;
  const isConfirmed = unconfirmedBoxes(boxes, avoided, confirmed, catalogue).length === 0;
  const holding = boxes.filter((box) => conflictsOf([box], avoided).length > 0);
  const shownError = isMissed && !isConfirmed ? `${CONFIRM_ID}-error` : undefined;
  return (
    <div className="alert" role="group" aria-label="Allergens you asked to avoid">
      <p>
        <strong>{conflictText(conflicts, where)}</strong>
      </p>
      {shownError && (
        <p className="field__error" id={shownError}>
          {UNCONFIRMED}
        </p>
      )}
      <label className="checkbox">
        <input
          id={CONFIRM_ID}
          type="checkbox"
          checked={isConfirmed}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={shownError}
          onChange={({ target }) => confirmBoxes(holding, target.checked)}
        />
        I know that {where} contains {conflicts.join(', ')}, and want it like this.
      </label>
    </div>
  );
}
