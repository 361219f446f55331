import '#ui/box-tokens.css';
import '#ui/note-card.css';
import { useStore } from '@nanostores/react';
import { Fragment, memo } from 'react';
import { includesVegan } from '#domain/food/allergens.ts';
import { filterAvoided } from '#domain/food/avoid-list.ts';
import { VEGAN_NOTE } from '#copy/allergens.ts';
import { FlavourList } from '#ui/FlavourList.tsx';
import { formatPounds } from '#domain/money.ts';
import { listWords } from '#domain/text/list-words.ts';
import type { CartLineView } from './cart-lines.ts';
import { $avoided } from '#features/allergens/avoid-list.ts';
import styles from './CartLineRow.module.css';

/** The allergens of a line. Those that the shopper avoids stand out; the warning above the lines says why. */
function Allergens({ flavours, allergens }: CartLineView) {
  const avoided = filterAvoided(allergens, useStore($avoided));
  return (
    <>
      <p className={styles['contains']}>
        Contains:{' '}
        <strong>
          {allergens.map((allergen, index) => (
            <Fragment key={allergen}>
              {index > 0 && ', '}
              <span
                className={avoided.includes(allergen) ? `avoided ${styles['avoided']}` : undefined}
              >
                {allergen}
                {avoided.includes(allergen) && (
                  <span className="visually-hidden"> (you asked to avoid it)</span>
                )}
              </span>
            </Fragment>
          ))}
          {allergens.length === 0 && 'please ask us'}
        </strong>
      </p>
      {includesVegan(flavours) && <p className={styles['contains']}>{VEGAN_NOTE}</p>}
    </>
  );
}

function lidText({ lidDesign, note, isGift, isReadyMade }: CartLineView): string {
  const name = `“${lidDesign}” lid`;
  if (isReadyMade) return `Comes with the ${name}.`;
  if (note !== '') return name;
  return `${name}, ${isGift ? 'no note' : 'not a gift'}`;
}

/** The lid and the note. A ready-made box has none of its own until edited. */
function Lid({ line }: { line: CartLineView }) {
  const { id, fullName, lidImage, note, isReadyMade } = line;
  return (
    <div className={styles['lid']}>
      <img src={lidImage} alt="" width="650" height="500" loading="lazy" />
      <div>
        <p>{lidText(line)}</p>
        {isReadyMade && (
          <a className={`text-button ${styles['link']}`} href={`/build-your-box?edit=${id}`}>
            Add a lid and a note, free<span className="visually-hidden"> {fullName}</span>
          </a>
        )}
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

/** Whether two views are of one box: they then share its flavours, whatever the quantities. */
const isSameBox = (a: { line: CartLineView }, b: { line: CartLineView }): boolean =>
  a.line.flavours === b.line.flavours;

/** The contents of a line: flavours, allergens, lid, note and keyring. */
export const CartLineContents = memo(function CartLineContents({ line }: { line: CartLineView }) {
  const { keyring, nameTags, keyringPence } = line;
  return (
    <div className={styles['contents']}>
      <FlavourList flavours={line.flavours} isShort />
      <Allergens {...line} />
      <Lid line={line} />
      {keyring !== null && (
        <p className={styles['keyring']}>
          Keyring “{keyring}” with {listWords(nameTags)}, {formatPounds(keyringPence)}
        </p>
      )}
    </div>
  );
}, isSameBox);
