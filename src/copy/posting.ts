import { POSTED_WITHIN_DAYS } from '#domain/delivery/posting-schedule.ts';

/** When any order leaves, for a page that does not know the time. */
export const POSTED_WITHIN = `Posted within ${POSTED_WITHIN_DAYS} working days`;
