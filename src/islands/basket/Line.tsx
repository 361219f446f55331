import '#styles/surface.css';
import '#styles/tray.css';
import { formatPounds } from '#domain/money.ts';
import { formatWeight } from '#domain/weight.ts';
import type { BasketLine } from '#stores/cart-lines.ts';
import { TrayGrid } from '../TrayGrid.tsx';
import { lineElement } from './element-ids.ts';
import { LineActions } from './LineActions.tsx';
import { LineContents } from './LineContents.tsx';
import { Quantity } from './Quantity.tsx';
import styles from './Line.module.css';

/** The open box, with the very pieces that are in it. */
function Look({ pieces }: BasketLine) {
  return (
    <div className={`surface-wood ${styles['look']}`}>
      <TrayGrid pieces={pieces.length} isSmall>
        {pieces.map((picture, place) => (
          <span key={place}>
            <img src={picture} alt="" width="64" height="64" />
          </span>
        ))}
      </TrayGrid>
    </div>
  );
}

function Head({ line, titleId }: { line: BasketLine; titleId: string }) {
  const { name, box, quantity, unitPence } = line;
  return (
    <div className={styles['head']}>
      <h3 className="h3" id={titleId}>
        {name}
      </h3>
      <p className={styles['price']}>{formatPounds(unitPence * quantity)}</p>
      <p className={`small muted ${styles['facts']}`}>
        {formatWeight(box.weightGrams)} · {box.pieces} {box.unit.many}
        {quantity > 1 && ` · ${formatPounds(unitPence)} each`}
      </p>
    </div>
  );
}

/** One line: what it is, what is in it and with it, how many, and what they cost. */
export function Line({ line }: { line: BasketLine }) {
  const titleId = `${lineElement(line.id)}-name`;
  return (
    <li
      className={styles['line']}
      id={lineElement(line.id)}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Look {...line} />
      <Head line={line} titleId={titleId} />
      <LineContents line={line} />
      <div className={styles['foot']}>
        <Quantity line={line} />
        <LineActions line={line} />
      </div>
    </li>
  );
}
