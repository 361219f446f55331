import type { Log, LogFields } from '#netlify/http/log.ts';

/** A log that keeps its lines, and the names of their events. */
export function inMemoryLog(): Log & { events: string[]; lines: [string, LogFields][] } {
  const events: string[] = [];
  const lines: [string, LogFields][] = [];
  const write = (event: string, fields: LogFields = {}): void => {
    events.push(event);
    lines.push([event, fields]);
  };
  return { events, lines, info: write, alarm: write };
}
