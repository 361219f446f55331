import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { pieceImage } from '#assets/images.ts';
import { announce } from '#browser/announce.ts';
import { onIdle } from '#browser/on-idle.ts';
import { mostPopularIds } from '#data/presets.ts';
import { piecesLeft, flavourQuantity } from '#domain/box/box-rules.ts';
import type { BoxType, Flavour } from '#domain/catalogue.ts';
import { includesVegan } from '#domain/food/allergens.ts';
import { KITCHEN_LINE, VEGAN_NOTE } from '#copy/allergens.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $box, addFlavour, removeFlavour } from '../../draft/box.ts';
import { $selection } from '../../draft/draft.ts';
import {
  $availableFlavours,
  $boxFlavours,
  piecesAnnouncement,
} from '../../parts/available-flavours.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { AllergenFilter, ALLERGEN_FILTER_ID } from './AllergenFilter.tsx';
import { FlavourCard } from './FlavourCard.tsx';
import { PresetPanel } from './PresetPanel.tsx';
import { StepHeading } from '../../parts/StepHeading.tsx';
import { useAfterPaint, useStoreAfterPaint } from '#ui/use-after-paint.ts';
import { SkipToBox } from './SkipToBox.tsx';
import { BOX_IS_FULL } from './FullBox.tsx';
import { $overfilled } from './overfilled.ts';
import { CurrentBoxPanel } from './CurrentBoxPanel.tsx';
import styles from './StepFlavours.module.css';

function refusalOf({ id, name }: Flavour): string {
  if ($catalogue.get().soldOut.includes(id)) return `${name} is sold out.`;
  $overfilled.set($selection.get());
  return BOX_IS_FULL;
}

/** Adds or removes one piece and announces the new count. */
function change(flavour: Flavour, by: 1 | -1): void {
  const before = $selection.get();
  if (by === 1) addFlavour(flavour.id);
  else removeFlavour(flavour.id);
  // An avoided flavour leaves the list with its last piece; the focus must not leave with it.
  if (!$availableFlavours.get().includes(flavour))
    document.getElementById(ALLERGEN_FILTER_ID)?.focus();
  const selection = $selection.get();
  announce(
    selection === before
      ? refusalOf(flavour)
      : `${flavour.name} ${flavourQuantity(flavour.id, selection)}. ${piecesAnnouncement()}`,
  );
}

/** How many cards fit on a screen at most. */
const FIRST_CARDS = 6;

/** The flavours with their steppers. The clicked card and the first ones change at once, the others one frame later. */
function FlavourGrid({ box, flavours }: { box: BoxType; flavours: readonly Flavour[] }) {
  const now = useStore($selection);
  const later = useStoreAfterPaint($selection);
  const shown = useAfterPaint(flavours, flavours.slice(0, FIRST_CARDS));
  const { soldOut } = useStore($catalogue);
  const [changedId, setChangedId] = useState<number | null>(null);
  const changeAndRemember = useCallback((flavour: Flavour, by: 1 | -1) => {
    change(flavour, by);
    setChangedId(flavour.id);
  }, []);
  const isFixed = box.fixedSelection !== undefined;
  return (
    <ul
      className={`card-grid card-grid--small ${styles['grid']} ${isFixed ? styles['fixed'] : ''}`}
    >
      {shown.map((flavour, index) => {
        const isChanged = flavour.id === changedId;
        const selection = isChanged || index < FIRST_CARDS ? now : later;
        const isFull = piecesLeft(box, selection) <= 0;
        return (
          <FlavourCard
            key={flavour.id}
            flavour={flavour}
            quantity={flavourQuantity(flavour.id, selection)}
            isFull={isFull}
            isSoldOut={soldOut.includes(flavour.id)}
            isMostPopular={mostPopularIds.includes(flavour.id)}
            isFixed={isFixed}
            isLast={isFull && isChanged}
            onChange={changeAndRemember}
          />
        );
      })}
    </ul>
  );
}

/** Fetches the pieces ahead: they drop into the tray at once, and stand in for pictures that cannot be fetched later. */
function fetchPieces(): void {
  for (const { slug } of $boxFlavours.get()) new Image().src = pieceImage(slug);
}

/** The flavours, the allergen filter and the current box. */
export function StepFlavours() {
  const box = useStore($box);
  const flavours = useStore($availableFlavours);
  useEffect(() => onIdle(fetchPieces), []);
  if (!box) return null;
  return (
    <>
      <BackLink />
      <StepHeading step="flavours">
        <p className={box.fixedSelection ? undefined : styles['count']}>
          {box.fixedSelection
            ? `${box.name}: two bags of each.`
            : `${box.name}: choose any ${box.pieces} ${box.unit.many}.`}
        </p>
      </StepHeading>
      <SkipToBox />
      <div className={styles['columns']}>
        <div>
          <PresetPanel box={box} />
          <AllergenFilter box={box} />
          <FlavourGrid box={box} flavours={flavours} />
          {flavours.length === 0 && <p>No flavour is left. Untick an allergen to see more.</p>}
          <p className="small muted">
            {`${KITCHEN_LINE} ${includesVegan(flavours) ? VEGAN_NOTE : ''} What you avoid is kept on this device.`}
          </p>
        </div>
        <CurrentBoxPanel box={box} />
      </div>
    </>
  );
}
