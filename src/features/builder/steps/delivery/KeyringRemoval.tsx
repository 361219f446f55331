import { useStore } from '@nanostores/react';
import { focusOn } from '#browser/focus.ts';
import { keyringOf } from '#domain/box/draft.ts';
import { keyringProblem } from '#domain/box/draft-problems.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { blockerText } from '../../copy.ts';
import { removeKeyrings } from '../../draft/box.ts';
import { $keyring, $lid } from '../../draft/draft.ts';
import { KEYRING_ID, ORDER_SUMMARY_TITLE_ID } from './delivery-form.ts';

/** The button disappears with the keyrings: the focus goes to the heading above, and back with an undo. */
function remove(): void {
  removeKeyrings(KEYRING_ID);
  focusOn(ORDER_SUMMARY_TITLE_ID);
}

/** Removes the keyrings of a box that is not a gift, since such a box skips the step that edits them. */
export function KeyringRemoval() {
  const keyring = useStore($keyring);
  const lid = useStore($lid);
  if (!keyringOf({ keyring }) || lid?.categoryId !== NOT_A_GIFT) return null;
  const error = blockerText(keyringProblem({ keyring }));
  return (
    <div id={KEYRING_ID} tabIndex={-1}>
      {error !== null && <p className="field__error">{error}</p>}
      <button type="button" className="text-button" onClick={remove}>
        Remove All Keyrings
      </button>
    </div>
  );
}
