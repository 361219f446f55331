import { lidPicture } from '#assets/lid-pictures.ts';
import type { BuilderPayload, PayloadKeyring } from '#contract/checkout.ts';
import type { BoxDraft } from '#domain/box-draft.ts';
import { findById, type Catalogue } from '#domain/catalogue.ts';
import { findDesign, findLidCategory } from '#domain/lids.ts';
import { penceToPounds } from '#domain/money.ts';

/*
 * A draft written out with names, prices in pounds and pictures, as the payload and the saved progress carry it.
 * Only the ids, and the name of the lid's design, are ever read back.
 */

export function boxDetailsOf(
  { boxId }: BoxDraft,
  catalogue: Catalogue,
): BuilderPayload['boxDetails'] | null {
  const box = boxId === null ? undefined : findById(catalogue.boxes, boxId);
  return box
    ? {
        boxId: box.id,
        boxName: box.name,
        boxPrice: penceToPounds(box.pricePence),
        boxWeight: box.weightGrams,
        pieces: box.pieces,
        description: box.description,
      }
    : null;
}

export function flavoursOf(
  { selection }: BoxDraft,
  catalogue: Catalogue,
): BuilderPayload['flavours'] {
  return selection.map(({ flavourId, quantity }) => ({
    flavourId,
    flavourName: findById(catalogue.flavours, flavourId)?.name ?? '',
    quantity,
  }));
}

export function lidDetailsOf(
  { lid }: BoxDraft,
  catalogue: Catalogue,
  origin: string,
): { lidId: number; lidName: string; lidDesign: { name: string; image: string } | null } | null {
  if (!lid) return null;
  const design = findDesign(lid.categoryId, lid.designName ?? '', catalogue);
  return {
    lidId: lid.categoryId,
    lidName: findLidCategory(lid.categoryId, catalogue)?.name ?? '',
    lidDesign: design
      ? { name: design.name, image: new URL(lidPicture(design.slug), origin).href }
      : null,
  };
}

export function keyringsOf(
  mainKeyringId: number | null,
  nameTagIds: readonly number[],
  catalogue: Catalogue,
): BuilderPayload['keyrings'] {
  const record = (keyringId: number): PayloadKeyring[] => {
    const keyring = findById(catalogue.keyrings, keyringId);
    return keyring
      ? [{ id: keyring.id, title: keyring.title, price: penceToPounds(keyring.pricePence) }]
      : [];
  };
  return {
    mainKeyring: mainKeyringId === null ? null : (record(mainKeyringId)[0] ?? null),
    nameTags: nameTagIds.flatMap(record),
  };
}

export function shippingOf(
  { shippingId }: BoxDraft,
  catalogue: Catalogue,
): BuilderPayload['shipping'] {
  const option = findById(catalogue.shippingOptions, shippingId);
  return {
    shippingId,
    shippingName: option?.name ?? '',
    shippingPrice: penceToPounds(option?.pricePence ?? 0),
  };
}
