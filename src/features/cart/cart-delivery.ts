import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { readStored, writeStored } from '#browser/storage.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { deliveryService } from '#data/delivery-service.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { $now } from '#features/delivery/clock.ts';
import { findById, type ShippingId } from '#domain/catalogue.ts';
import { priceBoxes } from '#domain/box/box-pricing.ts';
import { formatDayRange, formatShortDay } from '#domain/day-words.ts';
import type { Day } from '#domain/day.ts';
import type { Parcel } from '#domain/order/order.ts';
import { $cart } from './cart.ts';

const KEY = 'cartDelivery';

/** The cart's shipping option and requested day. */
type CartDelivery = Pick<Parcel, 'shippingId' | 'arriveOn'>;

/** 2nd Class without a requested day. */
const USUAL: CartDelivery = { shippingId: 1, arriveOn: null };

/** The cart's delivery, stored on the device. Call `loadCartDelivery` after `loadCart`. */
export const $cartDelivery = atom<CartDelivery>(USUAL);

/** The price of the whole cart with delivery. */
export const $cartQuote = computed(
  [$cart, $cartDelivery, $catalogue],
  (boxes, { shippingId }, catalogue) => priceBoxes({ boxes, shippingId }, catalogue),
);

/** "27 Nov-1 Dec", or the requested day: "24 Dec". Empty until the clock runs. */
export const $cartArrival = computed([$now, $cartDelivery], (now, { shippingId, arriveOn }) => {
  if (arriveOn !== null) return formatShortDay(arriveOn);
  const { options, calendar } = deliveryService;
  const option = findById(options, shippingId);
  if (now === null || !option) return '';
  const { first, last } = estimateArrival(now, option, calendar);
  return formatDayRange(first, last);
});

function parseDelivery(value: unknown): CartDelivery | null {
  const choice = v.safeParse(shippingChoice, value);
  return choice.success ? choice.output : null;
}

/** Reads the stored delivery. An empty cart resets it. */
export function loadCartDelivery(): void {
  const isNew = $cart.get().length === 0;
  $cartDelivery.set(isNew ? USUAL : (readStored(KEY, parseDelivery) ?? USUAL));
}

function save(changes: Partial<CartDelivery>): void {
  $cartDelivery.set({ ...$cartDelivery.get(), ...changes });
  writeStored(KEY, $cartDelivery.get());
}

export const setCartShipping = (shippingId: ShippingId): void => save({ shippingId });

/** Requests an arrival day; null removes the request. */
export const setCartDeliveryDate = (arriveOn: Day | null): void => save({ arriveOn });
