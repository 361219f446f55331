import '#ui/tray.css';
import type { ReactNode } from 'react';
import { includesVegan, type Allergen } from '#domain/food/allergens.ts';
import { VEGAN_NOTE } from '#copy/allergens.ts';
import type { HistoryGoods } from '#domain/order/order-history.ts';
import { orderHistoryContents, type OrderHistoryContents } from './order-history-contents.ts';
import { TrayGrid } from '#ui/TrayGrid.tsx';
import styles from './OrderBoxes.module.css';

function Contains({ allergens }: { allergens: readonly Allergen[] }) {
  return (
    <p>
      Contains:{' '}
      {allergens.length === 0 ? (
        'none of the listed allergens'
      ) : (
        <strong>{allergens.join(', ')}</strong>
      )}
    </p>
  );
}

function Tray({ pieces, isSmall }: { pieces: readonly string[]; isSmall: boolean }) {
  return (
    <div className={styles[isSmall ? 'small' : 'tray']}>
      <TrayGrid pieces={pieces.length} isSmall={isSmall}>
        {pieces.map((piece, place) => (
          <span key={place}>
            <img src={piece} alt="" width="64" height="64" />
          </span>
        ))}
      </TrayGrid>
    </div>
  );
}

function OrderBox({ box, isOnly }: { box: OrderHistoryContents; isOnly: boolean }) {
  const { title, flavours, lid, keyring, allergens, pieces } = box;
  return (
    <li className={styles.box}>
      {!isOnly && <h4>{title}</h4>}
      {pieces.length > 0 && <Tray pieces={pieces} isSmall={!isOnly} />}
      <ul className={styles.flavours}>
        {flavours.map(({ name, count }) => (
          <li key={name}>
            {name}
            {count !== null && (
              <>
                &nbsp;<strong>{count}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
      {lid !== null && <p>{lid}</p>}
      {keyring !== null && <p>{keyring}</p>}
      <Contains allergens={allergens} />
      {includesVegan(flavours) && <p>{VEGAN_NOTE}</p>}
    </li>
  );
}

interface Props {
  goods: HistoryGoods;
  /** Shown below the contents, and alone if the contents are unknown. */
  children: ReactNode;
}

/** The contents and allergens of each box of the order. */
export function OrderBoxes({ goods, children }: Props) {
  const boxes = orderHistoryContents(goods);
  return (
    <>
      {boxes && (
        <section className={styles.contents} aria-labelledby="order-contents">
          <h3 id="order-contents">What is in it</h3>
          <ul>
            {boxes.map((box, index) => (
              <OrderBox key={index} box={box} isOnly={boxes.length === 1} />
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}
