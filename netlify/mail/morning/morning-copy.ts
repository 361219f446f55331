import { unbroken } from '#copy/unbroken.ts';
import { formatWeight } from '#domain/weight.ts';
import { formatShortWeekday, formatWeekday, weekdayName } from '#domain/day-words.ts';
import { londonTime, type Day, type Instant } from '#domain/day.ts';
import { formatPounds } from '#domain/money.ts';
import { CUT_UNITS, type CutFlavour, type CutUnit } from '#domain/order/cutting-list.ts';
import {
  wantsChecking,
  type Morning,
  type MorningNews,
  type MorningParcel,
  type MorningSlices,
  type StoppedParcel,
  type Tally,
} from './morning-for-mail.ts';

/** How many entries a list of the mail has at most; the page has the rest. */
export const MAX_PARCELS = 30;
export const MAX_ENTRIES = 10;
const MAX_NAMES = 30;

/** A number; from a thousand on it has a comma. */
export const number = (n: number): string => n.toLocaleString('en-GB');

/** "1 parcel", "12 parcels"; a number from a thousand on has a comma. */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;

const MAX_TEXT = 40;

/** Cuts off a text that is too long for a list. An emoji stays whole. */
function clip(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_TEXT ? `${characters.slice(0, MAX_TEXT - 1).join('')}…` : text;
}

/** Returns the name of an entry, short enough for a list. */
export const nameText = ({ who }: { who: string }): string => clip(who);

/** "Mon 23 Nov", on one line. */
const shortWeekday = (day: Day): string => unbroken(formatShortWeekday(day));

/** "07:15 on Mon 23 Nov". */
export function momentText(at: Instant): string {
  const { day, hour, minute } = londonTime(at);
  const time = [hour, minute].map((n) => String(n).padStart(2, '0')).join(':');
  return `${time} on ${shortWeekday(day)}`;
}

/** Returns the subject: "Monday 23rd November: 12 to post, 2 overdue, 1 STOP". */
export function morningSubject(morning: Morning): string {
  const { on, isPostingDay, due, overdue, stopped, stuck } = morning;
  const parts = [
    ...(due.length > 0 ? [`${number(due.length)} to post`] : []),
    ...(overdue.length > 0 ? [`${number(overdue.length)} overdue`] : []),
    ...(stopped.length > 0 ? [`${number(stopped.length)} STOP`] : []),
  ];
  const nothing = isPostingDay ? 'nothing to post' : 'no post';
  const check = stuck.some(wantsChecking) ? 'Please check: ' : '';
  return `${check}${formatWeekday(on)}: ${parts.join(', ') || nothing}`;
}

/** "12 parcels to post today", or that there are none. */
export function dueText({ due, isPostingDay }: Morning): string {
  if (!isPostingDay) return 'No post today';
  return due.length === 0
    ? 'Nothing to post today'
    : `${count(due.length, 'parcel')} to post today`;
}

/** "and 2 overdue since Fri 20 Nov", without "and" where none is due today; null when nothing is overdue. */
export function overdueSince({ due, overdue }: Morning): string | null {
  const [first] = overdue.map(({ postOn }) => postOn).sort();
  return first === undefined
    ? null
    : `${due.length > 0 ? 'and ' : ''}${number(overdue.length)} overdue since ${shortWeekday(first)}`;
}

/** Parcels of one class of delivery. */
export interface PostingClass {
  name: string;
  parcels: readonly MorningParcel[];
}

/** Returns the parcels of a day by their class of delivery, the one with the fewest parcels first. */
export function byClass(parcels: readonly MorningParcel[]): PostingClass[] {
  const names = [...new Set(parcels.map(({ shippingName }) => shippingName))];
  return names
    .map((name) => ({ name, parcels: parcels.filter((one) => one.shippingName === name) }))
    .sort((a, b) => a.parcels.length - b.parcels.length);
}

/** Returns how what is due leaves, a line each: "3 by Royal Mail 1st Class". */
export function dueServices({ due, nextPostingDay }: Morning): string[] {
  return [
    ...byClass(due).map(({ name, parcels }) => `${number(parcels.length)} by ${name}`),
    ...(due.length > 0 ? [] : [`The next post leaves on ${formatWeekday(nextPostingDay)}`]),
  ];
}

/** Returns how many of them are for a day, and how many are packed. */
export function dueMore({ due }: Morning): string[] {
  const forDay = due.filter(({ metDay }) => metDay !== null).length;
  const packed = due.filter(({ isPacked }) => isPacked).length;
  return [
    ...(forDay > 0 ? [`${number(forDay)} for a day that was wished for`] : []),
    ...(packed > 0 ? [`${number(packed)} packed already`] : []),
  ];
}

/** Returns what is due today, a line each, after it what is overdue. */
export function dueLines(morning: Morning): string[] {
  const overdue = overdueSince(morning);
  return [
    dueText(morning),
    ...(overdue === null ? [] : [overdue]),
    ...dueServices(morning),
    ...dueMore(morning),
  ];
}

/** "2 boxes, 400 g, 1 note, wished for Thu 26 Nov, packed". */
export function parcelFacts(parcel: MorningParcel): string {
  const { boxes, slices, weightGrams, notes, metDay, isPacked } = parcel;
  const what =
    slices > 0
      ? `${slices} slices`
      : boxes > 0
        ? count(boxes, 'box', 'boxes')
        : 'contents: see the slip';
  const weight = weightGrams === null ? '' : `, ${formatWeight(weightGrams)}`;
  return [
    unbroken(`${what}${weight}`),
    ...(notes > 0 ? [unbroken(count(notes, 'note'))] : []),
    ...(metDay === null
      ? []
      : [`${slices > 0 ? 'needed on' : 'wished for'} ${shortWeekday(metDay)}`]),
    ...(isPacked ? ['packed'] : []),
  ].join(', ');
}

