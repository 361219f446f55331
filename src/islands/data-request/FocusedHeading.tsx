import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of what came of it: takes the focus, so that a screen reader goes on from here. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="h2" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
