import { cutAmount } from '#copy/cutting.ts';
import type { CutFlavour } from '#domain/order/cutting-list.ts';
import { formatWeekday } from '#domain/day-words.ts';
import type { Morning, MorningParcel } from './morning-for-mail.ts';
import {
  byClass,
  CUTTING_NOTICE,
  cuttingUnits,
  dueLines,
  lateSince,
  MAX_ENTRIES,
  MAX_PARCELS,
  morningNewsText,
  nameText,
  parcelFacts,
  restText,
  slicesLeaveText,
  STOP_ADVICE,
  stopText,
  tallyText,
  thingsToPrepare,
  titles,
} from './morning-copy.ts';
import { NOTHING_STUCK, OPEN_PAYMENTS, paymentsIndex, stuckText, stuckToDo } from './stuck-copy.ts';

/** A part with its title; nothing for a part without lines. */
const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title.toUpperCase(), ...lines];

/** Returns the lines of the first entries, and that there are more. */
function firstOf<T>(
  entries: readonly T[],
  max: number,
  lines: (one: T) => string[],
  isOnPage = true,
): string[] {
  const rest = restText(entries.length, max, isOnPage);
  return [...entries.slice(0, max).flatMap(lines), ...(rest === null ? [] : [rest])];
}

const parcelLines = (parcel: MorningParcel): string[] => [
  `[ ] ${nameText(parcel)}, ${parcel.postcode}`,
  `    ${parcelFacts(parcel)}`,
  `    ${parcel.number}`,
];

function cuttingLine(line: CutFlavour): string {
  const amounts = cuttingUnits([line]).map((unit) => cutAmount(line[unit], unit));
  return `${line.name}: ${amounts.join(', ')}`;
}

/** Returns the morning mail as plain text, in the order of the HTML. */
export function morningLines(
  morning: Morning,
  { boardUrl, paymentsUrl }: { boardUrl: string; paymentsUrl: string },
): string[] {
  const { on, stuck, stopped, news, cutting, overdue, due, slices } = morning;
  return [
    formatWeekday(on),
    ...part(
      titles.stuck,
      stuck.flatMap((one, index) => [
        `${stuckText(one)} ${stuckToDo(one)}`,
        ...(index === paymentsIndex(stuck) ? [`${OPEN_PAYMENTS}: ${paymentsUrl}`] : []),
      ]),
    ),
    ...part(titles.stopped(morning), [
      ...(stopped.length > 0 ? [STOP_ADVICE] : []),
      ...firstOf(stopped, MAX_ENTRIES, (one) => [stopText(one)]),
    ]),
    '',
    ...dueLines(morning),
    boardUrl,
    ...part(
      titles.overdue(morning),
      firstOf(overdue, MAX_ENTRIES, (one) => [
        ...parcelLines(one),
        `    overdue ${lateSince(one)}, by ${one.shippingName}`,
      ]),
    ),
    ...part(titles.cutting, [
      ...cutting.map(cuttingLine),
      ...(cutting.length > 0 ? [CUTTING_NOTICE] : []),
    ]),
    ...part(
      titles.things,
      thingsToPrepare(morning).flatMap(({ name, total, lines }) => [
        `${name}: ${total}`,
        ...lines.map((line) => `    ${line}`),
      ]),
    ),
    ...part(
      titles.due(morning),
      firstOf(
        byClass(due).flatMap(({ parcels }) => parcels),
        MAX_PARCELS,
        (one) => [...parcelLines(one), `    ${one.shippingName}`],
      ),
    ),
    ...part(
      titles.slices,
      firstOf(slices, MAX_ENTRIES, (one) => [
        `${nameText(one)}, ${one.number}: ${slicesLeaveText(one, on)}`,
        ...one.flavours.map((flavour) => `    ${tallyText(flavour)}`),
      ]),
    ),
    ...part(
      titles.news(morning),
      firstOf(
        news,
        MAX_ENTRIES,
        (one) => [`${nameText(one)}, ${one.number}: ${morningNewsText(one)}`],
        false,
      ),
    ),
    ...(stuck.length === 0 ? ['', NOTHING_STUCK] : []),
  ];
}
