import { atom } from 'nanostores';
import { send } from '#browser/send.ts';
import { shopkeeperNews, type ShopNews } from '#contract/shopkeeper-news.ts';
import { $access, isSignedOut } from './access.ts';

const REFRESH_MS = 60_000;

const NO_NEWS: ShopNews = { messages: 0, reviews: 0 };

/** What waits for the shop's answer, as of the last time that the server said. */
export const $news = atom(NO_NEWS);

/** Counts anew what waits for the shop's answer. */
export async function loadNews(): Promise<void> {
  const result = await send(shopkeeperNews, {});
  if (!isSignedOut(result) && result.kind === 'ok') $news.set(result.response);
}

/** Follows what waits for the shop's answer while the page is in sight. Returns an unsubscribe function. */
export function followNews(): () => void {
  const refresh = () => {
    if (!document.hidden) void loadNews();
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
  if (state === 'signed-out') $news.set(NO_NEWS);
});
