import { atom } from 'nanostores';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';

/** The current draft. `box.ts` changes it. */
export const $draft = atom<Draft>(emptyDraft);
