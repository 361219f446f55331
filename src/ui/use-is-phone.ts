import { useSyncExternalStore } from 'react';

const phone = matchMedia('(max-width: 40rem)');

function follow(onChange: () => void): () => void {
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** Returns whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(follow, () => phone.matches);
