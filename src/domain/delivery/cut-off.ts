import { londonTime, MINUTE_MS, type Day, type Instant } from '../day.ts';
import { dispatchDay, type PostalCalendar } from './dispatch.ts';
import { CUT_OFF_HOUR } from './posting-schedule.ts';

/** Today's cut-off: the time left, and the dispatch day of an order placed before it. */
export interface CutOff {
  /** Whole minutes, at least one. */
  minutesLeft: number;
  dispatch: Day;
}

/** Returns today's cut-off (`CUT_OFF_HOUR` in London), or null after it and when a later order is dispatched on the same day. */
export function cutOffToday(now: Instant, calendar: PostalCalendar): CutOff | null {
  const { hour, minute } = londonTime(now);
  const cutOff = now - (now % MINUTE_MS) + ((CUT_OFF_HOUR - hour) * 60 - minute) * MINUTE_MS;
  const minutesLeft = Math.floor((cutOff - now) / MINUTE_MS);
  const dispatch = dispatchDay(now, calendar);
  const isEarlier = dispatch < dispatchDay(cutOff, calendar);
  return minutesLeft > 0 && isEarlier ? { minutesLeft, dispatch } : null;
}
