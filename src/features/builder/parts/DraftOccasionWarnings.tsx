import { useStore } from '@nanostores/react';
import { $draft } from '../draft/draft.ts';
import { OccasionWarnings } from '#features/delivery/OccasionWarnings.tsx';

/** Warns if the current box may arrive too late for the event on its lid. */
export function DraftOccasionWarnings() {
  const { lid, shippingId, arriveOn } = useStore($draft);
  const lidCategoryIds = lid ? [lid.categoryId] : [];
  return (
    <OccasionWarnings lidCategoryIds={lidCategoryIds} shippingId={shippingId} arriveOn={arriveOn} />
  );
}
