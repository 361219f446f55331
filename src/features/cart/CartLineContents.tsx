import '#ui/note-card.css';
import { includesVegan } from '#domain/food/allergens.ts';
import { VEGAN_NOTE } from '#copy/allergens.ts';
import { FlavourList } from '#ui/FlavourList.tsx';
import type { CartLineView } from './cart-lines.ts';
import { AllergenWarning } from '#features/allergens/AllergenWarning.tsx';
import styles from './CartLineRow.module.css';

const listOf = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

function Flavours({ flavours, allergens }: CartLineView) {
  return (
    <>
      <FlavourList flavours={flavours} isShort />
      <p className={styles['contains']}>
        {allergens.length === 0 ? (
          'Contains none of the listed allergens.'
        ) : (
          <>
            Contains: <strong>{allergens.join(', ')}</strong>
          </>
        )}
      </p>
      <AllergenWarning allergens={allergens} />
      {includesVegan(flavours) && <p className={styles['contains']}>{VEGAN_NOTE}</p>}
    </>
  );
}

function Lid({ lidDesign, lidImage, note, isGift }: CartLineView) {
  return (
    <div className={styles['lid']}>
      <img src={lidImage} alt="" width="650" height="500" loading="lazy" />
      <div>
        <p className="small">
          “{lidDesign}” lid{note === '' && `, ${isGift ? 'no note' : 'not a gift'}`}
        </p>
        {note !== '' && (
          <p className={`note-card ${styles['note']}`}>
            <span className="visually-hidden">Note: </span>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

/** The contents of a line: flavours, allergens, lid, note and keyring. A ready-made box has no lid or note of its own until edited. */
export function CartLineContents({ line }: { line: CartLineView }) {
  const { isReadyMade, keyring, nameTags } = line;
  return (
    <div className={styles['contents']}>
      <Flavours {...line} />
      {isReadyMade ? (
        <div className={styles['plain']}>
          <p className="small muted">Comes with the “Enjoy your fudge” lid.</p>
          <a
            className="button button--quiet button--small"
            href={`/build-your-box?edit=${line.id}`}
          >
            Add a lid and a note, free
          </a>
        </div>
      ) : (
        <Lid {...line} />
      )}
      {keyring !== null && (
        <p className="small">
          Keyring “{keyring}” with {listOf(nameTags)}
        </p>
      )}
    </div>
  );
}
