import { computed } from 'nanostores';
import { $arrivalTexts } from '#features/delivery/arrival-texts.ts';
import { $shippingId } from './draft.ts';

/** "Order today to get by …" for the draft's shipping option. Empty until the clock runs. */
export const $arrivalText = computed(
  [$arrivalTexts, $shippingId],
  (texts, shippingId) => texts[shippingId] ?? '',
);
