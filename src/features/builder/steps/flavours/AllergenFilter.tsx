import '#ui/alert.css';
import '#features/allergens/allergen-filter.css';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { announce } from '#browser/announce.ts';
import type { Allergen } from '#domain/food/allergens.ts';
import { conflictText, flavourCountText } from '#features/allergens/copy.ts';
import type { BoxType } from '#domain/catalogue.ts';
import { $avoided, setAvoided, toggleAvoided } from '#features/allergens/avoid-list.ts';
import {
  $conflicts,
  $filterableAllergens,
  $availableFlavours,
  $boxFlavours,
  removeAvoided,
  conflictAnnouncement,
} from '../../parts/available-flavours.ts';
import styles from './AllergenFilter.module.css';

export const ALLERGEN_FILTER_ID = 'what-you-avoid';

const LEGEND = 'Hide flavours containing';

function announceCount(): void {
  announce(`${$availableFlavours.get().length} flavours shown.${conflictAnnouncement()}`);
}

function toggle(allergen: Allergen): void {
  toggleAvoided(allergen);
  announceCount();
}

/** What is hidden, and how many flavours are left: "Hiding: nuts, wheat 20 of 24". */
function Hidden() {
  const avoided = useStore($avoided);
  const shown = useStore($availableFlavours);
  const all = useStore($boxFlavours);
  return (
    <>
      <span>{avoided.length === 0 ? LEGEND : `Hiding: ${avoided.join(', ')} `}</span>
      {avoided.length > 0 && <span className="small">{`${shown.length} of ${all.length}`}</span>}
    </>
  );
}

/** The allergens as checkboxes. A phone folds them: flavours stand in its first screen. */
function Choices() {
  const allergens = useStore($filterableAllergens);
  const avoided = useStore($avoided);
  const [isOpen] = useState(() => matchMedia('(min-width: 30.01rem)').matches);
  return (
    <details className={styles['choices']} open={isOpen}>
      <summary>
        <Hidden />
      </summary>
      <fieldset className="allergen-filter">
        <legend>{LEGEND}</legend>
        {allergens.map((allergen) => (
          <label key={allergen}>
            <input
              type="checkbox"
              checked={avoided.includes(allergen)}
              onChange={() => toggle(allergen)}
            />
            {allergen}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** How many flavours are left. */
function Count() {
  const shown = useStore($availableFlavours);
  const all = useStore($boxFlavours);
  return <strong>{flavourCountText(shown.length, all.length)}</strong>;
}

/** The allergens to avoid: hides flavours, is saved on the device, and is checked against every box. */
export function AllergenFilter({ box }: { box: BoxType }) {
  const avoided = useStore($avoided);
  const conflicts = useStore($conflicts);
  const filter = useRef<HTMLDivElement>(null);
  const isFixed = box.fixedSelection !== undefined;

  /** Moves the focus to the filter first, because `action` removes the clicked button. */
  const withFilterFocused = (action: () => void) => () => {
    filter.current?.focus();
    action();
    announceCount();
  };

  if (isFixed && conflicts.length === 0) return null;
  return (
    <div
      className={styles['filter']}
      ref={filter}
      id={ALLERGEN_FILTER_ID}
      tabIndex={-1}
      role="group"
      aria-label="What you avoid"
    >
      {!isFixed && <Choices />}
      {avoided.length > 0 && (
        <p className={`small ${styles['kept']}`}>
          {!isFixed && <Count />}
          <button
            type="button"
            className="text-button"
            onClick={withFilterFocused(() => setAvoided([]))}
          >
            Clear<span> the list</span>
          </button>
        </p>
      )}
      {conflicts.length > 0 && (
        <div className="alert">
          <p>
            <strong>{conflictText(conflicts, 'this box')}</strong>
          </p>
          {!isFixed && (
            <button
              type="button"
              className="button button--secondary button--small"
              onClick={withFilterFocused(removeAvoided)}
            >
              Take them out
            </button>
          )}
        </div>
      )}
    </div>
  );
}
