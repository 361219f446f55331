import { atom } from 'nanostores';

/** The id of the cart line being edited, or null while a new box is built. */
export const $editingLineId = atom<string | null>(null);
