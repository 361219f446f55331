import { atom } from 'nanostores';
import { send } from '#browser/send.ts';
import { shopkeeperWeeks, type ShopWeeks } from '#contract/shopkeeper-weeks.ts';
import { isSignedOut, problemOf } from './access.ts';

/** What this week and the one before take; null until the server has answered, a text when it could not. */
export const $weeks = atom<ShopWeeks | string | null>(null);

/** Reads the weeks. */
export async function loadWeeks(): Promise<void> {
  const result = await send(shopkeeperWeeks, {});
  if (isSignedOut(result)) return;
  $weeks.set(result.kind === 'ok' ? result.response : problemOf(result));
}
