import { useState, type ReactNode } from 'react';

interface Props {
  className?: string | undefined;
  /** A `<summary>`, and what it opens. */
  children: ReactNode;
}

/** Details that are folded on a phone, and open from the start on a screen with room beside the list. */
export function FoldedOnPhone({ className, children }: Props) {
  const [isWide] = useState(() => matchMedia('(min-width: 60rem)').matches);
  return (
    <details className={className} open={isWide}>
      {children}
    </details>
  );
}
