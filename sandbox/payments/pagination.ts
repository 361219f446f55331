import { invalidParameter, objectNotFound } from './api-error.ts';

interface Paging {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

export interface ListPage<Row> {
  object: 'list';
  data: Row[];
  has_more: boolean;
  url: string;
}

/** Returns a page of rows in the given order, 10 unless `limit` is given. Throws PaymentApiError. */
export function paginate<Row extends { id: string }>(
  rows: readonly Row[],
  { limit = 10, starting_after: after, ending_before: before }: Paging,
  url: string,
  kind: string,
): ListPage<Row> {
  if (limit < 1 || limit > 100)
    throw invalidParameter('limit', 'Invalid integer: limit must be 1 to 100.');
  const indexOf = (id: string, param: string): number => {
    const index = rows.findIndex((row) => row.id === id);
    if (index < 0) throw objectNotFound(kind, id, param, 400);
    return index;
  };
  if (before) {
    const end = indexOf(before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', data: rows.slice(start, end), has_more: start > 0, url };
  }
  const start = after ? indexOf(after, 'starting_after') + 1 : 0;
  const data = rows.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < rows.length, url };
}

interface Range {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

/** Returns true if the value equals or lies in the range; always if undefined. */
export function isInRange(range: Range | number | undefined, value: number): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return value === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return value > gt && value >= gte && value < lt && value <= lte;
}
