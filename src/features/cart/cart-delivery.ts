import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { readStored, writeStored } from '#browser/storage.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { currentDelivery } from '#features/delivery/current-delivery.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { $now } from '#features/delivery/clock.ts';
import { findById, USUAL_SHIPPING_ID, type ShippingId } from '#domain/catalogue.ts';
import { orderedShares, sharesOf } from '#domain/cart/recipients.ts';
import { priceParcels } from '#domain/order/pricing.ts';
import { formatDayRange, formatShortDay } from '#domain/day-words.ts';
import { listWords } from '#domain/text/list-words.ts';
import type { Day, Instant } from '#domain/day.ts';
import { $cart, CART_DELIVERY_KEY, type DeliveryChoice } from './cart.ts';
import { $cartRecipients } from './cart-recipients.ts';

/** The usual delivery without a requested day. */
const USUAL: DeliveryChoice = { shippingId: USUAL_SHIPPING_ID, arriveOn: null };

/** The cart's delivery, stored on the device. Call `loadCartDelivery` after `loadCart`. */
export const $cartDelivery = atom<DeliveryChoice>(USUAL);

/** The parcels of the cart: one for each of several recipients, otherwise one. */
const $parcels = computed(
  [$cart, $cartDelivery, $cartRecipients],
  (lines, delivery, { isToSeveral, recipients }) =>
    isToSeveral && recipients.length > 0
      ? recipients.map((recipient) => ({
          ...recipient,
          items: orderedShares(sharesOf(recipient, lines, recipients)),
        }))
      : [{ ...delivery, items: lines }],
);

/** The price of the whole cart with delivery. */
export const $cartQuote = computed([$parcels, $catalogue], priceParcels);

/** Returns the days between which a parcel arrives: both the requested day, if there is one. */
export function arrivalDays(
  { shippingId, arriveOn }: DeliveryChoice,
  now: Instant,
): { first: Day; last: Day } | null {
  if (arriveOn !== null) return { first: arriveOn, last: arriveOn };
  const { options, calendar } = currentDelivery();
  const option = findById(options, shippingId);
  return option ? estimateArrival(now, option, calendar) : null;
}

/** The most requested days that are named one by one. */
const MAX_NAMED_DAYS = 3;

/**
 * "27 Nov-1 Dec", of several parcels from the first to the last. Requested days are named, "24 Dec" or "5 Dec and 12 Dec": a
 * range would read as uncertain. Empty until the clock runs.
 */
export const $cartArrival = computed([$now, $parcels], (now, parcels) => {
  const days = now === null ? [] : parcels.flatMap((parcel) => arrivalDays(parcel, now) ?? []);
  const sorted = [...new Set(days.flatMap(({ first, last }) => [first, last]))].sort();
  const areRequested = parcels.every(({ arriveOn }) => arriveOn !== null);
  if (areRequested && sorted.length <= MAX_NAMED_DAYS) {
    return listWords(sorted.map(formatShortDay));
  }
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first && last ? formatDayRange(first, last) : '';
});

function parseDelivery(value: unknown): DeliveryChoice | null {
  const choice = v.safeParse(shippingChoice, value);
  return choice.success ? choice.output : null;
}

/** Reads the stored delivery. An empty cart resets it. */
export function loadCartDelivery(): void {
  const isNew = $cart.get().length === 0;
  $cartDelivery.set(isNew ? USUAL : (readStored(CART_DELIVERY_KEY, parseDelivery) ?? USUAL));
}

// A new cart starts with the usual delivery; an undo brings back the one that is stored.
$cart.listen((lines, before) => {
  if (lines.length === 0 || before?.length === 0) loadCartDelivery();
});

function save(changes: Partial<DeliveryChoice>): void {
  $cartDelivery.set({ ...$cartDelivery.get(), ...changes });
  writeStored(CART_DELIVERY_KEY, $cartDelivery.get());
}

/** Chooses how the basket is delivered. */
export const setCartShipping = (shippingId: ShippingId): void => save({ shippingId });

/** Requests an arrival day; null removes the request. */
export const setCartRequestedDay = (arriveOn: Day | null): void => save({ arriveOn });
