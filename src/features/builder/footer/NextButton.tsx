import { useStore } from '@nanostores/react';
import type { NextButtonProps } from '../define-step.tsx';
import { $blocker, goNext } from '../draft/wizard.ts';

/** The button to the next step. Says what is missing, as long as something is. */
export function NextButton({ label, className }: NextButtonProps) {
  const blocker = useStore($blocker);
  return (
    <button
      type="button"
      className={className}
      aria-disabled={blocker === null ? undefined : true}
      onClick={goNext}
    >
      {blocker ?? label}
    </button>
  );
}
