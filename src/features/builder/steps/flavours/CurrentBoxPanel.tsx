import { useStore } from '@nanostores/react';
import { memo } from 'react';
import { KITCHEN_LINE } from '#copy/allergens.ts';
import { chosenFlavours, piecesLeft } from '#domain/box/box-rules.ts';
import { totalQuantity, type BoxType, type FlavourQuantity } from '#domain/catalogue.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $selection } from '../../draft/draft.ts';
import { AllergenLine } from '../../parts/AllergenLine.tsx';
import { NutritionDetails } from '../../parts/NutritionDetails.tsx';
import { SelectionList } from '../../parts/SelectionList.tsx';
import { ShareBox } from '../../parts/ShareBox.tsx';
import { useStoreAfterPaint } from '#ui/use-after-paint.ts';
import { CURRENT_BOX_ID } from './SkipToBox.tsx';
import { Tray } from '../../parts/Tray.tsx';
import styles from './CurrentBoxPanel.module.css';

interface Props {
  box: BoxType;
  selection: readonly FlavourQuantity[];
}

const BoxContents = memo(function BoxContents({ box, selection }: Props) {
  const catalogue = useStore($catalogue);
  return (
    <aside className={`surface-warm ${styles['box']}`} aria-labelledby={CURRENT_BOX_ID}>
      <h2 className="h2" id={CURRENT_BOX_ID} tabIndex={-1}>
        Your box
      </h2>
      <p>
        Selected: <strong>{`${totalQuantity(selection)} / ${box.pieces} pieces`}</strong>
      </p>
      <Tray box={box} selection={selection} />
      {selection.length === 0 && (
        <p className="muted">Empty so far. What you add drops into its place here.</p>
      )}
      <SelectionList selection={selection} />
      {selection.length > 0 && (
        <div className="small muted">
          <AllergenLine lead="This box contains" flavours={chosenFlavours(selection, catalogue)} />
          <p>{KITCHEN_LINE}</p>
        </div>
      )}
      {piecesLeft(box, selection) === 0 && (
        <div>
          <NutritionDetails box={box} selection={selection} />
          <ShareBox />
        </div>
      )}
    </aside>
  );
});

/**
 * The current box beside the flavours: its tray, its contents and, once full, nutrition and sharing. It follows the clicked
 * card in the next frame.
 */
export function CurrentBoxPanel({ box }: { box: BoxType }) {
  const selection = useStoreAfterPaint($selection);
  return (
    <div className={styles['place']}>
      <BoxContents box={box} selection={selection} />
    </div>
  );
}
