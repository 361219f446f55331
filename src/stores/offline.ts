import { atom, onMount } from 'nanostores';

/** Whether the browser has no connection. */
export const $isOffline = atom(false);

onMount($isOffline, () => {
  if (typeof window === 'undefined') return;
  const look = (): void => $isOffline.set(!navigator.onLine);
  look();
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
});
