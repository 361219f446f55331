import { computed } from 'nanostores';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { londonTime } from '#domain/day.ts';
import { findLidCategory } from '#domain/box/lids.ts';
import { seasonalEvents, upcomingEvent, type SeasonalEvent } from '#domain/box/seasons.ts';
import { $lid } from '../../draft/draft.ts';
import { $now } from '#features/delivery/clock.ts';

/** Computes the upcoming event and its lid category, with a seasonal category chosen before. */
export function upcomingEventFrom(events: readonly SeasonalEvent[]) {
  return computed([$now, $lid, $catalogue], (now, lid, catalogue) => {
    const event = now === null ? null : upcomingEvent(londonTime(now).day, events);
    const chosen = lid ? findLidCategory(lid.categoryId, catalogue) : undefined;
    const ids = [
      ...(event ? [event.categoryId] : []),
      ...(chosen?.group === 'Seasonal' ? [chosen.id] : []),
    ];
    return { event, categoryIds: [...new Set(ids)] };
  });
}

export const $upcomingEvent = upcomingEventFrom(seasonalEvents);
