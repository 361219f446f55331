import { computed } from 'nanostores';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { daysBetween, londonTime } from '#domain/day.ts';
import { findLidCategory } from '#domain/box/lids.ts';
import { seasonalEvents, upcomingEvent, type SeasonalEvent } from '#domain/box/seasons.ts';
import { $lid } from '../../draft/draft.ts';
import { $now } from '#features/delivery/clock.ts';

/** Computes the upcoming event, in how many days it is, and its lid category, with a seasonal category chosen before. */
export function upcomingEventFrom(events: readonly SeasonalEvent[]) {
  return computed([$now, $lid, $catalogue], (now, lid, catalogue) => {
    const today = now === null ? null : londonTime(now).day;
    const event = today === null ? null : upcomingEvent(today, events);
    const chosen = lid ? findLidCategory(lid.categoryId, catalogue) : undefined;
    const ids = [
      ...(event ? [event.categoryId] : []),
      ...(chosen?.group === 'Seasonal' ? [chosen.id] : []),
    ];
    const days = today !== null && event ? daysBetween(today, event.day) : null;
    return { event, days, categoryIds: [...new Set(ids)] };
  });
}

export const $upcomingEvent = upcomingEventFrom(seasonalEvents);
