import { lidImage } from '#assets/images.ts';
import type { BoxConfig, PayloadKeyring } from '#contract/box-config.ts';
import type { BuilderPayload } from '#contract/checkout.ts';
import type { Draft, DraftKeyring } from '#domain/box/draft.ts';
import { findById, type Catalogue } from '#domain/catalogue.ts';
import { lastTagTitle } from '#domain/box/keyrings.ts';
import { findLidDesign, findLidCategory } from '#domain/box/lids.ts';
import { penceToPounds } from '#domain/money.ts';
import type { Box } from '#domain/box/box.ts';

/*
 * Encodes a draft with names, prices in pounds and image URLs, for payloads and saved drafts.
 * Only the ids and the lid design's name are ever read back.
 */

export function encodeBoxDetails(
  { boxId }: Pick<Draft, 'boxId'>,
  catalogue: Catalogue,
): BoxConfig['boxDetails'] | null {
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

export function encodeFlavours(
  { selection }: Pick<Draft, 'selection'>,
  catalogue: Catalogue,
): BoxConfig['flavours'] {
  return selection.map(({ flavourId, quantity }) => ({
    flavourId,
    flavourName: findById(catalogue.flavours, flavourId)?.name ?? '',
    quantity,
  }));
}

export function encodeLid(
  { lid }: Pick<Draft, 'lid'>,
  catalogue: Catalogue,
  origin: string,
): { lidId: number; lidName: string; lidDesign: { name: string; image: string } | null } | null {
  if (!lid) return null;
  const design = findLidDesign(lid.categoryId, lid.designName ?? '', catalogue);
  return {
    lidId: lid.categoryId,
    lidName: findLidCategory(lid.categoryId, catalogue)?.name ?? '',
    lidDesign: design
      ? { name: design.name, image: new URL(lidImage(design.slug), origin).href }
      : null,
  };
}

export function encodeKeyrings(
  draft: DraftKeyring | null,
  catalogue: Catalogue,
): BoxConfig['keyrings'] {
  const record = (keyringId: number): PayloadKeyring[] => {
    const keyring = findById(catalogue.keyrings, keyringId);
    return keyring
      ? [{ id: keyring.id, title: keyring.title, price: penceToPounds(keyring.pricePence) }]
      : [];
  };
  return {
    mainKeyring: draft?.id == null ? null : (record(draft.id)[0] ?? null),
    nameTags: draft?.nameTagIds.flatMap(record) ?? [],
  };
}

/** Encodes a finished box for payloads and cart storage. Throws if its type or lid is not sold. */
export function encodeBox(box: Box, catalogue: Catalogue, origin: string): BoxConfig {
  const boxDetails = encodeBoxDetails(box, catalogue);
  const lid = encodeLid(box, catalogue, origin);
  if (!boxDetails || !lid?.lidDesign) throw new Error(`Box ${box.boxId} is not on sale`);
  return {
    boxDetails,
    flavours: encodeFlavours(box, catalogue),
    lidDetails: { ...lid, lidDesign: lid.lidDesign },
    giftMessage: box.note,
    sender: lastTagTitle(box.keyring, catalogue),
    keyrings: encodeKeyrings(box.keyring, catalogue),
  };
}

export function encodeShipping(
  { shippingId, arriveOn }: Pick<Draft, 'shippingId' | 'arriveOn'>,
  catalogue: Catalogue,
): BuilderPayload['shipping'] {
  const option = findById(catalogue.shippingOptions, shippingId);
  return {
    shippingId,
    shippingName: option?.name ?? '',
    shippingPrice: penceToPounds(option?.pricePence ?? 0),
    ...(arriveOn !== null && { arriveOn }),
  };
}
