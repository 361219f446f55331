import '#ui/button-selected.css';
import { useState } from 'react';
import { boxImage } from '#assets/images.ts';
import { afterPaint } from '#browser/after-paint.ts';
import type { BoxType } from '#domain/catalogue.ts';
import { formatPounds, pencePerKilogram } from '#domain/money.ts';
import { formatWeight } from '#domain/weight.ts';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import { withWizard } from '../../draft/load-wizard.ts';
import { Tick } from '#ui/Tick.tsx';
import styles from './BoxCard.module.css';

interface Props {
  box: BoxType;
  isChosen: boolean;
  isFirst: boolean;
}

/** A box with its facts and the button that chooses it. */
export function BoxCard({ box, isChosen, isFirst }: Props) {
  const [isOpening, setOpening] = useState(false);
  const { badge, name, pieces, pricePence, unit, weightGrams } = box;
  return (
    <li className={`card ${styles['card']} ${isChosen ? 'card--selected' : ''}`}>
      <div className={`card__image${weightGrams < 500 ? ` ${styles['small']}` : ''}`}>
        <ResponsiveImage
          image={boxImage(box.slug)}
          sizes="(max-width: 40rem) 120px, 340px"
          isFirst={isFirst}
        />
        {badge && (
          <span className={`badge ${badge === 'VEGAN' ? 'badge--secondary' : ''}`}>{badge}</span>
        )}
      </div>
      <h3 className="card__name">{name}</h3>
      <div className="card__facts">
        <p>
          {`${formatWeight(weightGrams)} · ${pieces} ${unit.many}`}
          <br />
          {`${formatPounds(pencePerKilogram(pricePence, weightGrams))} per kg`}
        </p>
        <p className="price">{formatPounds(pricePence)}</p>
      </div>
      <button
        type="button"
        className={`button ${isChosen ? 'button--selected' : 'button--secondary'}`}
        aria-busy={isOpening || undefined}
        onClick={() => {
          setOpening(true);
          afterPaint(() => {
            void withWizard(({ selectBox }) => selectBox(box.id)).finally(() => setOpening(false));
          }).request();
        }}
      >
        <span>
          {isChosen && <Tick />}
          <span>{isChosen ? 'Selected' : 'Select This Box'}</span>
        </span>
        <span className="visually-hidden"> ({name})</span>
      </button>
    </li>
  );
}
