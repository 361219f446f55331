import { useStore } from '@nanostores/react';
import { lidImage } from '#assets/images.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { NOT_A_GIFT, lidDesignsIn } from '#domain/box/lids.ts';
import { $lid } from '../../draft/draft.ts';
import { $chosenDesign, changeDesign } from '../../parts/lid-picker.ts';
import styles from './LidPreview.module.css';

/** The closed box with the chosen lid, or the place for a lid before a choice. */
export function LidPreview() {
  const lid = useStore($lid);
  const catalogue = useStore($catalogue);
  const design = useStore($chosenDesign);
  const canChange =
    design &&
    lid?.categoryId !== NOT_A_GIFT &&
    lidDesignsIn(lid?.categoryId ?? 0, catalogue).length > 1;
  return (
    <aside className={`surface-warm ${styles['preview']}`} aria-labelledby="your-lid">
      <h2 className="h2" id="your-lid">
        Your lid
      </h2>
      <div className={styles['lid']}>
        {design ? (
          <img key={design.slug} src={lidImage(design.slug)} alt="" width="650" height="500" />
        ) : (
          <span aria-hidden="true">Your lid goes here</span>
        )}
      </div>
      <p role="status">{design ? <strong>{design.name}</strong> : 'Choose what it says.'}</p>
      {canChange && (
        <button type="button" className="text-button" onClick={changeDesign}>
          Change design
        </button>
      )}
    </aside>
  );
}
