import { formatWeekday } from '#domain/day-words.ts';
import { MAX_DAYS_AHEAD, type RequestedDayError } from '#domain/delivery/requested-day.ts';
import { shortName } from './delivery.ts';

/** Returns why a date cannot be met, in a few words. */
export function requestedDayErrorLead({ code }: RequestedDayError): string {
  return code === 'too-far-ahead' ? `At most ${MAX_DAYS_AHEAD} days ahead` : 'Too soon';
}

/** Returns why a date cannot be met, and the nearest date that can. */
export function requestedDayErrorText(error: RequestedDayError): string {
  const lead = requestedDayErrorLead(error);
  return error.code === 'too-far-ahead'
    ? `${lead}: the latest is ${formatWeekday(error.latest)}.`
    : `${lead}: the earliest is ${formatWeekday(error.earliest)} by ${shortName(error.by)}.`;
}
