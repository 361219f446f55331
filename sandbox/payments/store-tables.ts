import * as v from 'valibot';
import { openAppendLog, type AppendLog } from '../append-log.ts';

export interface StoreRow {
  readonly id: string;
}

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value;
}

/** A table of rows by id; `put` replaces a row with the same id. */
export interface StoreTable<R extends StoreRow> {
  readonly get: (id: string) => R | undefined;
  /** Returns all rows, oldest first. */
  readonly all: () => R[];
  readonly put: (row: R) => void;
}

const entrySchema = v.object({ table: v.string(), row: v.custom<StoreRow>(hasId) });
type Entry = v.InferOutput<typeof entrySchema>;

/** Opens tables that share one log file; without a file they are lost when the process ends. */
export function openTables(file?: string): OpenTable {
  const log = openAppendLog(file, (value) => v.is(entrySchema, value), latestEntries);
  return (name, isRow) => openTable(log, name, isRow);
}

/** Opens a table by name; `isRow` validates stored rows. */
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
