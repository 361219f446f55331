import { offerReload } from '#browser/offer-reload.ts';

/** Reports an error that made React empty a part of the page, and offers to load the page again. */
export function onUncaughtError(error: unknown): void {
  reportError(error);
  offerReload();
}
