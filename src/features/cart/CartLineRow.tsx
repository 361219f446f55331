import '#ui/surface.css';
import '#ui/tray.css';
import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { formatPounds } from '#domain/money.ts';
import { formatWeight } from '#domain/box/weight.ts';
import type { CartLineView } from './cart-lines.ts';
import { $cartRecipients, $severalPeople } from './cart-recipients.ts';
import { ImageTray } from '#ui/ImageTray.tsx';
import { lineElementId } from './element-ids.ts';
import { CartLineActions } from './CartLineActions.tsx';
import { CartLineContents } from './CartLineContents.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import styles from './CartLineRow.module.css';

/** The open box, showing the pieces that are in it. */
const Preview = memo(function Preview({ pieces }: Pick<CartLineView, 'pieces'>) {
  return (
    <div className={`surface-wood ${styles['preview']}`}>
      <ImageTray pieces={pieces} isSmall />
    </div>
  );
});

function Head({ line, titleId }: { line: CartLineView; titleId: string }) {
  const { name, type, quantity, unitPence } = line;
  return (
    <div className={styles['head']}>
      <h3 className="h3" id={titleId}>
        {name}
      </h3>
      <p className={styles['price']}>{formatPounds(unitPence * quantity)}</p>
      <p className={`small muted ${styles['facts']}`}>
        {formatWeight(type.weightGrams)} · {type.pieces} {type.unit.many}
        {quantity > 1 && ` · ${formatPounds(unitPence)} each`}
      </p>
    </div>
  );
}

/** To whom its boxes go, in a cart for several people. */
function ForWhom({ line }: { line: CartLineView }) {
  const { isToSeveral } = useStore($cartRecipients);
  const parts = useStore($severalPeople);
  return isToSeveral && parts ? <parts.LineRecipients line={line} /> : null;
}

/** One cart line: the box, its contents, quantity and price. */
export const CartLineRow = memo(function CartLineRow({ line }: { line: CartLineView }) {
  const titleId = `${lineElementId(line.id)}-name`;
  return (
    <li
      className={styles['line']}
      id={lineElementId(line.id)}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Preview pieces={line.pieces} />
      <Head line={line} titleId={titleId} />
      <CartLineContents line={line} />
      <div className={styles['foot']}>
        <LineQuantity line={line} />
        <CartLineActions line={line} />
        <ForWhom line={line} />
      </div>
    </li>
  );
});
