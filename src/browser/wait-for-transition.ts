import { prefersReducedMotion } from './motion.ts';

/** Resolves after a movement of this many milliseconds, or at once under reduced motion. */
export function movement(milliseconds: number): Promise<void> {
  if (prefersReducedMotion()) return Promise.resolve();
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
