import {
  findById,
  type BoxType,
  type Catalogue,
  type Selection,
  type ShippingId,
} from '../catalogue.ts';
import { emptyCustomer, type CustomerInfo } from '../customer/customer.ts';
import type { Day } from '../day.ts';
import type { LidChoice } from './lids.ts';
import type { Box } from './box.ts';

/** A box while it is being built: the state of the wizard without its step. */
export interface Draft {
  boxId: number | null;
  selection: readonly Selection[];
  presetApplied: boolean;
  lid: LidChoice | null;
  note: string;
  mainKeyringId: number | null;
  nameTagIds: readonly number[];
  shippingId: ShippingId;
  /** The requested delivery date, or null for as soon as possible. */
  arriveOn: Day | null;
  customer: CustomerInfo;
}

/** A new draft: nothing chosen, 2nd Class delivery. */
export const emptyDraft: Draft = {
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

/** Returns the box type of a draft, or undefined while none is chosen. */
export function findDraftBox(
  draft: Pick<Draft, 'boxId'>,
  catalogue: Catalogue,
): BoxType | undefined {
  return draft.boxId === null ? undefined : findById(catalogue.boxes, draft.boxId);
}

/** Returns the choices of a draft, or null while box or lid is missing. Leaves out name tags without a main keyring. */
export function finishDraft(draft: Draft): Box | null {
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
