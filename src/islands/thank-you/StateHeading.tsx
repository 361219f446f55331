import { useEffect, useRef, type ReactNode } from 'react';
import styles from './thank-you.module.css';

/** The page's heading once loading is over: takes the focus, so that a screen reader goes on from here. */
export function StateHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 className={styles.heading} ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
