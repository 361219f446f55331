import { atom } from 'nanostores';
import { shopkeeperWeeks, type ShopWeeks } from '#contract/shopkeeper-weeks.ts';
import { problemOf, sendAsShopkeeper } from '../sign-in/access.ts';
import { LOADING, type Loaded } from '../loaded.ts';

/** What this week and the one before take. */
export const $weeks = atom<Loaded<ShopWeeks>>(LOADING);

/** Reads the weeks. */
export async function loadWeeks(): Promise<void> {
  const result = await sendAsShopkeeper(shopkeeperWeeks, {});
  if (!result) return;
  $weeks.set(
    result.kind === 'ok'
      ? { state: 'ready', value: result.response }
      : { state: 'failed', message: problemOf(result) },
  );
}
