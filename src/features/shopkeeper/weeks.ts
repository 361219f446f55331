import { atom } from 'nanostores';
import { shopkeeperWeeks, type ShopWeeks } from '#contract/shopkeeper-weeks.ts';
import { problemOf, sendAsShopkeeper } from './access.ts';

/** What this week and the one before take; null until the server has answered, a text when it could not. */
export const $weeks = atom<ShopWeeks | string | null>(null);

/** Reads the weeks. */
export async function loadWeeks(): Promise<void> {
  const result = await sendAsShopkeeper(shopkeeperWeeks, {});
  if (!result) return;
  $weeks.set(result.kind === 'ok' ? result.response : problemOf(result));
}
