import type { Log } from '#netlify/http/log.ts';

/** A log that keeps the names of its events. */
export function inMemoryLog(): Log & { events: string[] } {
  const events: string[] = [];
  return {
    events,
    info: (event) => void events.push(event),
    alarm: (event) => void events.push(event),
  };
}
