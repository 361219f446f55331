import { prefersReducedMotion } from './motion.ts';

/** Resolves after a transition of this duration, or at once under reduced motion. */
export function waitForTransition(milliseconds: number): Promise<void> {
  if (prefersReducedMotion()) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
