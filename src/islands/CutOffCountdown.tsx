import { useStore } from '@nanostores/react';
import { $posted } from '#stores/cut-off-text.ts';

/** How long an order is still posted today. Only the eyes see the minutes pass; what is read out stays true until the cut-off. */
export function CutOffCountdown() {
  const { ticking, lasting } = useStore($posted);
  return (
    <>
      <span aria-hidden="true">{ticking}</span>
      <span className="visually-hidden">{lasting}</span>
    </>
  );
}
