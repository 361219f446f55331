import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
  level: 'h1' | 'h2';
  className: string | undefined;
  children: ReactNode;
}

/** A heading that takes the focus when it appears, so that screen readers continue from it. Only an `h2` scrolls into view. */
export function FocusedHeading({ level: Heading, className, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: Heading === 'h1' }), [Heading]);
  return (
    <Heading className={className} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
