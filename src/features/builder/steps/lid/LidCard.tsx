import { useStore } from '@nanostores/react';
import { lidImage } from '#assets/images.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { LidCategory } from '#domain/catalogue.ts';
import { NOT_A_GIFT, lidDesignsIn } from '#domain/box/lids.ts';
import { $draft } from '../../draft/draft.ts';
import { $chosenDesign, openCategory } from '../../parts/lid-picker.ts';
import styles from './LidCard.module.css';

/** A lid category, shown with its chosen design or else with its first. */
export function LidCard({ category }: { category: LidCategory }) {
  const { lid } = useStore($draft);
  const catalogue = useStore($catalogue);
  const designs = lidDesignsIn(category.id, catalogue);
  const design = useStore($chosenDesign);
  const chosen = lid?.categoryId === category.id ? design : undefined;
  const shown = chosen ?? designs[0];
  const isForMyself = category.id === NOT_A_GIFT;
  const hasSeveral = designs.length > 1;
  return (
    <li>
      <button
        type="button"
        className={`card ${styles['button']} ${chosen ? 'card--selected' : ''}`}
        aria-pressed={chosen !== undefined}
        onClick={() => openCategory(category.id)}
      >
        <span className="card__image card__image--lid card__image--lettered">
          {shown && <img src={lidImage(shown.slug)} alt="" width="650" height="500" />}
          {chosen && (
            <span className={`badge badge--secondary ${styles['chosen']}`}>
              <span aria-hidden="true">✓ </span>Chosen
            </span>
          )}
        </span>
        <span>
          <span className="card__name">
            {isForMyself ? 'Not a Gift (For Myself)' : category.name}
          </span>
          {hasSeveral && (
            <span className="small muted">{chosen?.name ?? `${designs.length} designs`}</span>
          )}
        </span>
      </button>
    </li>
  );
}
