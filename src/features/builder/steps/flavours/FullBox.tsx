import { useStore } from '@nanostores/react';
import { piecesLeft } from '#domain/box/box-rules.ts';
import { $box } from '../../draft/box.ts';
import { $selection } from '../../draft/draft.ts';

export const BOX_IS_FULL = 'Your box is full. Remove one to make room.';

/** Why no flavour can be added, in the footer. A box with fixed flavours has none to swap. */
export function FullBox() {
  const box = useStore($box);
  const selection = useStore($selection);
  if (!box || box.fixedSelection || piecesLeft(box, selection) > 0) return null;
  return <span className="small">{BOX_IS_FULL}</span>;
}
