import { atom } from 'nanostores';

/** The line of the basket whose box is being changed, or null while a new box is built. */
export const $editingLineId = atom<string | null>(null);
