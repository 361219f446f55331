import { onIdle } from '#browser/on-idle.ts';
import type { Instant } from '#domain/day.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';

/** What the shopkeeper changed for today. */
export interface TodaysAvailability {
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
let answeredAt: Instant = 0;

async function ask(): Promise<void> {
  const response = await fetch('/api/availability');
  if (!response.ok) return;
  const said = await response.text();
  answeredAt = Date.now();
  // On most days nothing is sold out, and nothing is fetched to read that.
  if (!known && !/"(flavourId|from|lastDay)"/.test(said)) return;
  const { readAvailability } = await import('./read-availability.ts');
  known = readAvailability(said);
  for (const follower of followers) follower(known);
}

/** Asks the shop what is sold out or closed, and tells all followers. If that fails, the page sells as before. */
export function refreshAvailability(): void {
  void ask().catch(() => undefined);
}

/**
 * Calls the follower with what is sold out or closed, if anything: once the page is idle, by one request for all followers, and
 * again when the page is looked at later or `refreshAvailability` is called. If the first request fails, the page sells as built.
 */
export function followAvailability(follower: Follower): void {
  followers.push(follower);
  if (known) follower(known);
  if (followers.length > 1 || typeof window === 'undefined') return;
  onIdle(refreshAvailability);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - answeredAt > MAX_AGE_MS) refreshAvailability();
  });
}
