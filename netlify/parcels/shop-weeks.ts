import type { ShopWeeks } from '#contract/shopkeeper-weeks.ts';
import { postage } from '#data/postage.ts';
import { addDays, londonTime, type Instant } from '#domain/day.ts';
import { sumWeeks, weekOf } from '#domain/order/week-sums.ts';
import type { ReadOffer } from '#netlify/availability/offer.ts';
import type { Parcels } from './parcel-store.ts';

/** Returns what this week and the one before take, by the day on which their parcels leave. */
export async function readShopWeeks(
  shop: { parcels: Pick<Parcels, 'contentsToLeave'>; offer: ReadOffer },
  now: Instant,
): Promise<ShopWeeks> {
  const thisWeek = weekOf(londonTime(now).day);
  const weeks = [thisWeek, weekOf(addDays(thisWeek.from, -1))];
  const [offer, ...contents] = await Promise.all([
    shop.offer(),
    ...weeks.map((week) => shop.parcels.contentsToLeave(week)),
  ]);
  const { flavours, boxes } = sumWeeks(contents, offer.catalogue, postage.grams.slice);
  return {
    weeks: weeks.map((week, index) => ({ ...week, parcels: contents[index]?.length ?? 0 })),
    flavours: flavours.map(({ name, weeks: sums }) => ({ name, weeks: [...sums] })),
    boxes: boxes.map(({ name, weeks: sums }) => ({ name, weeks: [...sums] })),
  };
}
