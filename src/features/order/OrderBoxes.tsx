import '#ui/tray.css';
import { VEGAN_NOTE } from '#copy/allergens.ts';
import { includesVegan } from '#domain/food/allergens.ts';
import {
  describeContents,
  type OrderContents,
  type OrderedItem,
  type ParcelContents,
} from './order-contents.ts';
import { FlavourList } from '#ui/FlavourList.tsx';
import { ImageTray } from '#ui/ImageTray.tsx';
import { ClosingBox } from './ClosingBox.tsx';
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

function SmallTray({ pieces }: { pieces: readonly string[] }) {
  return (
    <div className={styles.small}>
      <ImageTray pieces={pieces} isSmall />
    </div>
  );
}

interface ItemProps {
  item: OrderedItem;
  /** The number of its order, if it is the order's only item. */
  onlyOf: string | null;
  /** Whether it stands alone, without its title. */
  isOnly: boolean;
  /** The level of its title. */
  Title: 'h4' | 'h5';
}

function Item({ item, onlyOf, isOnly, Title }: ItemProps) {
  const { title, flavours, lid, lidImage, keyring, allergens, pieces } = item;
  return (
    <li className={styles.box}>
      {!isOnly && <Title>{title}</Title>}
      {pieces.length > 0 && !isOnly && <SmallTray pieces={pieces} />}
      {pieces.length > 0 && isOnly && lidImage !== null && (
        <div className={styles.tray}>
          <ClosingBox order={onlyOf} lid={lidImage} pieces={pieces} />
        </div>
      )}
      <FlavourList flavours={flavours} />
      {lid !== null && <p>{lid}</p>}
      {keyring !== null && <p>{keyring}</p>}
      <Contains allergens={allergens} />
      {includesVegan(flavours) && <p>{VEGAN_NOTE}</p>}
    </li>
  );
}

function Parcel({ title, items, order }: ParcelContents & { order: string | null }) {
  const isOneOfMany = title !== '';
  return (
    <>
      {isOneOfMany && <h4 className={styles.parcel}>{title}</h4>}
      <ul>
        {items.map((item, index) => (
          <Item
            key={index}
            item={item}
            onlyOf={order}
            isOnly={items.length === 1 && !isOneOfMany}
            Title={isOneOfMany ? 'h5' : 'h4'}
          />
        ))}
      </ul>
    </>
  );
}

interface Props {
  contents: OrderContents;
  /** The order's number: its only box closes once before the shopper. */
  order?: string | null;
}

/** The contents and allergens of each box of the order, by parcel. */
export function OrderBoxes({ contents, order = null }: Props) {
  return (
    <section className={styles.contents} aria-labelledby="order-contents">
      <h3 id="order-contents">What is in it</h3>
      {describeContents(contents).map((parcel, index) => (
        <Parcel key={index} {...parcel} order={order} />
      ))}
    </section>
  );
}
