import * as v from 'valibot';

/** Where a page of a list begins, in a query: after the entry of this id. */
export const pagePosition = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** The number of a stored entry, an id or a version. Nine digits fit the columns of the database. */
export const storedNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));

const fromOne = v.pipe(storedNumber, v.minValue(1));

/** The id of what is changed, and the version that was seen. */
export const versionedId = { id: fromOne, expectedVersion: fromOne };
