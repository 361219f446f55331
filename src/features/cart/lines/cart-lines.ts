import { computed } from 'nanostores';
import { boxImage, lidImage } from '#assets/images.ts';
import type { ImageSources } from '#assets/responsive-image.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import type { Box } from '#domain/box/box.ts';
import { unitPence, type CartLine } from '#domain/cart/cart.ts';
import { findById, type BoxType, type Catalogue } from '#domain/catalogue.ts';
import { keyringLines } from '#domain/box/box-pricing.ts';
import { soldOutFlavours } from '#domain/box/box-rules.ts';
import { NOT_A_GIFT } from '#domain/box/lid-categories.ts';
import { findLidDesign } from '#domain/box/lids.ts';
import type { Pence } from '#domain/money.ts';
import { sumLines } from '#domain/quote.ts';
import { describeBox, type SummarizedBox } from '#copy/order-summary.ts';
import { $cart } from '../cart.ts';
import { findShopBox } from '../cart-items.ts';

/** A cart line for display: everything by name, at today's price. */
export interface CartLineView extends SummarizedBox {
  id: string;
  type: BoxType;
  /** "Six Favourites" for a ready-made box, otherwise the box's name. */
  name: string;
  /** Distinguishes lines of one name: "Box of 12, Happy Birthday Mum lid". */
  fullName: string;
  /** The photo of a ready-made box; what a shopper has filled has none. */
  photo: ImageSources | null;
  isReadyMade: boolean;
  isGift: boolean;
  lidImage: string;
  unitPence: Pence;
  /** What the keyring and its name tags cost. */
  keyringPence: Pence;
  /** Flavours that are sold out. */
  soldOut: readonly string[];
}

function describeLine(line: CartLine, catalogue: Catalogue): CartLineView | null {
  const { id, box } = line;
  const { categoryId, designName } = box.lid;
  const type = findById(catalogue.boxes, box.boxId);
  const lid = findLidDesign(categoryId, designName, catalogue);
  if (!type || !lid) return null;
  const readyMade = findShopBox(line);
  const described = describeBox(line, catalogue);
  return {
    ...described,
    id,
    type,
    name: readyMade?.name ?? type.name,
    fullName: readyMade?.name ?? `${type.name}, ${designName} lid`,
    photo: readyMade ? boxImage(readyMade.slug) : null,
    isReadyMade: readyMade !== undefined,
    isGift: categoryId !== NOT_A_GIFT,
    lidImage: lidImage(lid.slug),
    unitPence: unitPence(line, catalogue),
    keyringPence: sumLines(keyringLines(box.keyring, catalogue)),
    soldOut: soldOutFlavours(box.selection, catalogue).map((flavour) => flavour.name),
  };
}

/** What was described for a catalogue: a line that did not change keeps its view, and another quantity the rest of it. */
const $described = computed($catalogue, () => ({
  lines: new WeakMap<CartLine, CartLineView>(),
  boxes: new WeakMap<Box, CartLineView>(),
}));

export const $cartLines = computed([$cart, $catalogue, $described], (all, catalogue, known) =>
  all.flatMap((line) => {
    const { box, quantity } = line;
    const view = known.lines.get(line);
    if (view) return view;
    const sameBox = known.boxes.get(box);
    const isKnown = sameBox?.isReadyMade === (findShopBox(line) !== undefined);
    const described = isKnown ? { ...sameBox, quantity } : describeLine(line, catalogue);
    if (!described) return [];
    known.lines.set(line, described);
    known.boxes.set(box, described);
    return described;
  }),
);

/** Whether the cart has no line to show. */
export const $isCartEmpty = computed($cartLines, (lines) => lines.length === 0);
