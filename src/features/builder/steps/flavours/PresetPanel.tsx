import { useStore } from '@nanostores/react';
import { useRef, type MouseEvent, type MouseEventHandler } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#browser/announce.ts';
import { acknowledge } from '#browser/busy.ts';
import { listAllergens } from '#domain/food/allergens.ts';
import {
  chosenFlavours,
  isPreset,
  piecesLeft,
  presetFor,
  type StockedPreset,
} from '#domain/box/box-rules.ts';
import type { BoxType, FlavourQuantity } from '#domain/catalogue.ts';
import { $avoided } from '#features/allergens/avoid-list.ts';
import { applyPreset, clearSelection } from '../../draft/box.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $selection } from '../../draft/draft.ts';
import {
  filledAllergens,
  fillRemaining,
  piecesAnnouncement,
} from '../../parts/available-flavours.ts';
import { useStoreAfterPaint } from '#ui/use-after-paint.ts';
import { AllergenWarning } from '#features/allergens/AllergenWarning.tsx';
import { AllergenLine } from '../../parts/AllergenLine.tsx';
import { SelectionList } from '../../parts/SelectionList.tsx';
import { Tray } from '../../parts/Tray.tsx';
import styles from './PresetPanel.module.css';

interface OfferProps {
  box: BoxType;
  preset: StockedPreset;
  onApply: MouseEventHandler;
}

function PresetOffer({ box, preset, onApply }: OfferProps) {
  const flavours = chosenFlavours(preset.selection, useStore($catalogue));
  return (
    <div className={`surface-warm ${styles['preset']}`}>
      <Tray box={box} selection={preset.selection} isSmall />
      <div>
        <p className={styles['lead']}>Hard to choose? Take our favourites.</p>
        {preset.soldOut.length > 0 && (
          <p className="small">
            Sold out: {preset.soldOut.map(({ name }) => name).join(', ')}. Others take the place.
          </p>
        )}
        <AllergenLine lead="Contains" flavours={flavours} />
        <AllergenWarning allergens={listAllergens(flavours)} />
      </div>
      <button type="button" className="button button--secondary button--small" onClick={onApply}>
        {preset.name}
      </button>
    </div>
  );
}

interface AppliedProps {
  box: BoxType;
  selection: readonly FlavourQuantity[];
  onClear: MouseEventHandler;
}

/** The applied preset with its flavours. */
function AppliedPreset({ box, selection, onClear }: AppliedProps) {
  const flavours = chosenFlavours(selection, useStore($catalogue));
  return (
    <div className={`surface-warm ${styles['applied']}`}>
      <Tray box={box} selection={selection} isSmall />
      <div>
        <h2 className="h3">Preset Selection Applied!</h2>
        <AllergenLine lead="Contains" flavours={flavours} />
        <SelectionList selection={selection} isShort />
      </div>
      {!box.fixedSelection && (
        <button type="button" className="text-button" onClick={onClear}>
          Choose your own selection
        </button>
      )}
    </div>
  );
}

interface FillOfferProps {
  box: BoxType;
  selection: readonly FlavourQuantity[];
  onFill: MouseEventHandler;
}

/** A button that fills the rest of the box, with the allergens the box then contains. */
function FillOffer({ box, selection, onFill }: FillOfferProps) {
  const allergens = filledAllergens(box, selection);
  if (!allergens) return null;
  return (
    <div className={`surface-warm ${styles['fill']}`}>
      <button type="button" className="button button--secondary button--small" onClick={onFill}>
        Fill the rest for me
      </button>
      <p className="small muted">
        The box then contains: <strong>{allergens.join(', ')}</strong>
      </p>
    </div>
  );
}

/**
 * Help with choosing: a preset for an empty box, or a button that fills the rest. It follows the clicked card in the next
 * frame.
 */
export function PresetPanel({ box }: { box: BoxType }) {
  const selection = useStoreAfterPaint($selection);
  const avoided = useStore($avoided);
  const catalogue = useStore($catalogue);
  const panel = useRef<HTMLDivElement>(null);
  const preset = selection.length === 0 ? presetFor(box.id, catalogue) : undefined;
  // A preset ignores the allergens to avoid; filling respects them.
  const canFill = !preset || avoided.length > 0;

  /** Moves the focus to the panel, because `action` removes the clicked button, and announces how full the box is now. */
  const withPanelFocused =
    (action: () => void) =>
    ({ currentTarget }: MouseEvent<HTMLElement>) =>
      acknowledge(currentTarget, () => {
        flushSync(action);
        panel.current?.focus();
        announce(piecesAnnouncement());
      });

  return (
    <div ref={panel} tabIndex={-1} className={styles['panel']}>
      {isPreset(box, selection, catalogue) && (
        <AppliedPreset box={box} selection={selection} onClear={withPanelFocused(clearSelection)} />
      )}
      {preset && <PresetOffer box={box} preset={preset} onApply={withPanelFocused(applyPreset)} />}
      {canFill && !box.fixedSelection && piecesLeft(box, selection) > 0 && (
        <FillOffer box={box} selection={selection} onFill={withPanelFocused(fillRemaining)} />
      )}
    </div>
  );
}
