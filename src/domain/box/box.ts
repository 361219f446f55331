import { findById, type BoxType, type Catalogue, type FlavourQuantity } from '../catalogue.ts';
import { flavoursNotOnSale, sameSelection, selectionFills } from './box-rules.ts';
import { keyringOf, type BoxKeyring, type Draft } from './draft.ts';
import { MAX_NAME_TAGS, findMainKeyring, findNameTag } from './keyrings.ts';
import { NOT_A_GIFT } from './lid-categories.ts';
import { NOT_A_GIFT_DESIGN, isLidComplete } from './lids.ts';
import { isNoteValid } from './note.ts';

/** A whole box, by id. */
export interface Box {
  boxId: number;
  selection: readonly FlavourQuantity[];
  lid: { categoryId: number; designName: string };
  note: string;
  keyring: BoxKeyring | null;
}

/**
 * A rule that a box violates; `type` is the box that takes other flavours, or another number of pieces, and `notOnSale`
 * names the chosen flavours that the shop does not sell.
 */
export type BoxViolation =
  | { code: 'unfinished-box' }
  | { code: 'unknown-box' }
  | { code: 'wrong-flavours'; type: BoxType; notOnSale: readonly string[] }
  | { code: 'wrong-lid' }
  | { code: 'note-too-long' }
  | { code: 'keyring-not-for-this-box' }
  | { code: 'unknown-keyring' }
  | { code: 'wrong-name-tags' };

function validateKeyring(
  { keyring }: Box,
  takesKeyrings: boolean,
  catalogue: Catalogue,
): BoxViolation | null {
  if (!keyring) return null;
  const { id, nameTagIds } = keyring;
  if (!takesKeyrings) return { code: 'keyring-not-for-this-box' };
  if (!findMainKeyring(id, catalogue)) return { code: 'unknown-keyring' };
  const isUnique = new Set(nameTagIds).size === nameTagIds.length;
  const isKnown = nameTagIds.every((tagId) => findNameTag(tagId, catalogue));
  if (!isUnique || !isKnown || nameTagIds.length === 0 || nameTagIds.length > MAX_NAME_TAGS) {
    return { code: 'wrong-name-tags' };
  }
  return null;
}

function isSelectionAllowed(type: BoxType, { selection }: Box, catalogue: Catalogue): boolean {
  const { fixedSelection = selection } = type;
  const isKept = selection.length === 0 || sameSelection(selection, fixedSelection);
  return isKept && selectionFills(type, fixedSelection, catalogue);
}

/** Returns the first rule that a box violates, or null. */
export function validateBox(box: Box, catalogue: Catalogue): BoxViolation | null {
  const type = findById(catalogue.boxes, box.boxId);
  if (!type) return { code: 'unknown-box' };
  if (!isSelectionAllowed(type, box, catalogue)) {
    const missing = flavoursNotOnSale(type.fixedSelection ?? box.selection, catalogue);
    return { code: 'wrong-flavours', type, notOnSale: missing.map(({ name }) => name) };
  }
  if (!isLidComplete(box.lid, catalogue)) return { code: 'wrong-lid' };
  if (!isNoteValid(box.note)) return { code: 'note-too-long' };
  return validateKeyring(box, type.takesKeyrings ?? false, catalogue);
}

/**
 * Returns a box as the shop makes it: the vegan box gets its own selection, and a box that is not a gift gets the
 * standard lid and no note.
 */
export function normalizeBox(box: Box, catalogue: Catalogue): Box {
  const settled = {
    ...box,
    selection: findById(catalogue.boxes, box.boxId)?.fixedSelection ?? box.selection,
  };
  if (box.lid.categoryId !== NOT_A_GIFT) return { ...settled, note: box.note.trim() };
  return { ...settled, lid: { categoryId: NOT_A_GIFT, designName: NOT_A_GIFT_DESIGN }, note: '' };
}

/** Returns a box as it was asked for, but with the note that the shop keeps: the rules for notes apply to no other. */
export function withKeptNote(box: Box, catalogue: Catalogue): Box {
  return { ...box, note: normalizeBox(box, catalogue).note };
}

/** A whole and legal box, or the rule that it breaks. */
export type BoxResult = { box: Box } | { violation: BoxViolation };

/** Returns the finished box of a draft, or what it lacks. */
export function finish(draft: Draft, catalogue: Catalogue): BoxResult {
  const { boxId, selection, lid, note } = draft;
  if (boxId === null || !lid || lid.designName === null) {
    return { violation: { code: 'unfinished-box' } };
  }
  const { categoryId, designName } = lid;
  const box = {
    boxId,
    selection,
    lid: { categoryId, designName },
    note,
    keyring: keyringOf(draft),
  };
  const violation = validateBox(box, catalogue);
  return violation ? { violation } : { box };
}

/** Returns the finished boxes of these drafts. Leaves out the unfinished ones. */
export function finishedBoxes(drafts: readonly Draft[], catalogue: Catalogue): Box[] {
  return drafts.flatMap((draft) => {
    const result = finish(draft, catalogue);
    return 'box' in result ? [result.box] : [];
  });
}
