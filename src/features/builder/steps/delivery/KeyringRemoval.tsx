import { useStore } from '@nanostores/react';
import { keyringOf } from '#domain/box/draft.ts';
import { keyringProblem } from '#domain/box/draft-problems.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { blockerText } from '../../copy.ts';
import { removeKeyrings } from '../../draft/box.ts';
import { $keyring, $lid } from '../../draft/draft.ts';
import { KEYRING_ID, ORDER_SUMMARY_TITLE_ID } from './delivery-form.ts';

/** Removes the keyrings of a box that is not a gift, since such a box skips the step that edits them. */
export function KeyringRemoval() {
  const keyring = useStore($keyring);
  const lid = useStore($lid);
  if (!keyringOf({ keyring }) || lid?.categoryId !== NOT_A_GIFT) return null;
  const error = blockerText(keyringProblem({ keyring }));
  return (
    <div id={KEYRING_ID} tabIndex={-1}>
      {error !== null && <p className="field__error">{error}</p>}
      <button
        type="button"
        className="text-button"
        onClick={() => removeKeyrings(KEYRING_ID, ORDER_SUMMARY_TITLE_ID)}
      >
        Remove All Keyrings
      </button>
    </div>
  );
}
