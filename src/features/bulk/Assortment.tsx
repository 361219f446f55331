import '#ui/field.css';
import { useStore } from '@nanostores/react';
import { pieceImage } from '#assets/images.ts';
import { assortmentFlavours, bulkFlavours } from '#domain/bulk/bulk-flavours.ts';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import { $assortment } from './bulk-order.ts';
import { SlicesPerFlavour } from './SlicesPerFlavour.tsx';
import styles from './FlavourFields.module.css';

/**
 * The flavours of the assortment, and which of them are sold out; without JavaScript also those of an own selection, of
 * which CSS shows one.
 */
export function Assortment() {
  const catalogue = useStore($catalogue);
  const sent = useStore($assortment);
  const soldOut = assortmentFlavours(catalogue).filter((flavour) => !sent.includes(flavour));
  return (
    <>
      <ul className={styles['assortment']}>
        {sent.map(({ slug, name }) => (
          <li key={slug}>
            <img src={pieceImage(slug)} alt="" width="64" height="64" loading="lazy" />
            {name}
          </li>
        ))}
      </ul>
      {soldOut.length > 0 && (
        <p className="small">
          {`Sold out at the moment and left out: ${soldOut.map(({ name }) => name).join(', ')}.`}
        </p>
      )}
      <SlicesPerFlavour />
      <noscript>
        <ul className={styles['own']}>
          {bulkFlavours(catalogue).map(({ id, name }) => (
            <li key={id}>
              <label className="checkbox">
                <input type="checkbox" name="flavourIds" value={id} />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}
