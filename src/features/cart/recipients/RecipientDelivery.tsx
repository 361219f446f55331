import { useStore } from '@nanostores/react';
import { deliveryService } from '#data/delivery-service.ts';
import { findById } from '#domain/catalogue.ts';
import type { Recipient } from '#domain/cart/recipients.ts';
import { formatDayRange } from '#domain/day-words.ts';
import { formatDeliveryPrice } from '#domain/money.ts';
import { $now } from '#features/delivery/clock.ts';
import { EventAdvice } from '#features/delivery/EventAdvice.tsx';
import { NonBreakingDates } from '#features/delivery/NonBreakingDates.tsx';
import { arrivalDays } from '../cart-delivery.ts';
import { updateRecipient } from './edit-recipients.ts';
import { useShares } from './RecipientContents.tsx';

interface Props {
  recipient: Recipient;
}

/** The delivery and the arrival of a parcel, in one line. */
export function RecipientDelivery({ recipient }: Props) {
  const now = useStore($now);
  const option = findById(deliveryService.options, recipient.shippingId);
  const days = now === null ? null : arrivalDays(recipient, now);
  if (!option) return null;
  return (
    <p className="small muted">
      <NonBreakingDates
        text={`${option.name}, ${formatDeliveryPrice(option.pricePence)}${days ? `. Arrives ${formatDayRange(days.first, days.last)}` : ''}`}
      />
    </p>
  );
}

/** Warns of a lid whose day the delivery may miss. */
export function RecipientAdvice({ recipient }: Props) {
  return (
    <EventAdvice
      lidCategoryIds={useShares(recipient).map(({ line }) => line.box.lid.categoryId)}
      shippingId={recipient.shippingId}
      arriveOn={recipient.arriveOn}
      onChoose={(day) => updateRecipient(recipient.id, { arriveOn: day })}
    />
  );
}
