import { unbrokenDays } from '#copy/unbroken.ts';
import { postalCalendar } from '#data/calendar.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { shippingOptions } from '#data/shipping.ts';
import { findById, USUAL_SHIPPING_ID, type Catalogue } from '#domain/catalogue.ts';
import { formatDayRange, formatShortDay, formatWeekday } from '#domain/day-words.ts';
import { dayParts, londonTime, type Instant } from '#domain/day.ts';
import { amendCalendar, soldOutOn, type Availability } from '#domain/delivery/availability.ts';
import { estimateArrival } from '#domain/delivery/dispatch.ts';
import { listWords } from '#domain/text/list-words.ts';
import { postingSlots } from './posting-slots.ts';

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
    `Sold out today: ${listWords(names)}.`,
    ...(unsold.length > 0 ? [`Not sold meanwhile: ${listWords(unsold)}.`] : []),
    ...(presets.length > 0 ? [`Filled with other flavours: ${listWords(presets)}.`] : []),
  ];
}

function closureLines(availability: Availability, now: Instant): string[] {
  const method = findById(shippingOptions, USUAL_SHIPPING_ID);
  if (!method) return [];
  const calendar = amendCalendar(postalCalendar, availability);
  const { dispatch, first, last } = estimateArrival(now, method, calendar);
  const days = availability.closed.map(({ from, to }) => formatDayRange(from, to));
  return [
    days.length === 0
      ? 'No closed days besides weekends and bank holidays.'
      : `Closed: ${listWords(days)}.`,
    `An order placed now is posted on ${formatWeekday(dispatch)} and arrives ${formatDayRange(first, last)} by ${method.name}.`,
  ];
}

function postingLines(availability: Availability, now: Instant): string[] {
  const slots = postingSlots(availability, londonTime(now).day);
  return [...new Set(slots.map(({ event }) => event))].flatMap((event) => {
    const known = slots.flatMap(({ lastDay, deliveryName, ...slot }) =>
      lastDay && slot.event === event ? [`${formatShortDay(lastDay)} by ${deliveryName}`] : [],
    );
    const words = `Last posting before Christmas ${dayParts(event).year}`;
    return known.length === 0 ? [] : [`${words}: ${listWords(known)}.`];
  });
}

/** Returns what shoppers see with an availability, one sentence a line. */
export function previewLines(
  availability: Availability,
  catalogue: Catalogue,
  now: Instant,
): string[] {
  return [
    ...soldOutLines(availability, catalogue, now),
    ...closureLines(availability, now),
    ...postingLines(availability, now),
  ].map(unbrokenDays);
}

/** Returns until when a flavour is sold out: "up to and including 30 Nov", "until further notice". */
export const untilText = ({ until }: Availability['soldOut'][number]): string =>
  until === undefined ? 'until further notice' : `up to and including ${formatShortDay(until)}`;
