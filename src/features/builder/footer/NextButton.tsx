import { useStore } from '@nanostores/react';
import type { NextButtonProps } from '../define-step.tsx';
import { $blocker, goNext } from '../draft/wizard.ts';

const BLOCKER_ID = 'next-blocker';

/** The button to the next step. As long as something is missing, it says so below its name, which stays. */
export function NextButton({ label, className }: NextButtonProps) {
  const blocker = useStore($blocker);
  return (
    <button
      type="button"
      className={className}
      aria-disabled={blocker === null ? undefined : true}
      aria-describedby={blocker === null ? undefined : BLOCKER_ID}
      onClick={goNext}
    >
      <span>{label}</span>
      {blocker !== null && (
        <small id={BLOCKER_ID} aria-hidden="true">
          {blocker}
        </small>
      )}
    </button>
  );
}
