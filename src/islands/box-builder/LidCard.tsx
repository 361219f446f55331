import { useStore } from '@nanostores/react';
import { lidPicture } from '#assets/lid-pictures.ts';
import { catalogue } from '#data/catalogue.ts';
import type { LidCategory } from '#domain/catalogue.ts';
import { NOT_A_GIFT, designsOf, findDesign, isLidComplete } from '#domain/lids.ts';
import { $draft } from '#stores/draft.ts';
import { changeDesign, openCategory } from '#stores/lid-picker.ts';
import styles from './LidCard.module.css';

/** A category of lids, which shows the chosen design once there is one. */
export function LidCard({ category }: { category: LidCategory }) {
  const { lid } = useStore($draft);
  const designs = designsOf(category.id, catalogue);
  const isChosen = lid?.categoryId === category.id && isLidComplete(lid, catalogue);
  const chosen = isChosen ? findDesign(category.id, lid.designName ?? '', catalogue) : undefined;
  const shown = chosen ?? designs[0];
  const isMine = category.id === NOT_A_GIFT;
  const about = designs.length === 1 ? '1 design' : `${designs.length} designs`;
  return (
    <li className={styles['lid']}>
      <button
        type="button"
        className={`card ${styles['button']} ${isChosen ? 'card--chosen' : ''}`}
        aria-pressed={isChosen}
        onClick={() => openCategory(category.id)}
      >
        <span className="card__picture card__picture--lid">
          {shown && <img src={lidPicture(shown.slug)} alt="" width="650" height="500" />}
          {isChosen && (
            <span className="flag flag--sea flag--over">
              <span aria-hidden="true">✓ </span>Chosen
            </span>
          )}
        </span>
        <span className="card__name">{isMine ? 'Not a Gift (For Myself)' : category.name}</span>
        <span className="small quiet">{designs.length > 1 && chosen ? chosen.name : about}</span>
      </button>
      {isChosen && designs.length > 1 && (
        <button type="button" className="text-button" onClick={changeDesign}>
          Change design
        </button>
      )}
    </li>
  );
}
