import { useStore } from '@nanostores/react';
import { currentDelivery } from './current-delivery.ts';
import { $now } from './clock.ts';
import { dispatchText } from './copy.ts';

/**
 * Shows "Order within 2 h 15 min: posted today."; nothing until the clock runs. Screen readers get a text without
 * minutes, which stays true until the cut-off.
 */
export function CutOffCountdown() {
  const now = useStore($now);
  if (now === null) return null;
  const { countdown, stable } = dispatchText(now, currentDelivery().calendar);
  return (
    <>
      <span aria-hidden="true">{countdown}</span>
      <span className="visually-hidden">{stable}</span>
    </>
  );
}
