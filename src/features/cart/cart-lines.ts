import { computed } from 'nanostores';
import { lidImage, pieceImage } from '#assets/images.ts';
import { catalogue } from '#data/catalogue.ts';
import { unitPence, type CartLine } from '#domain/cart/cart.ts';
import { findById, type BoxType } from '#domain/catalogue.ts';
import { findLidDesign, NOT_A_GIFT } from '#domain/box/lids.ts';
import type { Pence } from '#domain/money.ts';
import { describeBox, type SummarizedBox } from '#copy/order-summary.ts';
import { resolveSelection } from '#domain/box/shop-boxes.ts';
import type { ListedFlavour } from '#ui/FlavourList.tsx';
import { $cart } from './cart.ts';
import { findShopBox } from './cart-items.ts';

/** A cart line for display: everything by name, at today's price. */
export interface CartLineView extends SummarizedBox {
  flavours: readonly ListedFlavour[];
  id: string;
  type: BoxType;
  /** "Six Favourites" for a ready-made box, otherwise the box's name. */
  name: string;
  /** Distinguishes lines of one name: "Box of 12, Happy Birthday Mum lid". */
  fullName: string;
  isReadyMade: boolean;
  isGift: boolean;
  lidImage: string;
  /** The image URL of each piece. */
  pieces: readonly string[];
  unitPence: Pence;
}

function cartLineView(line: CartLine): CartLineView[] {
  const { id, box } = line;
  const { categoryId, designName } = box.lid;
  const type = findById(catalogue.boxes, box.boxId);
  const lid = findLidDesign(categoryId, designName, catalogue);
  if (!type || !lid) return [];
  const readyMade = findShopBox(line);
  const flavours = resolveSelection(box.selection, catalogue).map(({ flavour, quantity }) => ({
    name: flavour.name,
    image: pieceImage(flavour.slug),
    quantity,
  }));
  return [
    {
      ...describeBox(line, catalogue),
      id,
      type,
      name: readyMade?.name ?? type.name,
      fullName: readyMade?.name ?? `${type.name}, ${designName} lid`,
      isReadyMade: readyMade !== undefined,
      isGift: categoryId !== NOT_A_GIFT,
      lidImage: lidImage(lid.slug),
      flavours,
      pieces: flavours.flatMap(({ image, quantity }) => Array<string>(quantity).fill(image)),
      unitPence: unitPence(line, catalogue),
    },
  ];
}

export const $cartLines = computed($cart, (lines) => lines.flatMap(cartLineView));
