import { atom } from 'nanostores';
import type { FlavourQuantity } from '#domain/catalogue.ts';

/** The flavours of the full box to which one more was to be added. */
export const $overfilled = atom<readonly FlavourQuantity[] | null>(null);
