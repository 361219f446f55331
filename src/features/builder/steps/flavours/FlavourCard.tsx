import { memo, useRef, type CSSProperties } from 'react';
import { flavourThumbnail, pieceImage } from '#assets/images.ts';
import { pieceColours } from '#data/image-colours.ts';
import { parseAllergens } from '#domain/food/allergens.ts';
import type { Flavour } from '#domain/catalogue.ts';
import { AllergenWarning } from '#features/allergens/AllergenWarning.tsx';
import { ResponsiveImage } from '#ui/ResponsiveImage.tsx';
import { IngredientsDetails } from './IngredientsDetails.tsx';
import { SkipToBox } from './SkipToBox.tsx';
import { Tick } from '#ui/Tick.tsx';
import styles from './FlavourCard.module.css';

interface Props {
  flavour: Flavour;
  quantity: number;
  isFull: boolean;
  isSoldOut: boolean;
  isMostPopular: boolean;
  isFixed: boolean;
  /** Whether this flavour has just filled the box. The card then shows a skip button for keyboard users. */
  isLast?: boolean;
  onChange: (flavour: Flavour, by: 1 | -1) => void;
}

/** A flavour with its allergens, ingredients and stepper. */
export const FlavourCard = memo(function FlavourCard(props: Props) {
  const {
    flavour,
    quantity,
    isFull,
    isSoldOut,
    isMostPopular,
    isFixed,
    isLast = false,
    onChange,
  } = props;
  const addButton = useRef<HTMLButtonElement>(null);

  /** Removing the last piece removes the minus button, so the focus moves to the add button. */
  const remove = (): void => {
    if (quantity === 1) addButton.current?.focus();
    onChange(flavour, -1);
  };

  return (
    <li className={styles['item']}>
      <div
        className={`card ${quantity > 0 ? 'card--selected' : ''}`}
        role="group"
        aria-labelledby={`flavour-${flavour.id}`}
      >
        <div
          className={`card__image ${styles['image']}`}
          style={
            {
              color: pieceColours[flavour.id],
              '--piece': `url(${pieceImage(flavour.slug)})`,
            } as CSSProperties
          }
        >
          <ResponsiveImage
            image={flavourThumbnail(flavour.slug)}
            sizes="(max-width: 768px) 45vw, 260px"
          />
          {isMostPopular && !isSoldOut && <span className="badge">Most Popular</span>}
          {isSoldOut && <span className={`badge ${styles['soldOut']}`}>Sold out</span>}
          {quantity > 0 && (
            <span className={`badge badge--secondary ${styles['selected']}`}>
              <Tick />
              Selected
            </span>
          )}
        </div>
        <h2 className="card__name" id={`flavour-${flavour.id}`}>
          {flavour.name}
        </h2>
        <IngredientsDetails flavour={flavour} />
        <AllergenWarning allergens={parseAllergens(flavour.ingredients)} />
        <div className={styles['control']}>
          {isFixed && <p className={styles['fixed']}>{quantity} bags in the box</p>}
          {!isFixed && (
            <div className={quantity > 0 ? 'stepper' : undefined}>
              {quantity > 0 && (
                <>
                  <button type="button" aria-label={`Remove one ${flavour.name}`} onClick={remove}>
                    −
                  </button>
                  <span className="stepper__count">{quantity}</span>
                </>
              )}
              <button
                ref={addButton}
                type="button"
                className={quantity > 0 ? undefined : 'button button--secondary button--block'}
                aria-label={quantity > 0 ? `Add one ${flavour.name}` : undefined}
                aria-disabled={isFull || isSoldOut || undefined}
                onClick={() => onChange(flavour, 1)}
              >
                <span>{quantity > 0 ? '+' : isSoldOut ? 'Sold out' : 'Add to Box'}</span>
                {quantity === 0 && <span className="visually-hidden"> ({flavour.name})</span>}
              </button>
            </div>
          )}
          {isLast && !isFixed && <SkipToBox />}
        </div>
      </div>
    </li>
  );
});
