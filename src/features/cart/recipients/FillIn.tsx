import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $toFillIn, fillInNext } from './recipient-checkout.ts';

/**
 * A button to what is left to fill in, in the place of the payment button (`children`) until that is done. The open list of
 * people has a dark button of its own.
 */
export function FillIn({ children }: { children: ReactNode }) {
  const next = useStore($toFillIn);
  if (!next) return children;
  return (
    <button
      type="button"
      className={`button ${next.field === 'list' ? 'button--secondary' : 'button--dark'}`}
      onClick={fillInNext}
    >
      {next.text}
    </button>
  );
}
