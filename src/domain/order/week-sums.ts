import { findById, type Catalogue } from '../catalogue.ts';
import { addDays, isoWeekday, type Day } from '../day.ts';
import { sumByKey } from '../sum-by-key.ts';
import { shareSlices } from '../bulk/bulk.ts';
import { NOTHING_TO_CUT, cuttingList, type CutFlavour } from './cutting-list.ts';
import type { ParcelContent } from './parcel.ts';

/** The days of a week, Monday to Sunday. */
export interface Week {
  from: Day;
  to: Day;
}

/** Returns the week that a day is in. */
export function weekOf(day: Day): Week {
  const from = addDays(day, 1 - isoWeekday(day));
  return { from, to: addDays(from, 6) };
}

type Goods = Pick<Catalogue, 'boxes' | 'allFlavours'>;

/** How much of one flavour a week takes. */
export interface FlavourSum extends Omit<CutFlavour, 'flavourId' | 'name'> {
  grams: number;
}

/** How much of each flavour and how many of each box some weeks take, in the order of the weeks. */
export interface WeekSums {
  flavours: readonly { name: string; weeks: readonly FlavourSum[] }[];
  boxes: readonly { name: string; weeks: readonly number[] }[];
}

function gramsOf(
  content: ParcelContent,
  goods: Goods,
  sliceGrams: number,
): (readonly [number, number])[] {
  if (content.kind === 'unreadable') return [];
  if (content.kind === 'slices') {
    const shares = shareSlices(content.slices, content.flavourIds);
    return shares.map(([id, count]) => [id, count * sliceGrams] as const);
  }
  return content.items.flatMap(({ box, quantity }) => {
    const type = findById(goods.boxes, box.boxId);
    const each = type ? type.weightGrams / type.pieces : 0;
    return box.selection.map(
      (entry) => [entry.flavourId, entry.quantity * quantity * each] as const,
    );
  });
}

const boxesOf = (content: ParcelContent, { boxes }: Goods): (readonly [string, number])[] =>
  content.kind === 'boxes'
    ? content.items.map(
        ({ box, quantity }) =>
          [findById(boxes, box.boxId)?.name ?? `Box ${box.boxId}`, quantity] as const,
      )
    : [];

const NOTHING: FlavourSum = { grams: 0, ...NOTHING_TO_CUT };

function flavoursOf(contents: readonly ParcelContent[], goods: Goods, sliceGrams: number) {
  const grams = sumByKey(contents.flatMap((content) => gramsOf(content, goods, sliceGrams)));
  const list = cuttingList(contents, goods);
  return new Map(
    list.map(({ flavourId, name, ...units }) => [
      name,
      { ...units, grams: Math.round(grams.get(flavourId) ?? 0) },
    ]),
  );
}

/** Returns everything that a list of maps names, what the first map has most of first. */
function namesIn<Sum>(weeks: readonly Map<string, Sum>[], size: (sum: Sum) => number): string[] {
  const names = [...new Set(weeks.flatMap((sums) => [...sums.keys()]))];
  const sizesOf = (name: string) =>
    weeks.map((sums) => {
      const sum = sums.get(name);
      return sum === undefined ? 0 : size(sum);
    });
  const rows = names.map((name) => ({ name, sizes: sizesOf(name) }));
  rows.sort((a, b) => {
    const week = a.sizes.findIndex((one, index) => one !== b.sizes[index]);
    return week === -1 ? a.name.localeCompare(b.name) : (b.sizes[week] ?? 0) - (a.sizes[week] ?? 0);
  });
  return rows.map(({ name }) => name);
}

/** Returns what weeks of parcels take, what the first week takes most of first. Slices count by what one weighs. */
export function sumWeeks(
  weeks: readonly (readonly ParcelContent[])[],
  goods: Goods,
  sliceGrams: number,
): WeekSums {
  const flavours = weeks.map((contents) => flavoursOf(contents, goods, sliceGrams));
  const boxes = weeks.map((contents) => sumByKey(contents.flatMap((one) => boxesOf(one, goods))));
  return {
    flavours: namesIn(flavours, ({ grams }) => grams).map((name) => ({
      name,
      weeks: flavours.map((sums) => sums.get(name) ?? NOTHING),
    })),
    boxes: namesIn(boxes, (count) => count).map((name) => ({
      name,
      weeks: boxes.map((sums) => sums.get(name) ?? 0),
    })),
  };
}
