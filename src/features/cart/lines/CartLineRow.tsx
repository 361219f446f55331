import '#ui/surface-wood.css';
import '#ui/box-tokens.css';
import '#ui/tray.css';
import { useStore } from '@nanostores/react';
import { memo, useState } from 'react';
import { formatPounds } from '#domain/money.ts';
import { formatWeight } from '#domain/weight.ts';
import type { CartLineView } from './cart-lines.ts';
import { $cartRefusal } from '../payment/cart-checkout.ts';
import { unsoldReason } from '../payment/cart-refusal.ts';
import { $formerPrices } from '../cart-notices.ts';
import { ImageTray } from '#ui/ImageTray.tsx';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import { lineElementId } from '../element-ids.ts';
import { CartLineActions } from './CartLineActions.tsx';
import { CartLineContents } from './CartLineContents.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import styles from './CartLineRow.module.css';

/** The photo of a ready-made box, or the open box that the shopper filled, showing the pieces that are in it. */
const Preview = memo(function Preview({
  photo,
  flavours,
}: Pick<CartLineView, 'photo' | 'flavours'>) {
  return (
    <div className={`surface-wood ${styles['preview']}`}>
      {photo ? (
        <ResponsiveImage image={photo} sizes="176px" />
      ) : (
        <ImageTray flavours={flavours} isSmall />
      )}
    </div>
  );
});

interface Props {
  line: CartLineView;
  /** Whether it shows most of what the box holds on request only. */
  isCompact: boolean;
  /** Whether it shows the quantity to change, and the other ways to change it, on request only, too. */
  isShort: boolean;
}

interface HeadProps extends Omit<Props, 'isShort'> {
  /** Whether the quantity stands before the price, because nothing else shows it. */
  isCounted: boolean;
  /** Whether it cannot be sold as it is, so that its price is not part of the total. */
  isUnsold: boolean;
  titleId: string;
}

function Head({ line, isCompact, isCounted, isUnsold, titleId }: HeadProps) {
  const { id, name, type, quantity, lidDesign } = line;
  const change = useStore($cartRefusal).unitChange[id];
  const storedPence = useStore($formerPrices)[id];
  const formerPence = change === undefined ? storedPence : line.unitPence;
  const unitPence = line.unitPence + (change ?? 0);
  return (
    <div className={styles['head']}>
      <h3 className="h3" id={titleId}>
        {name}
      </h3>
      <p className={styles['price']}>
        <span className={isUnsold ? styles['uncounted'] : undefined}>
          {isUnsold ? 'not counted' : formatPounds(unitPence * quantity)}
        </span>
        {!isUnsold && formerPence !== undefined && (
          <small>{`was ${formatPounds(formerPence * quantity)}`}</small>
        )}
      </p>
      <p className={`small muted ${styles['facts']}`}>
        <span>
          {isCompact
            ? `${lidDesign} lid`
            : `${formatWeight(type.weightGrams)} · ${type.pieces} ${type.unit.many}`}
        </span>
        {quantity > 1 && (
          <>
            <span>{isCompact ? ', ' : ' · '}</span>
            {isCounted && <strong>{`${quantity}\u00a0× `}</strong>}
            <span>{`${formatPounds(unitPence)}${isCounted ? '' : ' each'}`}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** One cart line: the box, its contents, quantity and price. */
export const CartLineRow = memo(function CartLineRow({ line, isCompact, isShort }: Props) {
  const [isOpen, setOpen] = useState(false);
  const reason = unsoldReason(line, useStore($cartRefusal));
  const isUnsold = reason !== null;
  const titleId = `${lineElementId(line.id)}-name`;
  const isFolded = isShort && !isOpen && !isUnsold;
  return (
    <li
      className={`${styles['line']} ${isCompact ? styles['compact'] : ''} ${isFolded ? styles['folded'] : ''} ${isUnsold ? styles['unsold'] : ''}`}
      id={lineElementId(line.id)}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Preview photo={line.photo} flavours={line.flavours} />
      <Head
        line={line}
        isCompact={isCompact && !isOpen}
        isCounted={isUnsold || isFolded}
        isUnsold={isUnsold}
        titleId={titleId}
      />
      <CartLineContents line={line} />
      <div className={styles['foot']}>
        {isUnsold && <p className="field__error">{reason}</p>}
        {!isUnsold && !isFolded && <LineQuantity line={line} />}
        <CartLineActions line={line} isUnsold={isUnsold}>
          {isCompact && (
            <button
              type="button"
              className="text-button"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              <span>{isShort ? 'Change' : 'Details'}</span>
              <span className="visually-hidden"> {line.fullName}</span>
            </button>
          )}
        </CartLineActions>
      </div>
    </li>
  );
});
