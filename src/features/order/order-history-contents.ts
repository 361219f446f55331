import { pieceImage } from '#assets/images.ts';
import { boxes } from '#data/boxes.ts';
import { bulkCatalogue } from '#data/bulk-catalogue.ts';
import { keyrings } from '#data/keyrings.ts';
import type { Box } from '#domain/box/box.ts';
import { listAllergens, type Allergen } from '#domain/food/allergens.ts';
import { findById, type Flavour, type Selection } from '#domain/catalogue.ts';
import type { HistoryBox, HistoryGoods } from '#domain/order/order-history.ts';

/** Equal boxes of a past order, or its slices, by name. */
export interface OrderHistoryContents {
  /** "2 × Box of 6" or "60 slices". */
  title: string;
  /** The flavours and their pieces per box. Slices have no counts. */
  flavours: readonly { name: string; count: number | null }[];
  /** "Happy Birthday Mum lid, with your handwritten note". Null for slices. */
  lid: string | null;
  /** "Keyring “this mum belongs” with Grace and Harry", or null. */
  keyring: string | null;
  allergens: readonly Allergen[];
  /** The image URL of each piece of a box. */
  pieces: readonly string[];
}

type ChosenFlavour = Flavour & Pick<Selection, 'quantity'>;

/** Returns null if a flavour is no longer sold, since its allergens are unknown then. */
function chosenFlavours(selection: readonly Selection[]): readonly ChosenFlavour[] | null {
  const chosen = selection.flatMap(({ flavourId, quantity }) => {
    const flavour = findById(bulkCatalogue.flavours, flavourId);
    return flavour ? [{ ...flavour, quantity }] : [];
  });
  return chosen.length === selection.length ? chosen : null;
}

const listed = new Intl.ListFormat('en-GB');

function keyringText({ keyring }: Box): string | null {
  const titleOf = (id: number): string | undefined => findById(keyrings, id)?.title;
  const title = keyring ? titleOf(keyring.id) : undefined;
  if (!keyring || title === undefined) return null;
  return `Keyring “${title}” with ${listed.format(keyring.nameTagIds.flatMap((id) => titleOf(id) ?? []))}`;
}

function boxContents({ box, quantity, hasNote, name }: HistoryBox): OrderHistoryContents | null {
  const type = findById(boxes, box.boxId);
  const chosen = chosenFlavours(box.selection);
  if (!type || !chosen) return null;
  return {
    title: quantity > 1 ? `${quantity} × ${name ?? type.name}` : (name ?? type.name),
    flavours: chosen.map((one) => ({ name: one.name, count: one.quantity })),
    lid: `${box.lid.designName} lid${hasNote ? ', with your handwritten note' : ''}`,
    keyring: keyringText(box),
    allergens: listAllergens(chosen),
    pieces: chosen.flatMap((one) => Array<string>(one.quantity).fill(pieceImage(one.slug))),
  };
}

type PlacedSlices = Extract<HistoryGoods, { orderType: 'bulk' }>;

function sliceContents({ slices, flavourIds }: PlacedSlices): OrderHistoryContents | null {
  const chosen = chosenFlavours(flavourIds.map((flavourId) => ({ flavourId, quantity: 1 })));
  return (
    chosen && {
      title: `${slices} slices`,
      flavours: chosen.map(({ name }) => ({ name, count: null })),
      lid: null,
      keyring: null,
      allergens: listAllergens(chosen),
      pieces: [],
    }
  );
}

/** Describes a past order's contents by name. Returns null if any part is no longer known. */
export function orderHistoryContents(goods: HistoryGoods): readonly OrderHistoryContents[] | null {
  const all = goods.orderType === 'bulk' ? [sliceContents(goods)] : goods.boxes.map(boxContents);
  const known = all.filter((contents) => contents !== null);
  return known.length === all.length ? known : null;
}
