import { useStore } from '@nanostores/react';
import { memo, useMemo } from 'react';
import { lidImage } from '#assets/images.ts';
import { acknowledge } from '#browser/busy.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { LidCategory, LidDesign } from '#domain/catalogue.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { lidDesignsIn } from '#domain/box/lids.ts';
import { $lid } from '../../draft/draft.ts';
import { $chosenDesign } from '../../draft/chosen-design.ts';
import { openCategory } from './lid-picker.ts';
import { Tick } from '#ui/Tick.tsx';
import styles from './LidCard.module.css';

interface CategoryProps {
  category: LidCategory;
  /** What sets it apart from other lids. */
  about?: string | undefined;
}

interface CardProps extends CategoryProps {
  designs: readonly LidDesign[];
  /** The design that is on the lid of the current box, if it is of this category. */
  chosen: LidDesign | undefined;
}

const Card = memo(function Card({ category, about, designs, chosen }: CardProps) {
  const shown = chosen ?? designs[0];
  const isForMyself = category.id === NOT_A_GIFT;
  const count = designs.length > 1 ? `${designs.length} designs` : undefined;
  return (
    <li>
      <button
        type="button"
        className={`card ${styles['button']} ${chosen ? 'card--selected' : ''}`}
        aria-pressed={chosen !== undefined}
        onClick={({ currentTarget }) => acknowledge(currentTarget, () => openCategory(category.id))}
      >
        <span className="card__image card__image--lid">
          {shown && <img src={lidImage(shown.slug)} alt="" width="650" height="500" />}
          {chosen && (
            <span className="badge badge--secondary">
              <Tick />
              Chosen
            </span>
          )}
        </span>
        <span>
          <span className="card__name">
            {isForMyself ? 'Not a Gift (For Myself)' : category.name}
          </span>
          {!isForMyself && <span className="small muted">{chosen?.name ?? count}</span>}
          {about !== undefined && <span className="small muted">{about}</span>}
        </span>
      </button>
    </li>
  );
});

/** A lid category, shown with its chosen design or else with its first. */
export function LidCard({ category, about }: CategoryProps) {
  const lid = useStore($lid);
  const catalogue = useStore($catalogue);
  const designs = useMemo(() => lidDesignsIn(category.id, catalogue), [category, catalogue]);
  const design = useStore($chosenDesign);
  const chosen = lid?.categoryId === category.id ? design : undefined;
  return <Card category={category} about={about} designs={designs} chosen={chosen} />;
}
