import { useStore } from '@nanostores/react';
import { Fragment, useSyncExternalStore } from 'react';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import { $cartLines } from './cart-lines.ts';
import { focusOn } from '#browser/focus.ts';
import { $cartUndo, clearCartWithUndo } from './cart-undo.ts';
import { $cartRecipients } from './cart-recipients.ts';
import { $boxCount } from './cart.ts';
import { LINES_ID, UNDO_ID } from './element-ids.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { UndoRow } from './UndoRow.tsx';
import styles from './CartLines.module.css';

/** The most lines that show all they hold; in a longer cart, one for several people, or on a phone, that opens on request. */
const MAX_OPEN_LINES = 5;

const phone = matchMedia('(max-width: 40rem)');

function followPhone(onChange: () => void): () => void {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** The lines of the cart. A line just removed leaves an undo row in its place. */
export function CartLines() {
  const lines = useStore($cartLines);
  const count = useStore($boxCount);
  const removal = useStore($cartUndo);
  const { isToSeveral } = useStore($cartRecipients);
  const isOnPhone = useSyncExternalStore(followPhone, () => phone.matches);
  const isCompact = isOnPhone || isToSeveral || lines.length > MAX_OPEN_LINES;
  const undoAt = removal ? Math.min(removal.index, lines.length) : null;
  return (
    <section className={styles['lines']} aria-labelledby={LINES_ID}>
      <div className={styles['head']}>
        <h2 className="h3" id={LINES_ID} tabIndex={-1}>
          {count === 1 ? '1 box' : `${count} boxes`}
        </h2>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            clearCartWithUndo();
            focusOn(UNDO_ID);
          }}
        >
          Empty the basket
        </button>
      </div>
      <ul>
        {[...lines, null].map((line, index) => (
          <Fragment key={line?.id ?? 'end'}>
            {index === undoAt && <UndoRow />}
            {line && <CartLineRow line={line} isCompact={isCompact} />}
          </Fragment>
        ))}
      </ul>
      <p className="small muted">{KITCHEN_LINE}</p>
    </section>
  );
}
