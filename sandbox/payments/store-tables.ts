import * as v from 'valibot';
import { openAppendLog, type AppendLog } from '../append-log.ts';

export interface StoreRow {
  readonly id: string;
}

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** Rows by id; putting a row again replaces it. */
export interface StoreTable<R extends StoreRow> {
  readonly get: (id: string) => R | undefined;
  /** Oldest first. */
  readonly all: () => R[];
  readonly put: (row: R) => void;
}

const entrySchema = v.object({ table: v.string(), row: v.custom<StoreRow>(hasId) });
type Entry = v.InferOutput<typeof entrySchema>;

/** Tables that share one log file; without a file they are forgotten when the process ends. */
export function openTables(file?: string): OpenTable {
  const log = openAppendLog(file, (value) => v.is(entrySchema, value), latestEntries);
  return (name, isRow) => openTable(log, name, isRow);
}

/** Opens a table by its name; `isRow` knows its rows again. */
type OpenTable = <R extends StoreRow>(
  name: string,
  isRow: (row: StoreRow) => row is R,
) => StoreTable<R>;

function openTable<R extends StoreRow>(
  log: AppendLog<Entry>,
  name: string,
  isRow: (row: StoreRow) => row is R,
): StoreTable<R> {
  const found = log.earlier.filter(({ table }) => table === name).map(({ row }) => row);
  const rows = new Map(found.filter(isRow).map((row) => [row.id, row]));
  return {
    get: (id) => rows.get(id),
    all: () => [...rows.values()],
    put(row) {
      log.append({ table: name, row });
      rows.set(row.id, row);
    },
  };
}

function latestEntries(entries: Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [`${entry.table} ${entry.row.id}`, entry])).values()];
}
