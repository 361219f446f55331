import { computed } from 'nanostores';
import { $arrivalTexts } from '#features/delivery/arrival.ts';
import { $draft } from './draft.ts';

/** "Order today to get by …" for the draft's shipping option. Empty until the clock runs. */
export const $arrivalText = computed(
  [$arrivalTexts, $draft],
  (texts, { shippingId }) => texts[shippingId] ?? '',
);
