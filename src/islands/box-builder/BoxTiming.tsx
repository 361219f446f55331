import { useStore } from '@nanostores/react';
import { $draft } from '#stores/draft.ts';
import { LidTiming } from '../LidTiming.tsx';

/** Whether the box in hand comes in time for what its lid says. */
export function BoxTiming() {
  const { lid, shippingId, arriveOn } = useStore($draft);
  const lidCategoryIds = lid ? [lid.categoryId] : [];
  return <LidTiming lidCategoryIds={lidCategoryIds} shippingId={shippingId} arriveOn={arriveOn} />;
}
