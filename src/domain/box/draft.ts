import {
  findById,
  USUAL_SHIPPING_ID,
  type BoxType,
  type Catalogue,
  type FlavourQuantity,
  type ShippingId,
} from '../catalogue.ts';
import { emptyCustomer, type CustomerInfo } from '../customer/customer.ts';
import type { Day } from '../day.ts';
import type { LidChoice } from './lids.ts';

/** No box takes more pieces, nor more flavours, so a made-up selection costs no time. */
export const MAX_PIECES = 30;

/** A keyring with the tags that hang from it, in the order in which the names were added. */
export interface BoxKeyring {
  id: number;
  nameTagIds: readonly number[];
}

/** A keyring being put together: its names may be chosen before it, and wait for another one. */
export interface DraftKeyring {
  id: number | null;
  nameTagIds: readonly number[];
}

/** A box while it is being built: a partial `Box` with its delivery, the state of the wizard without its step. */
export interface Draft {
  boxId: number | null;
  selection: readonly FlavourQuantity[];
  lid: LidChoice | null;
  note: string;
  /** Null without a keyring and names. */
  keyring: DraftKeyring | null;
  shippingId: ShippingId;
  /** The requested day, or null for as soon as possible. */
  arriveOn: Day | null;
  customer: CustomerInfo;
}

/** A new draft: nothing chosen, the usual delivery. */
export const emptyDraft: Draft = {
  boxId: null,
  selection: [],
  lid: null,
  note: '',
  keyring: null,
  shippingId: USUAL_SHIPPING_ID,
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

/** Returns the keyring of a draft with its names; null without one, since names hang from a keyring only. */
export function keyringOf({ keyring }: Pick<Draft, 'keyring'>): BoxKeyring | null {
  return keyring && keyring.id !== null ? { ...keyring, id: keyring.id } : null;
}
