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

/** A longer list starts collapsed, unless it contains something to avoid. */
const MAX_SHOWN = { short: 4, usual: 8 };

function Entry({ name, slug, quantity, avoided = [] }: ListedFlavour) {
  const isAvoided = avoided.length > 0;
  return (
    <li className={isAvoided ? 'flavour-list__avoided' : undefined}>
      {slug !== null && <img src={pieceImage(slug)} alt="" width="28" height="28" loading="lazy" />}
      <span>
        {name}
        {isAvoided && ` (${avoided.join(', ')})`}
        {quantity > 1 && (
          <>
            {' '}
            <strong>×&nbsp;{quantity}</strong>
          </>
        )}
      </span>
    </li>
  );
}

interface Props {
  flavours: readonly ListedFlavour[];
  /** Shows four flavours instead of eight, where the list stands among others. */
  isShort?: boolean;
}

/** The flavours of a box with their quantities: the first of them, and the others on request. On paper, all of them. */
export function FlavourList({ flavours, isShort = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const length = isShort ? 'short' : 'usual';
  const isLong =
    flavours.length > MAX_SHOWN[length] && flavours.every(({ avoided = [] }) => !avoided.length);
  if (flavours.length === 0) return null;
  return (
    <div>
      <ul
        className={`flavour-list ${isLong && !isOpen ? `flavour-list--${length}` : ''}`}
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
          {isOpen ? 'Show fewer' : `Show all ${flavours.length} flavours`}
        </button>
      )}
    </div>
  );
}
