import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A list that outlives the process: one JSON line per entry, written before the caller goes on. */
export interface AppendLog<Entry> {
  /** What an earlier process had written. */
  readonly earlier: readonly Entry[];
  readonly append: (entry: Entry) => void;
}

/** Without a file nothing is kept. `condense` leaves out entries that later ones made void. */
export function openAppendLog<Entry>(
  file: string | undefined,
  isEntry: (value: unknown) => value is Entry,
  compact: (entries: Entry[]) => Entry[] = (entries) => entries,
): AppendLog<Entry> {
  if (!file) return { earlier: [], append: () => undefined };
  const earlier = compact(existsSync(file) ? readEntries(file, isEntry) : []);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, earlier.map(toLine).join(''));
  return { earlier, append: (entry) => appendFileSync(file, toLine(entry)) };
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
