import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** An append-only file with one JSON line per entry, written synchronously. */
export interface AppendLog<Entry> {
  /** The entries that earlier processes wrote. */
  readonly earlier: readonly Entry[];
  readonly append: (entry: Entry) => void;
}

/** Opens a log; without a file nothing is stored. `compact` drops superseded entries. */
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

/** Parses a line; undefined for a partial line, which a killed process leaves behind. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
