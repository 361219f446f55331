import '#ui/tray.css';
import { VEGAN_NOTE } from '#copy/allergens.ts';
import { includesVegan } from '#domain/food/allergens.ts';
import {
  describeContents,
  type OrderContents,
  type OrderedItem,
  type ParcelContents,
} from './order-contents.ts';
import { TrayGrid } from '#ui/TrayGrid.tsx';
import styles from './OrderBoxes.module.css';

function Contains({ allergens }: { allergens: readonly string[] }) {
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

interface ItemProps {
  item: OrderedItem;
  isOnly: boolean;
  /** The level of its title. */
  Title: 'h4' | 'h5';
}

function Item({ item, isOnly, Title }: ItemProps) {
  const { title, flavours, lid, keyring, allergens, pieces } = item;
  return (
    <li className={styles.box}>
      {!isOnly && <Title>{title}</Title>}
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

function Parcel({ title, items }: ParcelContents) {
  const isOneOfMany = title !== '';
  return (
    <>
      {isOneOfMany && <h4 className={styles.parcel}>{title}</h4>}
      <ul>
        {items.map((item, index) => (
          <Item
            key={index}
            item={item}
            isOnly={items.length === 1 && !isOneOfMany}
            Title={isOneOfMany ? 'h5' : 'h4'}
          />
        ))}
      </ul>
    </>
  );
}

/** The contents and allergens of each box of the order, by parcel. */
export function OrderBoxes({ contents }: { contents: OrderContents }) {
  return (
    <section className={styles.contents} aria-labelledby="order-contents">
      <h3 id="order-contents">What is in it</h3>
      {describeContents(contents).map((parcel, index) => (
        <Parcel key={index} {...parcel} />
      ))}
    </section>
  );
}
