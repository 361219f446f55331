import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A list that outlives the process: one JSON line per entry, written before the caller goes on. */
export interface Journal<Entry> {
  /** What an earlier process had written. */
  readonly found: readonly Entry[];
  readonly append: (entry: Entry) => void;
}

/** Without a file nothing is kept. `condense` leaves out entries that later ones made void. */
export function openJournal<Entry>(
  file: string | undefined,
  isEntry: (value: unknown) => value is Entry,
  condense: (entries: Entry[]) => Entry[] = (entries) => entries,
): Journal<Entry> {
  if (!file) return { found: [], append: () => undefined };
  const found = condense(existsSync(file) ? readEntries(file, isEntry) : []);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, found.map(toLine).join(''));
  return { found, append: (entry) => appendFileSync(file, toLine(entry)) };
}

const toLine = (entry: unknown): string => `${JSON.stringify(entry)}\n`;

function readEntries<Entry>(file: string, isEntry: (value: unknown) => value is Entry): Entry[] {
  return readFileSync(file, 'utf8').split('\n').map(parseLine).filter(isEntry);
}

/** A process killed while it wrote leaves half a line behind: that entry was never promised. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
