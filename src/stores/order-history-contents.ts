import { pieceImage } from '#assets/images.ts';
import { boxes } from '#data/boxes.ts';
import { bulkCatalogue } from '#data/bulk-catalogue.ts';
import { keyrings } from '#data/keyrings.ts';
import { listAllergens, type Allergen } from '#domain/allergens.ts';
import { findById, type Flavour, type Selection } from '#domain/catalogue.ts';
import type { HistoryBox, HistoryGoods } from '#domain/order-history.ts';

/** Equal boxes of a placed order, or its slices, by name. */
export interface OrderHistoryContents {
  /** "2 × Box of 6", or "60 slices". */
  title: string;
  /** How many pieces of each in a box; slices are shared out evenly. */
  flavours: readonly { name: string; count: number | null }[];
  /** "Happy Birthday Mum lid, with your handwritten note"; slices have none. */
  lid: string | null;
  /** "Keyring “this mum belongs” with Grace and Harry", where there is one. */
  keyring: string | null;
  allergens: readonly Allergen[];
  /** A picture for each piece of a box. */
  pieces: readonly string[];
}

type ChosenFlavour = Flavour & Pick<Selection, 'quantity'>;

/** Null once one of them has left the shop, and its allergens with it. */
function chosenFlavours(selection: readonly Selection[]): readonly ChosenFlavour[] | null {
  const chosen = selection.flatMap(({ flavourId, quantity }) => {
    const flavour = findById(bulkCatalogue.flavours, flavourId);
    return flavour ? [{ ...flavour, quantity }] : [];
  });
  return chosen.length === selection.length ? chosen : null;
}

const listed = new Intl.ListFormat('en-GB');

function keyringText({ mainKeyringId, nameTagIds }: HistoryBox['choices']): string | null {
  const titleOf = (id: number): string | undefined => findById(keyrings, id)?.title;
  const title = mainKeyringId === null ? undefined : titleOf(mainKeyringId);
  if (title === undefined) return null;
  return `Keyring “${title}” with ${listed.format(nameTagIds.flatMap((id) => titleOf(id) ?? []))}`;
}

function boxContents({
  choices,
  quantity,
  hasNote,
  name,
}: HistoryBox): OrderHistoryContents | null {
  const box = findById(boxes, choices.boxId);
  const chosen = chosenFlavours(choices.selection);
  if (!box || !chosen) return null;
  return {
    title: quantity > 1 ? `${quantity} × ${name ?? box.name}` : (name ?? box.name),
    flavours: chosen.map((one) => ({ name: one.name, count: one.quantity })),
    lid: `${choices.lid.designName} lid${hasNote ? ', with your handwritten note' : ''}`,
    keyring: keyringText(choices),
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

/** What a placed order holds, equal boxes together; null when not all of it can be told any more. */
export function orderHistoryContents(goods: HistoryGoods): readonly OrderHistoryContents[] | null {
  const all = goods.orderType === 'bulk' ? [sliceContents(goods)] : goods.boxes.map(boxContents);
  const known = all.filter((contents) => contents !== null);
  return known.length === all.length ? known : null;
}
