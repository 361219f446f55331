import { useStore } from '@nanostores/react';
import { Fragment } from 'react';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import { AllergenWarning } from '#features/allergens/AllergenWarning.tsx';
import { $avoided } from '#features/allergens/avoid-list.ts';
import { conflictsOf } from '#features/allergens/avoided-in-boxes.ts';
import { $cart } from '../cart.ts';
import { $cartLines } from './cart-lines.ts';
import { focusOn } from '#browser/focus.ts';
import { $boxCountText } from '../payment/cart-checkout.ts';
import { $cartUndo, clearCartWithUndo } from './cart-undo.ts';
import { $cartRecipients, $recipientsModule } from '../cart-recipients.ts';
import { LINES_ID, UNDO_ID } from '../element-ids.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { UndoRow } from './UndoRow.tsx';
import { useIsPhone } from '#ui/use-is-phone.ts';
import styles from './CartLines.module.css';

/**
 * The most lines that show all they hold; in a longer cart, one for several people, in the drawer, or on a phone, that
 * opens on request.
 */
const MAX_OPEN_LINES = 5;

/** The most lines of which a phone shows each way to change them; in a longer cart that opens on request. */
const MAX_LINES_WITH_ACTIONS = 4;

/** Names the avoided allergens in the cart, which are confirmed further down. */
function Avoided() {
  const boxes = useStore($cart).map(({ box }) => box);
  return (
    <p className="small">
      <AllergenWarning allergens={conflictsOf(boxes, useStore($avoided))} />
    </p>
  );
}

/**
 * The lines of the cart, folded on a phone where the people it goes to follow. A line just removed leaves an undo row
 * in its place.
 */
export function CartLines({ isDrawer }: { isDrawer: boolean }) {
  const lines = useStore($cartLines);
  const count = useStore($boxCountText);
  const recipientsModule = useStore($recipientsModule);
  const removal = useStore($cartUndo);
  const { isToSeveral } = useStore($cartRecipients);
  const isOnPhone = useIsPhone();
  const isCompact = isDrawer || isOnPhone || isToSeveral || lines.length > MAX_OPEN_LINES;
  const Fold =
    isOnPhone && isToSeveral && recipientsModule ? recipientsModule.FoldedLines : Fragment;
  const undoAt = removal ? Math.min(removal.index, lines.length) : null;
  return (
    <section className={styles['lines']} aria-labelledby={LINES_ID}>
      <div className={styles['head']}>
        <h2 id={LINES_ID} tabIndex={-1}>
          {count}
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
        <Avoided />
      </div>
      <Fold>
        <ul>
          {[...lines, null].map((line, index) => (
            <Fragment key={line?.id ?? 'end'}>
              {index === undoAt && <UndoRow />}
              {line && (
                <CartLineRow
                  line={line}
                  isCompact={isCompact}
                  isShort={isOnPhone && lines.length > MAX_LINES_WITH_ACTIONS}
                />
              )}
            </Fragment>
          ))}
        </ul>
      </Fold>
      <p className="small muted">{KITCHEN_LINE}</p>
    </section>
  );
}
