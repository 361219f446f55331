import { findDraftBox, type Draft, type DraftKeyring } from './draft.ts';
import { addPiece, fillRest, presetFor, removePiece } from './box-rules.ts';
import {
  findById,
  type BoxType,
  type Catalogue,
  type FlavourQuantity,
  type ShippingId,
} from '../catalogue.ts';
import type { CustomerInfo } from '../customer/customer.ts';
import type { Day } from '../day.ts';
import { collapseBlankLines } from '../text/normalize-text.ts';
import { MAX_NAME_TAGS, findMainKeyring, findNameTag } from './keyrings.ts';
import { NOT_A_GIFT } from './lid-categories.ts';
import { chooseCategory, findLidDesign } from './lids.ts';
import { isNoteValid } from './note.ts';

/** An event that changes a draft. */
export type DraftEvent =
  | { type: 'box-chosen'; boxId: number }
  | { type: 'box-cleared' }
  | { type: 'flavour-added'; flavourId: number }
  | { type: 'flavour-removed'; flavourId: number }
  | { type: 'preset-applied' }
  | { type: 'rest-filled'; candidateIds: readonly number[] }
  | { type: 'selection-cleared' }
  | { type: 'lid-category-chosen'; categoryId: number }
  | { type: 'lid-design-chosen'; designName: string }
  | { type: 'note-written'; note: string }
  | { type: 'keyring-clicked'; keyringId: number }
  | { type: 'name-tag-added'; keyringId: number }
  | { type: 'name-tag-removed'; keyringId: number }
  | { type: 'keyrings-removed' }
  | { type: 'shipping-chosen'; shippingId: ShippingId }
  | { type: 'requested-day-set'; arriveOn: Day | null }
  | { type: 'customer-changed'; changes: Partial<CustomerInfo> };

const withKeyring = (draft: Draft, { id, nameTagIds }: DraftKeyring): Draft => ({
  ...draft,
  keyring: id === null && nameTagIds.length === 0 ? null : { id, nameTagIds },
});

const NO_KEYRING: DraftKeyring = { id: null, nameTagIds: [] };

function chooseBox(draft: Draft, boxId: number, catalogue: Catalogue): Draft {
  const box = findById(catalogue.boxes, boxId);
  if (!box || box.id === draft.boxId) return draft;
  return {
    ...draft,
    keyring: null,
    boxId,
    selection: box.fixedSelection ?? [],
  };
}

function changePieces(
  draft: Draft,
  change: (box: BoxType) => readonly FlavourQuantity[],
  catalogue: Catalogue,
): Draft {
  const box = findDraftBox(draft, catalogue);
  if (!box || box.fixedSelection) return draft;
  return { ...draft, selection: change(box) };
}

function applyPreset(draft: Draft, catalogue: Catalogue): Draft {
  const preset = draft.boxId === null ? undefined : presetFor(draft.boxId, catalogue);
  if (!preset || draft.selection.length > 0) return draft;
  return { ...draft, selection: preset.selection };
}

function chooseLid(draft: Draft, categoryId: number, catalogue: Catalogue): Draft {
  const lid = chooseCategory(categoryId, catalogue);
  if (!lid || (lid.categoryId === draft.lid?.categoryId && lid.designName === null)) return draft;
  return { ...draft, lid, note: categoryId === NOT_A_GIFT ? '' : draft.note };
}

function chooseDesign(draft: Draft, designName: string, catalogue: Catalogue): Draft {
  if (!draft.lid || !findLidDesign(draft.lid.categoryId, designName, catalogue)) return draft;
  return { ...draft, lid: { ...draft.lid, designName } };
}

function clickKeyring(draft: Draft, id: number, catalogue: Catalogue): Draft {
  const box = findDraftBox(draft, catalogue);
  if (!box?.takesKeyrings || !findMainKeyring(id, catalogue)) return draft;
  const keyring = draft.keyring ?? NO_KEYRING;
  return withKeyring(draft, { ...keyring, id: keyring.id === id ? null : id });
}

function addNameTag(draft: Draft, id: number, catalogue: Catalogue): Draft {
  const box = findDraftBox(draft, catalogue);
  const keyring = draft.keyring ?? NO_KEYRING;
  const { nameTagIds } = keyring;
  const isFull = nameTagIds.length >= MAX_NAME_TAGS;
  if (!box?.takesKeyrings || isFull || nameTagIds.includes(id) || !findNameTag(id, catalogue))
    return draft;
  return withKeyring(draft, { ...keyring, nameTagIds: [...nameTagIds, id] });
}

function removeNameTag(draft: Draft, id: number): Draft {
  const keyring = draft.keyring ?? NO_KEYRING;
  const nameTagIds = keyring.nameTagIds.filter((other) => other !== id);
  return withKeyring(draft, { ...keyring, nameTagIds });
}

/**
 * Returns the draft after an event. An event that breaks a rule (a full box, a fourth name tag) changes nothing.
 * Another box drops flavours and keyrings; "Not a Gift" clears the note.
 */
export function evolve(draft: Draft, event: DraftEvent, catalogue: Catalogue): Draft {
  switch (event.type) {
    case 'box-chosen':
      return chooseBox(draft, event.boxId, catalogue);
    case 'box-cleared':
      return { ...draft, keyring: null, boxId: null, selection: [] };
    case 'flavour-added':
      return changePieces(
        draft,
        (box) => addPiece(box, draft.selection, event.flavourId, catalogue),
        catalogue,
      );
    case 'flavour-removed':
      return changePieces(draft, () => removePiece(draft.selection, event.flavourId), catalogue);
    case 'preset-applied':
      return applyPreset(draft, catalogue);
    case 'rest-filled':
      return changePieces(
        draft,
        (box) => fillRest(box, draft.selection, event.candidateIds, catalogue),
        catalogue,
      );
    case 'selection-cleared':
      return changePieces(draft, () => [], catalogue);
    case 'lid-category-chosen':
      return chooseLid(draft, event.categoryId, catalogue);
    case 'lid-design-chosen':
      return chooseDesign(draft, event.designName, catalogue);
    case 'note-written': {
      const note = collapseBlankLines(event.note);
      return isNoteValid(note) ? { ...draft, note } : draft;
    }
    case 'keyring-clicked':
      return clickKeyring(draft, event.keyringId, catalogue);
    case 'name-tag-added':
      return addNameTag(draft, event.keyringId, catalogue);
    case 'name-tag-removed':
      return removeNameTag(draft, event.keyringId);
    case 'keyrings-removed':
      return { ...draft, keyring: null };
    case 'shipping-chosen':
      return { ...draft, shippingId: event.shippingId };
    case 'requested-day-set':
      return { ...draft, arriveOn: event.arriveOn };
    case 'customer-changed':
      return { ...draft, customer: { ...draft.customer, ...event.changes } };
  }
}
