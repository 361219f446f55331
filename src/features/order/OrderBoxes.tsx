import '#ui/open-box.css';
import '#ui/box-tokens.css';
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
import { AllergenNames } from '#ui/AllergenNames.tsx';

interface ItemProps {
  item: OrderedItem;
  /** Whether it stands alone, without its title. */
  isOnly: boolean;
  /** Whether the page shows it open in a picture of its own. */
  isPictured: boolean;
  /** The level of its title. */
  Title: 'h3' | 'h4';
}

function Item({ item, isOnly, isPictured, Title }: ItemProps) {
  const { title, flavours, lid, keyring, allergens } = item;
  return (
    <li className={styles.box}>
      {!isOnly && <Title>{title}</Title>}
      {lid !== null && !isPictured && (
        <div className={styles.small}>
          <ImageTray flavours={flavours} isSmall />
        </div>
      )}
      <FlavourList flavours={flavours} isShort={!isOnly} isWhole={isOnly} />
      {lid !== null && <p>{lid}</p>}
      {keyring !== null && <p>{keyring}</p>}
      <p>
        Contains: <AllergenNames allergens={allergens} />
      </p>
      {includesVegan(flavours) && <p>{VEGAN_NOTE}</p>}
    </li>
  );
}

function Parcel({ title, items, isPictured }: ParcelContents & { isPictured: boolean }) {
  const isOneOfMany = title !== '';
  return (
    <>
      {isOneOfMany && <h3 className={styles.parcel}>{title}</h3>}
      <ul>
        {items.map((item, index) => (
          <Item
            key={index}
            item={item}
            isOnly={items.length === 1 && !isOneOfMany}
            isPictured={isPictured}
            Title={isOneOfMany ? 'h4' : 'h3'}
          />
        ))}
      </ul>
    </>
  );
}

interface Props {
  contents: OrderContents;
  /** Whether the page shows the boxes open in a picture of their own. */
  isPictured?: boolean;
}

/** The contents and allergens of each box of the order, by parcel. */
export function OrderBoxes({ contents, isPictured = false }: Props) {
  return (
    <div className={styles.contents}>
      {describeContents(contents).map((parcel, index) => (
        <Parcel key={index} {...parcel} isPictured={isPictured} />
      ))}
    </div>
  );
}

/** The most boxes that one picture holds side by side. */
const MAX_PICTURED = 4;

/** Different boxes of an order, open side by side on the counter. */
function BoxGroup({ items }: { items: readonly OrderedItem[] }) {
  return (
    <div className={`open-box ${styles.group}`} aria-hidden="true">
      {items.slice(0, MAX_PICTURED).map(({ lidImage, flavours, quantity }, index) => (
        <div key={index}>
          <div className="open-box__lid">
            <img src={lidImage ?? ''} alt="" width="650" height="500" />
          </div>
          <ImageTray flavours={flavours} />
          {quantity > 1 && <b>×{quantity}</b>}
        </div>
      ))}
    </div>
  );
}

/** The boxes of an order, open. The lid of a single one closes once for an order, by its number. */
export function OrderPicture({
  contents,
  closingOrder,
}: {
  contents: OrderContents;
  closingOrder: string | null;
}) {
  const items = describeContents(contents).flatMap((parcel) => parcel.items);
  if (items.length > 1) return <BoxGroup items={items} />;
  const [item] = items;
  if (!item || item.lidImage === null) return null;
  return <ClosingBox order={closingOrder} lid={item.lidImage} flavours={item.flavours} />;
}