/** "since Fri 20 Nov": when it was to leave. */
export const lateSince = ({ postOn }: MorningParcel): string => `since ${shortWeekday(postOn)}`;

/** "Refunded in part, packed". */
export const stopDetails = ({ stop, isPacked }: StoppedParcel): string =>
  `${stop}${isPacked ? ', packed' : ''}`;

/** "Dorothy Quay, BHF-4F7K2M9QXA: refunded in part, packed". */
export const stopText = (parcel: StoppedParcel): string =>
  `${nameText(parcel)}, ${parcel.number}: ${stopDetails(parcel).toLowerCase()}`;

/** What to do with parcels whose payment went back. */
export const STOP_ADVICE =
  'Do not post these before somebody has looked at the payment. The lists of parcels below leave them out; what was refunded in part is still in what to make.';

/** "12 × Happy Birthday", on one line. */
export const tallyText = ({ name, count: n }: Tally): string => unbroken(`${number(n)} × ${name}`);

/** Returns the first entries, and a last one that says how many more there are. */
const shorten = (entries: readonly string[]): string[] =>
  entries.length > MAX_NAMES
    ? [...entries.slice(0, MAX_NAMES), `${number(entries.length - MAX_NAMES)} more on the page`]
    : [...entries];

/** Returns the sentence about what a list leaves out; null when it shows everything. News stand in this mail alone. */
export function restText(all: number, shown: number, isOnPage = true): string | null {
  const where = isOnPage ? ': the page has them all' : '';
  return all > shown ? `And ${count(all - shown, 'more', 'more')}${where}.` : null;
}

const sum = (tallies: readonly Tally[]): number =>
  tallies.reduce((total, { count: n }) => total + n, 0);

/** Returns what has to be at hand: "Notes", "4 to write", and for whom, or how many of which. */
export function thingsToPrepare(
  morning: Morning,
): { name: string; total: string; lines: string[] }[] {
  const { notes, keyrings, nameTags, lids } = morning;
  const whose = notes.map(({ name, count: n }) => unbroken(clip(n > 1 ? `${name} (${n})` : name)));
  const all = [
    { name: 'Notes', tallies: notes, verb: 'to write, for', lines: [shorten(whose).join(', ')] },
    {
      name: 'Keyrings',
      tallies: keyrings,
      verb: 'to pick',
      lines: shorten(keyrings.map(tallyText)),
    },
    { name: 'Names', tallies: nameTags, verb: 'to pick', lines: shorten(nameTags.map(tallyText)) },
    { name: 'Lids', tallies: lids, verb: 'to print', lines: shorten(lids.map(tallyText)) },
  ];
  return all
    .filter(({ tallies }) => tallies.length > 0)
    .map(({ name, tallies, verb, lines }) => ({
      name,
      total: `${number(sum(tallies))} ${verb}`,
      lines,
    }));
}

/** The units in which flavours are cut today. */
export const cuttingUnits = (cutting: readonly CutFlavour[]): CutUnit[] =>
  CUT_UNITS.filter((unit) => cutting.some((line) => line[unit] > 0));

/** What the cutting list counts. */
export const CUTTING_NOTICE =
  'For all that is due or overdue and not packed yet. Mark what has left as posted, and it leaves this list.';

const MAX_PARTS = 4;

/** "day they wished for, address, note of box of 6 and 2 more": what was changed, each once. */
function partsText(parts: readonly string[]): string {
  const names = [...new Set(parts)];
  const rest = names.length - MAX_PARTS;
  const shown = names.slice(0, MAX_PARTS).join(', ').toLowerCase();
  return rest > 0 ? `${shown} and ${number(rest)} more` : shown;
}

/** "Changed: address, note", "£5.00 of £24.50 refunded, after it was posted". */
export function morningNewsText(news: MorningNews): string {
  if (news.what === 'changed') return `Changed: ${partsText(news.parts)}`;
  const { stop, refundedPence, totalPence, isPosted } = news;
  const after = isPosted ? ', after it was posted' : '';
  if (stop === 'disputed') return `Disputed: ${formatPounds(totalPence)}${after}`;
  return stop === 'refunded'
    ? `All ${formatPounds(totalPence)} refunded${after}`
    : `${formatPounds(refundedPence)} of ${formatPounds(totalPence)} refunded${after}`;
}

/** "120 slices leave today, needed on Sat 28 Nov". */
export function slicesLeaveText({ quantity, postOn, metDay }: MorningSlices, on: Day): string {
  const leaves = postOn === on ? 'leave today' : `leave on ${shortWeekday(postOn)}`;
  const needed = metDay === null ? '' : `, needed on ${shortWeekday(metDay)}`;
  return `${unbroken(`${number(quantity)} slices`)} ${leaves}${needed}`;
}

/** Titles of the parts, so that HTML and text agree. */
export const titles = {
  stuck: 'Please check',
  stopped: ({ stopped }: Morning) => `STOP: ${count(stopped.length, 'parcel')}`,
  news: ({ newsSince }: Morning) => `New since ${weekdayName(newsSince)} morning`,
  cutting: 'To cut',
  things: 'To write, pick and print',
  overdue: ({ overdue }: Morning) => `Overdue: ${count(overdue.length, 'parcel')}`,
  class: ({ parcels }: PostingClass) => count(parcels.length, 'parcel'),
  due: ({ due, isPostingDay }: Morning) =>
    `${isPostingDay ? 'To post today' : 'Planned for today'}: ${count(due.length, 'parcel')}`,
  slices: 'Slices',
  page: 'Open the shop’s day',
} as const;
