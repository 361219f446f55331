import { useStore } from '@nanostores/react';
import { $cutOffText } from './cut-off-text.ts';

/** Counts down to today's cut-off. Screen readers get a text without minutes, which stays true until then. */
export function CutOffCountdown() {
  const { countdown, stable } = useStore($cutOffText);
  return (
    <>
      <span aria-hidden="true">{countdown}</span>
      <span className="visually-hidden">{stable}</span>
    </>
  );
}
