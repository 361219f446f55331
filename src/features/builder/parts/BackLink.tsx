import { useStore } from '@nanostores/react';
import { $previousStep, goBack } from '../draft/wizard.ts';

/** A button to the previous step, labelled with its name. Renders nothing on the first step. */
export function BackLink() {
  const previous = useStore($previousStep);
  if (previous === undefined) return null;
  return (
    <button type="button" className="text-button" onClick={goBack}>
      <span aria-hidden="true">‹ </span>
      Back to {previous.shortName}
    </button>
  );
}
