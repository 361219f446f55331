import { readStored, writeStored } from '#browser/storage.ts';
import { flavourChoiceError, type FlavourChoice } from '#domain/bulk/bulk-flavours.ts';
import { slicesError } from '#domain/bulk/bulk.ts';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import {
  $company,
  $flavourChoice,
  $neededOn,
  $slices,
  $slicesText,
  type CompanyFields,
} from './bulk-order.ts';
import { BULK_DRAFT_KEY } from './clear-bulk-draft.ts';

interface BulkDraft extends FlavourChoice, CompanyFields {
  slices: number;
  neededOn: string;
}

/** Parses a stored bulk order. Returns null if it could not be ordered today. */
function parseBulkDraft(value: unknown): BulkDraft | null {
  if (typeof value !== 'object' || value === null) return null;
  const { slices, option, flavourIds, neededOn, company, purchaseOrder }: Record<string, unknown> =
    { ...value };
  if (typeof slices !== 'number' || typeof neededOn !== 'string') return null;
  if ((option !== 'custom' && option !== 'assortment') || !Array.isArray(flavourIds)) return null;
  const ids = flavourIds.filter((id) => typeof id === 'number');
  const order: BulkDraft = {
    slices,
    option,
    flavourIds: ids,
    neededOn,
    company: typeof company === 'string' ? company : '',
    purchaseOrder: typeof purchaseOrder === 'string' ? purchaseOrder : '',
  };
  return (slicesError(slices) ?? flavourChoiceError(order, $catalogue.get())) ? null : order;
}

/** Stores the order in sessionStorage, so that it survives a cancelled payment in this tab. */
export function saveBulkDraft(): void {
  const order: BulkDraft = {
    slices: $slices.get(),
    neededOn: $neededOn.get(),
    ...$flavourChoice.get(),
    ...$company.get(),
  };
  writeStored(BULK_DRAFT_KEY, order, 'sessionStorage');
}

/** Restores the order that `saveBulkDraft` stored in this tab, if there is one. */
export function restoreBulkDraft(): void {
  const order = readStored(BULK_DRAFT_KEY, parseBulkDraft, 'sessionStorage');
  if (!order) return;
  const { slices, neededOn, option, flavourIds, company, purchaseOrder } = order;
  $slicesText.set(`${slices}`);
  $flavourChoice.set({ option, flavourIds });
  $neededOn.set(neededOn);
  $company.set({ company, purchaseOrder });
}
