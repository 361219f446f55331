import { useStore } from '@nanostores/react';
import { catalogue } from '#data/catalogue.ts';
import { findById } from '#domain/catalogue.ts';
import { NOT_A_GIFT } from '#domain/lids.ts';
import { KITCHEN_LINE } from '#domain/allergens.ts';
import { $box } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import { goTo } from '#stores/wizard.ts';
import { Contains } from './Contains.tsx';
import { SelectionList } from './SelectionList.tsx';
import { Tray } from './Tray.tsx';
import styles from './BoxRecap.module.css';

/** What is in the box, and what it contains. */
export function BoxRecap() {
  const box = useStore($box);
  const { selection, lid, note } = useStore($draft);
  if (!box) return null;
  const flavours = selection.flatMap(
    ({ flavourId }) => findById(catalogue.flavours, flavourId) ?? [],
  );
  return (
    <div className={styles['recap']}>
      <div className={styles['look']}>
        <Tray box={box} selection={selection} isSmall />
        <p>
          <strong>{`${lid?.designName ?? ''} lid`}</strong>
          <br />
          {lid?.categoryId === NOT_A_GIFT ? 'Not a gift' : note ? 'Handwritten note' : 'No note'}
          <br />
          <button type="button" className="text-button" onClick={() => goTo(3)}>
            Change<span className="visually-hidden"> the lid or note</span>
          </button>
        </p>
      </div>
      <details>
        <summary>{`${box.pieces} ${box.unit.many}, ${selection.length} flavours`}</summary>
        <SelectionList selection={selection} />
      </details>
      <Contains lead="Contains" flavours={flavours} />
      <p className="small quiet">{KITCHEN_LINE}</p>
    </div>
  );
}
