import { atom } from 'nanostores';
import { emptyDraft, type BoxDraft } from '#domain/box-draft.ts';

/** The box in hand. What can be done to it is in `box.ts`. */
export const $draft = atom<BoxDraft>(emptyDraft);
