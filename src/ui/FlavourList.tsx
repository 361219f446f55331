import './flavour-list.css';
import { useState } from 'react';
import { pieceImage } from '#assets/images.ts';

/** A flavour of a box. */
export interface ListedFlavour {
  name: string;
  /** Names its images; null when the flavour is no longer in the catalogue. */
  slug: string | null;
  quantity: number;
  /** The allergens in it that the shopper avoids. */
  avoided?: readonly string[];
}

/** How many flavours a longer list shows at first, unless it contains something to avoid. */
const FIRST = 8;

function Entry({ name, slug, quantity, avoided = [] }: ListedFlavour) {
  const isAvoided = avoided.length > 0;
  const text = isAvoided ? `${name} (${avoided.join(', ')})` : name;
  return (
    <li className={isAvoided ? 'flavour-list__avoided' : undefined}>
      {slug !== null && <img src={pieceImage(slug)} alt="" width="28" height="28" loading="lazy" />}
      <span>
        <span>{quantity > 1 ? `${text} ` : text}</span>
        {quantity > 1 && <strong>{`×\u00a0${quantity}`}</strong>}
      </span>
    </li>
  );
}

export interface FlavourListProps {
  flavours: readonly ListedFlavour[];
  /** Where the list stands among others: names its first flavours in a sentence. */
  isShort?: boolean;
  /** Shows all flavours at once. */
  isWhole?: boolean;
}

/** Returns "Baileys × 2, Clotted Cream, Lemon and ", before the button that shows the others. */
const firstNames = (flavours: readonly ListedFlavour[]): string =>
  `${flavours.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ')} and `;

/** The flavours of a box with their quantities: the first of them, and the others on request. On paper, all of them. */
export function FlavourList({ flavours, isShort = false, isWhole = false }: FlavourListProps) {
  const [isOpen, setOpen] = useState(false);
  const others = flavours.length - FIRST;
  const isLong = !isWhole && others > 1 && flavours.every(({ avoided = [] }) => !avoided.length);
  const isFolded = isLong && !isOpen;
  if (flavours.length === 0) return null;
  return (
    <div className="small">
      {isShort && isFolded && (
        <span className="flavour-list__names">{firstNames(flavours.slice(0, FIRST))}</span>
      )}
      <ul
        className={`flavour-list ${isFolded ? `flavour-list--${isShort ? 'short' : 'usual'}` : ''}`}
        aria-label="Flavours"
      >
        {flavours.map((flavour) => (
          <Entry key={flavour.name} {...flavour} />
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="text-button flavour-list__toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `${others} more flavours`}
        </button>
      )}
    </div>
  );
}
