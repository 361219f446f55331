import { useStore } from '@nanostores/react';
import { lidImage } from '#assets/images.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { $box } from '../../draft/box.ts';
import { $lid, $selection } from '../../draft/draft.ts';
import { $chosenDesign } from '../../draft/chosen-design.ts';
import { changeDesign } from './lid-picker.ts';
import { Tray } from '../../parts/Tray.tsx';
import styles from './LidPreview.module.css';

/** The closed box with the chosen lid, or the open one before a choice. */
export function LidPreview() {
  const box = useStore($box);
  const selection = useStore($selection);
  const lid = useStore($lid);
  const design = useStore($chosenDesign);
  return (
    <aside className={`surface-warm ${styles['preview']}`} aria-labelledby="your-lid">
      <h2 className="h2" id="your-lid">
        Your lid
      </h2>
      {design ? (
        <div className={styles['lid']}>
          <img key={design.slug} src={lidImage(design.slug)} alt="" width="650" height="500" />
        </div>
      ) : (
        box && <Tray box={box} selection={selection} />
      )}
      <p role="status">
        {design ? <strong>{design.name}</strong> : 'Your lid goes on top: choose what it says.'}
      </p>
      {design && lid?.categoryId !== NOT_A_GIFT && (
        <button type="button" className="text-button" onClick={changeDesign}>
          Change design
        </button>
      )}
    </aside>
  );
}
