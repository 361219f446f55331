import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { Selection } from '#domain/catalogue.ts';
import { $selection } from '../../draft/draft.ts';

export const FULL = 'Your box is full. Remove one to make room.';

/** The flavours of the full box to which one more was to be added. */
export const $overfilled = atom<readonly Selection[] | null>(null);

/** Why the flavour was not added, in the footer, until the box changes. */
export function FullBox() {
  const overfilled = useStore($overfilled);
  if (useStore($selection) !== overfilled) return null;
  return <span className="small">{FULL}</span>;
}
