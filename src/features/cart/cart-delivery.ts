import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { readStored, writeStored } from '#browser/storage.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { ShippingId } from '#domain/catalogue.ts';
import { priceBoxes } from '#domain/box/box-pricing.ts';
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
