import { useStore } from '@nanostores/react';
import type { CSSProperties } from 'react';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { LidCategory } from '#domain/catalogue.ts';
import { formatDay } from '#domain/day-words.ts';
import { findLidCategory } from '#domain/box/lids.ts';
import { $upcomingEvent } from './upcoming-event.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { DraftEventAdvice } from '../../parts/DraftEventAdvice.tsx';
import { DesignPicker } from './DesignPicker.tsx';
import { LidCard } from './LidCard.tsx';
import { LidPreview } from './LidPreview.tsx';
import { StepHeading } from '../../parts/StepHeading.tsx';
import styles from './StepLid.module.css';

interface GroupProps {
  name: string;
  /** What sets its lid apart. On a phone two such groups of one lid stand side by side. */
  about?: string;
  categories: readonly LidCategory[];
}

function LidGroup({ name, about, categories }: GroupProps) {
  return (
    <section
      className={`${styles['group']} ${about === undefined ? '' : styles['half']}`}
      style={{ '--lids': categories.length } as CSSProperties}
      aria-label={name}
    >
      <h2 className="h2">{name}</h2>
      {categories.length === 0 && <p className="muted small">{about}</p>}
      <ul>
        {categories.map((category) => (
          <LidCard key={category.id} category={category} about={about} />
        ))}
      </ul>
    </section>
  );
}

function ComingUp() {
  const catalogue = useStore($catalogue);
  const { event, days } = useStore($upcomingEvent);
  const category = event ? findLidCategory(event.categoryId, catalogue) : undefined;
  return (
    <LidGroup
      name="Coming up"
      about={
        event
          ? `${event.dayName} is on ${formatDay(event.day)}, in ${days} days.`
          : 'No Seasonal Events Available'
      }
      categories={category ? [category] : []}
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
      <DraftEventAdvice />
      <div className={styles['columns']}>
        <div className={styles['groups']}>
          <LidGroup
            name="Treat yourself"
            about="No note, straight to shipping."
            categories={inGroup('Not a Gift')}
          />
          <ComingUp />
          <LidGroup name="Celebrations" categories={inGroup('Celebrations')} />
          <LidGroup name="Year-Round Sentiments" categories={inGroup('Year-Round Sentiments')} />
        </div>
        <LidPreview />
      </div>
      <DesignPicker />
    </>
  );
}
