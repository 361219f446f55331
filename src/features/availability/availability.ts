import { onIdle } from '#browser/on-idle.ts';
import type { Instant } from '#domain/day.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';

/** What the shopkeeper changed for today. */
export interface TodaysAvailability {
  /** The same as long as all else is. */
  key: string;
  /** The ids of flavours that are sold out. */
  soldOut: readonly number[];
  /** Returns a calendar with the closed days and the last posting dates that the shopkeeper wrote. */
  amend: (calendar: PostalCalendar) => PostalCalendar;
}

type Follower = (availability: TodaysAvailability) => void;

/** How old an answer may be when a page is looked at again. */
const MAX_AGE_MS = 5 * 60_000;

const followers: Follower[] = [];
let known: TodaysAvailability | undefined;
/** When the newest answer was asked for: an older one that comes later says nothing. */
let askedAt: Instant = 0;

async function ask(query = ''): Promise<void> {
  const now = Date.now();
  try {
    const response = await fetch('/api/availability' + query);
    if (!response.ok) return;
    const said = await response.text();
    // On most days nothing is sold out: the answer holds no list of objects, and nothing is fetched to read that.
    const reader = known || said.includes('{', 1) ? await import('./read-availability.ts') : null;
    if (now < askedAt) return;
    askedAt = now;
    const newest = reader?.readAvailability(said);
    if (!newest || newest.key === known?.key) return;
    known = newest;
    for (const follower of followers) follower(newest);
  } catch {
    // The page sells as before.
  }
}

/**
 * Asks the shop anew what is sold out or closed, past the copies that pages share, and tells all followers what is new. If that
 * fails, the page sells as before.
 */
export function refreshAvailability(): void {
  void ask(`?at=${Date.now()}`);
}

/**
 * Calls the follower with what is sold out or closed, if anything: once the page is idle, by one request for all followers, and
 * when it is news at a later look at the page or `refreshAvailability`. If the first request fails, the page sells as built.
 */
export function followAvailability(follower: Follower): void {
  if (known) follower(known);
  if (import.meta.env.SSR) return;
  followers.push(follower);
  if (followers.length > 1) return;
  onIdle(() => void ask());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt > MAX_AGE_MS) void ask();
  });
}
