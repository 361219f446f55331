import { atom, computed } from 'nanostores';
import * as v from 'valibot';
import { readStored, writeStored } from '#browser/storage.ts';
import { shippingChoice } from '#contract/shipping-choice.ts';
import { catalogue } from '#data/catalogue.ts';
import { priceBoxes } from '#domain/box-pricing.ts';
import type { Day } from '#domain/day.ts';
import type { BoxOrder } from '#domain/order.ts';
import { $cart } from './cart.ts';

const KEY = 'cartDelivery';

/** How the basket is to be posted. */
type CartDelivery = Pick<BoxOrder, 'shippingId' | 'arriveOn'>;

/** 2nd Class, as soon as it comes. */
const USUAL: CartDelivery = { shippingId: 1, arriveOn: null };

/** How the basket is to be posted, kept on the device. Read it with `loadCartDelivery` after the basket. */
export const $cartDelivery = atom<CartDelivery>(USUAL);

/** What the whole basket costs with its delivery. */
export const $cartQuote = computed([$cart, $cartDelivery], (boxes, { shippingId }) =>
  priceBoxes({ boxes, shippingId }, catalogue),
);

function parseDelivery(value: unknown): CartDelivery | null {
  const choice = v.safeParse(shippingChoice, value);
  return choice.success ? choice.output : null;
}

/** Reads how the basket is to be posted. A new basket begins anew: what was wished for the last one is done. */
export function loadCartDelivery(): void {
  const isNew = $cart.get().length === 0;
  $cartDelivery.set(isNew ? USUAL : (readStored(KEY, parseDelivery) ?? USUAL));
}

function keep(changes: Partial<CartDelivery>): void {
  $cartDelivery.set({ ...$cartDelivery.get(), ...changes });
  writeStored(KEY, $cartDelivery.get());
}

export const setCartShipping = (shippingId: 1 | 2): void => keep({ shippingId });

/** Wishes for an arrival around a day; null takes the wish back. */
export const setCartDeliveryDate = (arriveOn: Day | null): void => keep({ arriveOn });
