import { useStore } from '@nanostores/react';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { LidCategory } from '#domain/catalogue.ts';
import { findLidCategory } from '#domain/box/lids.ts';
import { $upcomingEvent } from './upcoming-event.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { DraftOccasionAdvice } from '../../parts/DraftOccasionAdvice.tsx';
import { DesignPicker } from './DesignPicker.tsx';
import { LidCard } from './LidCard.tsx';
import { LidPreview } from './LidPreview.tsx';
import { StepHeading } from '../../parts/StepHeading.tsx';
import styles from './StepLid.module.css';

function LidGroup({
  name,
  about,
  categories,
}: {
  name: string;
  about?: string;
  categories: readonly LidCategory[];
}) {
  return (
    <section className={styles['group']} aria-label={name}>
      <h2 className="h2">{name}</h2>
      {about !== undefined && <p className="muted small">{about}</p>}
      {categories.length > 0 && (
        <ul className="card-grid card-grid--small">
          {categories.map((category) => (
            <LidCard key={category.id} category={category} />
          ))}
        </ul>
      )}
    </section>
  );
}

function ComingUp() {
  const catalogue = useStore($catalogue);
  const { event, days, categoryIds } = useStore($upcomingEvent);
  return (
    <LidGroup
      name="Coming up"
      about={event ? `${event.occasion} is in ${days} days.` : 'No Seasonal Events Available'}
      categories={categoryIds.flatMap((id) => findLidCategory(id, catalogue) ?? [])}
    />
  );
}

/** The lids by group. */
export function StepLid() {
  const { lidCategories } = useStore($catalogue);
  const inGroup = (group: LidCategory['group']): LidCategory[] =>
    lidCategories.filter((category) => category.group === group);
  return (
    <>
      <BackLink />
      <StepHeading step="lid">
        <p>Choose what the lid says. Every lid is free.</p>
      </StepHeading>
      <DraftOccasionAdvice />
      <div className={styles['columns']}>
        <div>
          <div className={styles['pair']}>
            <LidGroup
              name="Treat yourself"
              about="No note, straight to shipping."
              categories={inGroup('Not a Gift')}
            />
            <ComingUp />
          </div>
          <LidGroup name="Celebrations" categories={inGroup('Celebrations')} />
          <LidGroup name="Year-Round Sentiments" categories={inGroup('Year-Round Sentiments')} />
        </div>
        <LidPreview />
      </div>
      <DesignPicker />
    </>
  );
}
