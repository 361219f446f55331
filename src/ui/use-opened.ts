import { useState } from 'react';

/** Returns whether a section has had a reason to open. It opens by itself, and never closes by itself. */
export function useOpened(isReason: boolean): boolean {
  const [isOpened, setOpened] = useState(isReason);
  if (isReason && !isOpened) setOpened(true);
  return isOpened || isReason;
}
