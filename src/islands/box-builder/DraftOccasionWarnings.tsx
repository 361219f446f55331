import { useStore } from '@nanostores/react';
import { $draft } from '#stores/draft.ts';
import { OccasionWarnings } from '../OccasionWarnings.tsx';

/** Whether the box in hand comes in time for what its lid says. */
export function DraftOccasionWarnings() {
  const { lid, shippingId, arriveOn } = useStore($draft);
  const lidCategoryIds = lid ? [lid.categoryId] : [];
  return (
    <OccasionWarnings lidCategoryIds={lidCategoryIds} shippingId={shippingId} arriveOn={arriveOn} />
  );
}
