import { useStore } from '@nanostores/react';
import { includesVegan } from '#domain/food/allergens.ts';
import { KITCHEN_LINE, VEGAN_NOTE } from '#copy/allergens.ts';
import { chosenFlavours } from '#domain/box/box-rules.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $box } from '../../draft/box.ts';
import { $lid, $note, $selection } from '../../draft/draft.ts';
import { $chosenDesign } from '../../draft/chosen-design.ts';
import { goToStep } from '../../draft/wizard.ts';
import { AllergenLine } from '../../parts/AllergenLine.tsx';
import { NutritionDetails } from '../../parts/NutritionDetails.tsx';
import { SelectionList } from '../../parts/SelectionList.tsx';
import styles from './BoxSummary.module.css';

/** The box's pieces, allergens, nutrition, lid and note as text. */
export function BoxSummary() {
  const box = useStore($box);
  const selection = useStore($selection);
  const lid = useStore($lid);
  const note = useStore($note);
  const design = useStore($chosenDesign);
  const flavours = chosenFlavours(selection, useStore($catalogue));
  if (!box) return null;
  const count = `${selection.length} ${selection.length === 1 ? 'flavour' : 'flavours'}`;
  const noNoteText = lid?.categoryId === NOT_A_GIFT ? 'not a gift' : 'no note';
  return (
    <div className={styles['summary']}>
      <h3>{`${box.pieces} ${box.unit.many}, ${count}`}</h3>
      <SelectionList selection={selection} isShort />
      <AllergenLine lead="Contains" flavours={flavours} />
      <p className="small muted">
        {`${KITCHEN_LINE} ${includesVegan(flavours) ? VEGAN_NOTE : ''}`}
      </p>
      <NutritionDetails box={box} selection={selection} />
      <div className={styles['lid']}>
        <h3>{`${design?.name ?? ''} lid, ${note ? 'handwritten note' : noNoteText}`}</h3>
        <button type="button" className="text-button" onClick={() => goToStep('lid')}>
          Change<span className="visually-hidden"> the lid or note</span>
        </button>
      </div>
      {note && <p className={`note-card ${styles['note']}`}>{note}</p>}
    </div>
  );
}
