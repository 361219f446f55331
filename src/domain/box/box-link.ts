import { emptyDraft, MAX_PIECES, type Draft } from './draft.ts';
import { replayDraft } from './replay-draft.ts';
import { flavoursFor } from './box-rules.ts';
import { flavoursProblem, type DraftProblem } from './draft-problems.ts';
import {
  findById,
  totalQuantity,
  type BoxType,
  type Catalogue,
  type FlavourQuantity,
} from '../catalogue.ts';
import { lidDesignsIn, type LidChoice } from './lids.ts';

/** What the shop cannot make today of a box from a shared link, or what the box lacks. */
export type LinkLoss =
  | { code: 'box-not-on-sale' }
  | { code: 'flavour-of-another-box'; flavour: string; box: string }
  | { code: 'flavour-not-made'; flavour: string | undefined }
  | { code: 'box-too-small'; box: BoxType }
  | { code: 'lid-not-made' }
  | { code: 'draft-problem'; problem: DraftProblem };

/** A box read from a shared link. `losses` is empty when the shop can make all of it. */
export interface LinkedBox {
  draft: Draft;
  losses: readonly LinkLoss[];
}

/** Returns the URL fragment of a box, its flavours and its lid: "box=1&flavours=1x2-22x4&lid=1-happy-birthday-mum". */
export function encodeBoxLink(
  { boxId, selection, lid }: Pick<Draft, 'boxId' | 'selection' | 'lid'>,
  catalogue: Catalogue,
): string {
  const flavours = selection.map(({ flavourId, quantity }) => `${flavourId}x${quantity}`);
  const fragment = `box=${boxId}&flavours=${flavours.join('-')}`;
  const design = lid && lidDesignsIn(lid.categoryId, catalogue).find(isNamed(lid.designName));
  return design ? `${fragment}&lid=${lid.categoryId}-${design.slug}` : fragment;
}

const isNamed =
  (name: string | null) =>
  (design: { name: string }): boolean =>
    design.name === name;

function readFlavours(text: string): FlavourQuantity[] {
  return [...text.matchAll(/(?<![^-])(\d{1,4})x(\d{1,2})(?![^-])/g)]
    .slice(0, MAX_PIECES)
    .map(([, flavourId, quantity]) => ({
      flavourId: Number(flavourId),
      quantity: Number(quantity),
    }));
}

function readLid(text: string, catalogue: Catalogue): LidChoice | null {
  const [, id, slug] = /^(\d{1,4})-(.+)$/.exec(text) ?? [];
  const categoryId = Number(id);
  const design = lidDesignsIn(categoryId, catalogue).find((other) => other.slug === slug);
  return design ? { categoryId, designName: design.name } : null;
}

function flavourLosses(
  box: BoxType,
  selection: readonly FlavourQuantity[],
  catalogue: Catalogue,
): LinkLoss[] {
  const lost = selection.filter(
    ({ flavourId }) => !findById(flavoursFor(box, catalogue), flavourId),
  );
  return lost.map(({ flavourId }) => {
    const onSale = findById(catalogue.flavours, flavourId);
    if (onSale) return { code: 'flavour-of-another-box', flavour: onSale.name, box: box.name };
    return { code: 'flavour-not-made', flavour: findById(catalogue.allFlavours, flavourId)?.name };
  });
}

/** Reads a box from a URL fragment and tolerates damage; null when the fragment names no box. */
export function decodeBoxLink(fragment: string, catalogue: Catalogue): LinkedBox | null {
  const part = (name: string): string | undefined =>
    new RegExp(`(?:^#?|&)${name}=([^&]*)`).exec(fragment)?.[1];
  const boxId = part('box');
  if (boxId === undefined) return null;
  const box = findById(catalogue.boxes, /^\d{1,4}$/.test(boxId) ? Number(boxId) : Number.NaN);
  if (!box) {
    return { draft: emptyDraft, losses: [{ code: 'box-not-on-sale' }] };
  }
  const selection = box.fixedSelection ? [] : readFlavours(part('flavours') ?? '');
  const lidText = part('lid');
  const lid = lidText === undefined ? null : readLid(lidText, catalogue);
  const draft = replayDraft({ ...emptyDraft, boxId: box.id, selection, lid }, catalogue);
  const problem = flavoursProblem(draft, catalogue);
  const losses: LinkLoss[] = [
    ...flavourLosses(box, selection, catalogue),
    ...(totalQuantity(selection) > box.pieces ? [{ code: 'box-too-small', box } as const] : []),
    ...(lidText !== undefined && !lid ? [{ code: 'lid-not-made' } as const] : []),
    ...(problem ? [{ code: 'draft-problem', problem } as const] : []),
  ];
  return { draft, losses };
}
