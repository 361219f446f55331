import { useEffect, useRef, type ReactNode } from 'react';
import styles from './thank-you.module.css';

/** The page heading after loading. It takes the focus, so that screen readers continue from here. */
export function OrderHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 className={styles.heading} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
