import { atom } from 'nanostores';
import {
  shopkeeperWaitingCounts,
  type WaitingCounts,
} from '#contract/shopkeeper-waiting-counts.ts';
import { $access, sendAsShopkeeper } from './sign-in/access.ts';

const REFRESH_MS = 60_000;

const NONE: WaitingCounts = { messages: 0, reviews: 0 };

/** What waits for the shop's answer, as of the last time that the server said. */
export const $waitingCounts = atom(NONE);

/** Counts anew what waits for the shop's answer. */
export async function loadWaitingCounts(): Promise<void> {
  const result = await sendAsShopkeeper(shopkeeperWaitingCounts, {});
  if (result?.kind === 'ok') $waitingCounts.set(result.response);
}

/** Follows what waits for the shop's answer while the page is in sight. Returns an unsubscribe function. */
export function followWaitingCounts(): () => void {
  const refresh = () => {
    if (!document.hidden) void loadWaitingCounts();
  };
  refresh();
  const timer = setInterval(refresh, REFRESH_MS);
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

$access.listen(({ state }) => {
  if (state === 'signed-out') $waitingCounts.set(NONE);
});
