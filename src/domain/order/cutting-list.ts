import { shareSlices } from '../bulk/bulk.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import type { ParcelContent } from './parcel.ts';

/** How much of one flavour is to be cut, by the units in which boxes take it. */
export interface CutFlavour {
  flavourId: number;
  name: string;
  pieces: number;
  bars: number;
  bags: number;
  slices: number;
}

/** A unit of the list. */
type Unit = 'pieces' | 'bars' | 'bags' | 'slices';

const unitOf = (many: string): Unit => (many === 'bars' || many === 'bags' ? many : 'pieces');

/** An amount of one flavour, in one unit. */
interface Cut {
  flavourId: number;
  unit: Unit;
  count: number;
}

function cutSlices({ slices, flavourIds }: Extract<ParcelContent, { kind: 'slices' }>): Cut[] {
  const shares = shareSlices(slices, flavourIds.length);
  return flavourIds.map((flavourId, place) => ({
    flavourId,
    unit: 'slices',
    count: shares[place] ?? 0,
  }));
}

function cutsOf(content: ParcelContent, catalogue: Pick<Catalogue, 'boxes'>): Cut[] {
  if (content.kind === 'unreadable') return [];
  if (content.kind === 'slices') return cutSlices(content);
  return content.items.flatMap(({ box, quantity }) => {
    const unit = unitOf(findById(catalogue.boxes, box.boxId)?.unit.many ?? '');
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
  const lines = new Map<number, CutFlavour>();
  for (const { flavourId, unit, count } of contents.flatMap((one) => cutsOf(one, catalogue))) {
    const name = findById(catalogue.allFlavours, flavourId)?.name ?? `Flavour ${flavourId}`;
    const line = lines.get(flavourId) ?? {
      ...{ flavourId, name },
      ...{ pieces: 0, bars: 0, bags: 0, slices: 0 },
    };
    lines.set(flavourId, { ...line, [unit]: line[unit] + count });
  }
  return [...lines.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
