import { useEffect, useRef, type ReactNode } from 'react';

/** A heading that takes the focus when it appears, so that a screen reader continues from it. */
export function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="h2" ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
