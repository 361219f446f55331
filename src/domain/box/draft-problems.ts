import { findDraftBox, type Draft } from './draft.ts';
import { piecesLeft, selectionFills, soldOutFlavours } from './box-rules.ts';
import type { BoxType, Catalogue } from '../catalogue.ts';
import { NOT_A_GIFT } from './lid-categories.ts';
import { isLidComplete } from './lids.ts';

/** What a draft lacks. */
export type DraftProblem =
  | { code: 'no-box' }
  | { code: 'too-few-pieces' | 'too-many-pieces'; count: number; unit: BoxType['unit'] }
  | { code: 'wrong-flavours' }
  | { code: 'sold-out'; flavours: readonly string[] }
  | { code: 'no-lid' }
  | { code: 'no-lid-design' }
  | { code: 'no-name-tag' };

/** Returns whether the draft has no lid yet or one of a gift, so that a note may go with it. */
export const isGift = (draft: Pick<Draft, 'lid'>): boolean => draft.lid?.categoryId !== NOT_A_GIFT;

/** Returns what the draft's box lacks. */
export function boxProblem(draft: Draft, catalogue: Catalogue): DraftProblem | null {
  return findDraftBox(draft, catalogue) ? null : { code: 'no-box' };
}

/** Returns what the draft's flavours lack. */
export function flavoursProblem(draft: Draft, catalogue: Catalogue): DraftProblem | null {
  const box = findDraftBox(draft, catalogue);
  if (!box) return { code: 'no-box' };
  const selection = box.fixedSelection ?? draft.selection;
  if (selectionFills(box, selection, catalogue)) {
    const soldOut = soldOutFlavours(selection, catalogue);
    return soldOut.length === 0
      ? null
      : { code: 'sold-out', flavours: soldOut.map(({ name }) => name) };
  }
  const left = piecesLeft(box, selection);
  if (left === 0) return { code: 'wrong-flavours' };
  const code = left > 0 ? 'too-few-pieces' : 'too-many-pieces';
  return { code, count: Math.abs(left), unit: box.unit };
}

/** Returns what the draft's lid lacks. */
export function lidProblem(draft: Draft, catalogue: Catalogue): DraftProblem | null {
  if (!draft.lid) return { code: 'no-lid' };
  return isLidComplete(draft.lid, catalogue) ? null : { code: 'no-lid-design' };
}

/** Returns what the draft's keyrings lack. */
export function keyringProblem({ keyring }: Pick<Draft, 'keyring'>): DraftProblem | null {
  return keyring?.nameTagIds.length === 0 ? { code: 'no-name-tag' } : null;
}
