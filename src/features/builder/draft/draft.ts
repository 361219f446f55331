import { atom, computed } from 'nanostores';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';

/** The current draft. `box.ts` changes it. */
export const $draft = atom<Draft>(emptyDraft);

// Each store below follows one part of the draft: whatever shows that part rests while the others change.

export const $boxId = computed($draft, ({ boxId }) => boxId);

export const $selection = computed($draft, ({ selection }) => selection);

export const $lid = computed($draft, ({ lid }) => lid);

export const $note = computed($draft, ({ note }) => note);

/** The draft's keyring with its names, chosen or not. */
export const $keyring = computed($draft, ({ keyring }) => keyring);

export const $shippingId = computed($draft, ({ shippingId }) => shippingId);

/** The day on which the draft's box should arrive, or null. */
export const $arriveOn = computed($draft, ({ arriveOn }) => arriveOn);

export const $customer = computed($draft, ({ customer }) => customer);
