import { postalCalendar } from '#data/calendar.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { shippingOptions } from '#data/shipping.ts';
import type { Catalogue } from '#domain/catalogue.ts';
import { formatDayRange, formatShortDay, formatWeekday } from '#domain/day-words.ts';
import { londonTime, type Instant } from '#domain/day.ts';
import { closeOn, soldOutOn, type Availability } from '#domain/delivery/availability.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';

const listed = new Intl.ListFormat('en-GB');

function soldOutLines(availability: Availability, catalogue: Catalogue, now: Instant): string[] {
  const ids = soldOutOn(availability, londonTime(now).day);
  if (ids.length === 0) return ['Every flavour is on sale.'];
  const names = catalogue.flavours.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  const holds = ({ selection }: { selection: readonly { flavourId: number }[] }) =>
    selection.some(({ flavourId }) => ids.includes(flavourId));
  const boxes = shopBoxes.filter(holds).map(({ name }) => name);
  const fixed = catalogue.boxes
    .filter(({ fixedSelection }) => fixedSelection && holds({ selection: fixedSelection }))
    .map(({ name }) => name);
  const presets = catalogue.presets.filter(holds).map(({ name }) => name);
  const unsold = [...boxes, ...fixed];
  return [
    `Sold out today: ${listed.format(names)}.`,
    ...(unsold.length > 0 ? [`Not sold meanwhile: ${listed.format(unsold)}.`] : []),
    ...(presets.length > 0 ? [`Filled with other flavours: ${listed.format(presets)}.`] : []),
  ];
}

function closureLines(availability: Availability, now: Instant): string[] {
  const [method] = shippingOptions;
  if (!method) return [];
  const calendar = closeOn(postalCalendar, availability);
  const { dispatch, first, last } = estimateArrival(now, method, calendar);
  const days = availability.closed.map(({ from, to }) => formatDayRange(from, to));
  return [
    days.length === 0
      ? 'No closed days besides weekends and bank holidays.'
      : `Closed: ${listed.format(days)}.`,
    `An order placed now is posted on ${formatWeekday(dispatch)} and arrives ${formatDayRange(first, last)} by 2nd class.`,
  ];
}

/** Returns what shoppers see with an availability, one sentence a line. */
export function previewLines(
  availability: Availability,
  catalogue: Catalogue,
  now: Instant,
): string[] {
  return [...soldOutLines(availability, catalogue, now), ...closureLines(availability, now)];
}

/** Returns until when a flavour is sold out: "until 30 Nov", "until further notice". */
export const untilText = ({ until }: Availability['soldOut'][number]): string =>
  until === undefined ? 'until further notice' : `up to and including ${formatShortDay(until)}`;
