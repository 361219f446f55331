import { onIdle } from '#browser/on-idle.ts';
import type { PostalCalendar } from '#domain/delivery/dispatch.ts';

/** What the shopkeeper changed for today. */
export interface TodaysAvailability {
  /** The ids of flavours that are sold out. */
  soldOut: readonly number[];
  /** Returns a calendar with the closed days and the last posting dates that the shopkeeper wrote. */
  amend: (calendar: PostalCalendar) => PostalCalendar;
}

type Follower = (availability: TodaysAvailability) => void;

const followers: Follower[] = [];
let known: TodaysAvailability | undefined;
let isAsked = false;

async function ask(): Promise<void> {
  const said = await (await fetch('/api/availability')).text();
  // On most days nothing is sold out, and nothing is fetched to read that.
  if (!/"(flavourId|from|lastDay)"/.test(said)) return;
  const { readAvailability } = await import('./read-availability.ts');
  known = readAvailability(said);
  for (const follower of followers) follower(known);
}

/**
 * Calls the follower with what is sold out or closed, if anything: once the page is idle, by one request for all followers.
 * If that fails, the page sells as built.
 */
export function followAvailability(follower: Follower): void {
  followers.push(follower);
  if (known) follower(known);
  if (isAsked || typeof window === 'undefined') return;
  isAsked = true;
  onIdle(() => void ask().catch(() => undefined));
}
