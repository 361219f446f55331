import { useStore } from '@nanostores/react';
import { withHeadingFocused } from '#browser/focus.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { totalQuantity, type Catalogue } from '#domain/catalogue.ts';
import { findDraftBox, type Draft } from '#domain/box/draft.ts';
import {
  $hasDraft,
  $parkedDrafts,
  resumeParkedDraft,
  discardParkedDraft,
} from '../draft/parked-drafts.ts';
import { $editingLineId } from '../draft/editing-line.ts';
import styles from './ParkedDraftNotice.module.css';

/** Returns a summary such as "Box of 12, 5 of 12 pieces, Happy Birthday Mum lid, a note". */
function describe({ boxId, selection, lid, note }: Draft, catalogue: Catalogue): string {
  const box = findDraftBox({ boxId }, catalogue);
  return [
    box && `${box.name}, ${totalQuantity(selection)} of ${box.pieces} ${box.unit.many}`,
    lid?.designName && `${lid.designName} lid`,
    note && 'a note',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Offers to continue a parked draft. Ignoring the offer keeps both drafts. Hidden while a cart line is edited. */
export function ParkedDraftNotice() {
  const catalogue = useStore($catalogue);
  const [parked] = useStore($parkedDrafts);
  const hasCurrent = useStore($hasDraft);
  const isEditing = useStore($editingLineId) !== null;
  if (!parked || isEditing) return null;
  return (
    <section className={`alert alert--success ${styles['notice']}`} aria-labelledby="other-box">
      <div>
        <h2 className="h3" id="other-box">
          Continue your box?
        </h2>
        <p className="small muted">{describe(parked.draft, catalogue)}</p>
      </div>
      <div className="button-row">
        <button
          type="button"
          className="button button--secondary button--small"
          onClick={withHeadingFocused(resumeParkedDraft)}
        >
          Open that box
        </button>
        <button
          type="button"
          className="text-button"
          onClick={withHeadingFocused(discardParkedDraft)}
        >
          {hasCurrent ? 'Keep the one below' : 'Start afresh'}
        </button>
      </div>
    </section>
  );
}
