import { atom, onMount } from 'nanostores';

/** Whether the browser is offline. */
export const $isOffline = atom(false);

onMount($isOffline, () => {
  if (typeof window === 'undefined') return;
  const update = (): void => $isOffline.set(!navigator.onLine);
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
  return () => {
    removeEventListener('online', update);
    removeEventListener('offline', update);
  };
});
