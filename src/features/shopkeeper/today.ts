import { londonTime, type Day } from '#domain/day.ts';

/** Returns the day that it is in London. */
export const today = (): Day => londonTime(Date.now()).day;
