import * as v from 'valibot';
import { openJournal, type Journal } from '../append-log.ts';

export interface Row {
  readonly id: string;
}

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** Rows by id; putting a row again replaces it. */
export interface Table<R extends Row> {
  readonly get: (id: string) => R | undefined;
  /** Oldest first. */
  readonly all: () => R[];
  readonly put: (row: R) => void;
}

const entrySchema = v.object({ table: v.string(), row: v.custom<Row>(hasId) });
type Entry = v.InferOutput<typeof entrySchema>;

/** Tables that share one journal file; without a file they are forgotten when the process ends. */
export function openTables(file?: string): Opener {
  const journal = openJournal(file, (value) => v.is(entrySchema, value), latestOfEach);
  return (name, isRow) => openTable(journal, name, isRow);
}

/** Opens a table by its name; `isRow` knows its rows again. */
type Opener = <R extends Row>(name: string, isRow: (row: Row) => row is R) => Table<R>;

function openTable<R extends Row>(
  journal: Journal<Entry>,
  name: string,
  isRow: (row: Row) => row is R,
): Table<R> {
  const found = journal.found.filter(({ table }) => table === name).map(({ row }) => row);
  const rows = new Map(found.filter(isRow).map((row) => [row.id, row]));
  return {
    get: (id) => rows.get(id),
    all: () => [...rows.values()],
    put(row) {
      journal.append({ table: name, row });
      rows.set(row.id, row);
    },
  };
}

function latestOfEach(entries: Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [`${entry.table} ${entry.row.id}`, entry])).values()];
}
