import { findById, type Box, type Catalogue, type Selection } from './catalogue.ts';
import { emptyCustomer, type CustomerInfo } from './customer.ts';
import type { Day } from './day.ts';
import type { LidChoice } from './lids.ts';
import type { BoxChoices } from './order.ts';

/** A box while it is being built: the wizard's whole state, besides the step. */
export interface BoxDraft {
  boxId: number | null;
  selection: readonly Selection[];
  presetApplied: boolean;
  lid: LidChoice | null;
  note: string;
  mainKeyringId: number | null;
  nameTagIds: readonly number[];
  shippingId: 1 | 2;
  /** The day around which it is wished to arrive, or null (decision 61). */
  arriveOn: Day | null;
  customer: CustomerInfo;
}

/** Where every box begins: nothing chosen, 2nd Class (Spec 1 §4). */
export const emptyDraft: BoxDraft = {
  boxId: null,
  selection: [],
  presetApplied: false,
  lid: null,
  note: '',
  mainKeyringId: null,
  nameTagIds: [],
  shippingId: 1,
  arriveOn: null,
  customer: emptyCustomer,
};

/** The box a draft is for, once chosen. */
export function findDraftBox(
  draft: Pick<BoxDraft, 'boxId'>,
  catalogue: Catalogue,
): Box | undefined {
  return draft.boxId === null ? undefined : findById(catalogue.boxes, draft.boxId);
}

/** The finished choices of a draft, or null while box or lid is missing. Tags without a keyring are left out (decision 15). */
export function finishDraft(draft: BoxDraft): BoxChoices | null {
  if (draft.boxId === null || !draft.lid || draft.lid.designName === null) return null;
  return {
    boxId: draft.boxId,
    selection: draft.selection,
    lid: { categoryId: draft.lid.categoryId, designName: draft.lid.designName },
    note: draft.note,
    mainKeyringId: draft.mainKeyringId,
    nameTagIds: draft.mainKeyringId === null ? [] : draft.nameTagIds,
  };
}
