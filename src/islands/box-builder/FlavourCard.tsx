import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { flavourThumb } from '#assets/flavour-thumbs.ts';
import type { Flavour } from '#domain/catalogue.ts';
import { Photo } from '../Photo.tsx';
import { Contains } from './Contains.tsx';
import { Ingredients } from './Ingredients.tsx';
import styles from './FlavourCard.module.css';

interface Props {
  flavour: Flavour;
  quantity: number;
  isFull: boolean;
  isMostPopular: boolean;
  isFixed: boolean;
  onChange: (flavour: Flavour, by: 1 | -1) => void;
}

export const FlavourCard = memo(function FlavourCard(props: Props) {
  const { flavour, quantity, isFull, isMostPopular, isFixed, onChange } = props;
  const control = useRef<HTMLDivElement>(null);

  /** The button that was pressed may go: the focus stays in the card, on plus after the first, on Add after the last. */
  const change = (by: 1 | -1): void => {
    flushSync(() => onChange(flavour, by));
    if (control.current?.contains(document.activeElement)) return;
    control.current?.querySelector<HTMLElement>('[data-adds]')?.focus();
  };

  return (
    <li className={styles['item']}>
      <div
        className={`card ${quantity > 0 ? 'card--chosen' : ''}`}
        role="group"
        aria-labelledby={`flavour-${flavour.id}`}
      >
        <div className={`card__picture ${styles['picture']}`}>
          <Photo photo={flavourThumb(flavour.slug)} sizes="(max-width: 768px) 45vw, 260px" />
          {isMostPopular && <span className="flag flag--over">Most Popular</span>}
          {quantity > 0 && (
            <span className="flag flag--sea">
              <span aria-hidden="true">✓ </span>Selected
            </span>
          )}
        </div>
        <h2 className="card__name" id={`flavour-${flavour.id}`}>
          {flavour.name}
        </h2>
        <Contains lead="Contains" flavours={[flavour]} />
        <Ingredients flavour={flavour} />
        <div ref={control} className={styles['control']}>
          {isFixed && <p className={styles['fixed']}>{quantity} bags in the box</p>}
          {!isFixed && quantity === 0 && (
            <button
              type="button"
              className="button button--secondary button--block"
              data-adds
              aria-disabled={isFull || undefined}
              onClick={() => change(1)}
            >
              Add to Box<span className="visually-hidden"> ({flavour.name})</span>
            </button>
          )}
          {!isFixed && quantity > 0 && (
            <div className="stepper">
              <button
                type="button"
                aria-label={`Remove one ${flavour.name}`}
                onClick={() => change(-1)}
              >
                −
              </button>
              <span className="stepper__count">{quantity}</span>
              <button
                type="button"
                data-adds
                aria-label={`Add one ${flavour.name}`}
                aria-disabled={isFull || undefined}
                onClick={() => change(1)}
              >
                +
              </button>
            </div>
          )}
        </div>
      </div>
    </li>
  );
});
