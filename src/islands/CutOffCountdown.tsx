import { useStore } from '@nanostores/react';
import { $cutOffText } from '#stores/cut-off-text.ts';

/** Counts down to today's cut-off. Screen readers get a text without minutes, which stays true until then. */
export function CutOffCountdown() {
  const { ticking, lasting } = useStore($cutOffText);
  return (
    <>
      <span aria-hidden="true">{ticking}</span>
      <span className="visually-hidden">{lasting}</span>
    </>
  );
}
