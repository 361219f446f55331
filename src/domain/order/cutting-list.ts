import { shareSlices } from '../bulk/bulk.ts';
import { findById, type BoxType, type Catalogue } from '../catalogue.ts';
import type { ParcelContent } from './parcel.ts';

/** The units in which a flavour is cut. */
export const CUT_UNITS = ['pieces', 'bars', 'bigBars', 'bags', 'slices'] as const;

/** A unit of the list. */
export type CutUnit = (typeof CUT_UNITS)[number];

/** How much of one flavour is to be cut, by the units in which boxes take it. */
export interface CutFlavour extends Record<CutUnit, number> {
  flavourId: number;
  name: string;
}

/** Nothing of a flavour. */
export const NOTHING_TO_CUT: Readonly<Record<CutUnit, number>> = {
  pieces: 0,
  bars: 0,
  bigBars: 0,
  bags: 0,
  slices: 0,
};

/** From how many times the weight of the lightest bar a bar is a big one. */
const BIG = 1.5;

const pieceGrams = ({ weightGrams, pieces }: BoxType): number => weightGrams / pieces;

/** Returns the unit of each box. Bars of different weights are different units. */
function unitsOf(boxes: readonly BoxType[]): ReadonlyMap<number, CutUnit> {
  const bars = boxes.filter(({ unit }) => unit.many === 'bars');
  const big = BIG * Math.min(...bars.map(pieceGrams));
  const unitOf = (box: BoxType): CutUnit => {
    if (box.unit.many === 'bags') return 'bags';
    if (box.unit.many !== 'bars') return 'pieces';
    return pieceGrams(box) > big ? 'bigBars' : 'bars';
  };
  return new Map(boxes.map((box) => [box.id, unitOf(box)]));
}

/** An amount of one flavour, in one unit. */
interface Cut {
  flavourId: number;
  unit: CutUnit;
  count: number;
}

function cutSlices({ slices, flavourIds }: Extract<ParcelContent, { kind: 'slices' }>): Cut[] {
  const shares = shareSlices(slices, flavourIds);
  return shares.map(([flavourId, count]) => ({ flavourId, unit: 'slices', count }));
}

/** Returns what is cut for a parcel. A box of earlier times counts in pieces. */
function cutsOf(content: ParcelContent, units: ReadonlyMap<number, CutUnit>): Cut[] {
  if (content.kind === 'unreadable') return [];
  if (content.kind === 'slices') return cutSlices(content);
  return content.items.flatMap(({ box, quantity }) => {
    const unit = units.get(box.boxId) ?? 'pieces';
    return box.selection.map((entry) => ({
      flavourId: entry.flavourId,
      unit,
      count: entry.quantity * quantity,
    }));
  });
}

/** Returns what is to be cut for parcels, a line for each flavour, by name. */
export function cuttingList(
  contents: readonly ParcelContent[],
  catalogue: Pick<Catalogue, 'boxes' | 'allFlavours'>,
): CutFlavour[] {
  const units = unitsOf(catalogue.boxes);
  const lines = new Map<number, CutFlavour>();
  const newLine = (flavourId: number): CutFlavour => {
    const name = findById(catalogue.allFlavours, flavourId)?.name ?? `Flavour ${flavourId}`;
    const line = { flavourId, name, ...NOTHING_TO_CUT };
    lines.set(flavourId, line);
    return line;
  };
  for (const content of contents) {
    for (const { flavourId, unit, count } of cutsOf(content, units)) {
      const line = lines.get(flavourId) ?? newLine(flavourId);
      line[unit] += count;
    }
  }
  return [...lines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
