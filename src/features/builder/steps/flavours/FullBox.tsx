import { useStore } from '@nanostores/react';
import { $selection } from '../../draft/draft.ts';
import { $overfilled } from './overfilled.ts';

export const BOX_IS_FULL = 'Your box is full. Remove one to make room.';

/** Why the flavour was not added, in the footer, until the box changes. */
export function FullBox() {
  const overfilled = useStore($overfilled);
  if (useStore($selection) !== overfilled) return null;
  return <span className="small">{BOX_IS_FULL}</span>;
}
