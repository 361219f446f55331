import type { DraftContents } from '#domain/box/draft-contents.ts';
import { lastTagTitle } from '#domain/box/keyrings.ts';
import { findLidCategory, findLidDesign } from '#domain/box/lids.ts';
import { findById, type Catalogue } from '#domain/catalogue.ts';
import { penceToPounds } from '#domain/money.ts';
import type { BoxIds } from './box-json.ts';

/** A keyring or name tag, with its price in pounds. */
interface KeyringJson {
  id: number;
  title: string;
  price: number;
}

/** A box with its names, prices in pounds and image. Box, lid and design are null while a draft lacks them. */
export interface BoxJson extends BoxIds {
  boxDetails: {
    boxId: number;
    boxName: string;
    boxPrice: number;
    boxWeight: number;
    pieces: number;
    description: string;
  } | null;
  flavours: { flavourId: number; flavourName: string; quantity: number }[];
  lidDetails: {
    lidId: number;
    lidName: string;
    lidDesign: { name: string; image: string } | null;
  } | null;
  sender: string;
  keyrings: { mainKeyring: KeyringJson | null; nameTags: KeyringJson[] };
}

/** Encodes a box or the box of a draft with its names, prices and image. Leaves out what is not on sale. */
export function encodeBox(
  box: DraftContents,
  catalogue: Catalogue,
  lidImageUrl: (slug: string) => string,
): BoxJson {
  const { keyring, lid } = box;
  const type = box.boxId === null ? undefined : findById(catalogue.boxes, box.boxId);
  const design = lid && findLidDesign(lid.categoryId, lid.designName ?? '', catalogue);
  const keyringJson = (keyringId: number): KeyringJson[] => {
    const sold = findById(catalogue.keyrings, keyringId);
    return sold ? [{ id: sold.id, title: sold.title, price: penceToPounds(sold.pricePence) }] : [];
  };
  return {
    boxDetails: type
      ? {
          boxId: type.id,
          boxName: type.name,
          boxPrice: penceToPounds(type.pricePence),
          boxWeight: type.weightGrams,
          pieces: type.pieces,
          description: type.description,
        }
      : null,
    flavours: box.selection.map(({ flavourId, quantity }) => ({
      flavourId,
      flavourName: findById(catalogue.allFlavours, flavourId)?.name ?? '',
      quantity,
    })),
    lidDetails: lid && {
      lidId: lid.categoryId,
      lidName: findLidCategory(lid.categoryId, catalogue)?.name ?? '',
      lidDesign: design ? { name: design.name, image: lidImageUrl(design.slug) } : null,
    },
    giftMessage: box.note,
    sender: lastTagTitle(keyring, catalogue),
    keyrings: {
      mainKeyring: keyring?.id == null ? null : (keyringJson(keyring.id)[0] ?? null),
      nameTags: keyring?.nameTagIds.flatMap(keyringJson) ?? [],
    },
  };
}
