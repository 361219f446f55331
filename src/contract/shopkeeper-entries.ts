import * as v from 'valibot';

/** Where a page of a list begins, in a query: after the entry of this id. */
export const pagePosition = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** The id of what is changed, and the version that was seen. */
export const versionedId = {
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
  expectedVersion: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999)),
};
