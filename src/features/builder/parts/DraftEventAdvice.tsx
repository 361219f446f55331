import { useStore } from '@nanostores/react';
import { setRequestedDay } from '../draft/box.ts';
import { $arriveOn, $lid, $shippingId } from '../draft/draft.ts';
import { EventAdvice } from '#features/delivery/EventAdvice.tsx';

/** Says what the event on the lid of the current box means for its delivery. */
export function DraftEventAdvice() {
  const lid = useStore($lid);
  const shippingId = useStore($shippingId);
  const arriveOn = useStore($arriveOn);
  const lidCategoryIds = lid ? [lid.categoryId] : [];
  return (
    <EventAdvice
      lidCategoryIds={lidCategoryIds}
      shippingId={shippingId}
      arriveOn={arriveOn}
      onChoose={setRequestedDay}
    />
  );
}
