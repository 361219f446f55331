import { useStore } from '@nanostores/react';
import { $step } from '#stores/step.ts';
import { OtherBox } from './OtherBox.tsx';
import { QuietWord } from './QuietWord.tsx';

/** What stands over the step in view: what the builder says in passing and, while no lid is chosen yet, the box that waits. */
export function AboveStep() {
  const step = useStore($step);
  return (
    <>
      <QuietWord />
      {step < 3 && <OtherBox />}
    </>
  );
}
