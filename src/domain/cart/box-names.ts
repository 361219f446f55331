import { findById, type Catalogue, type ShopBox } from '../catalogue.ts';
import type { BoxOrder } from '../order/order.ts';
import { findReadyMade } from './ready-made.ts';

const isAlone = (name: string, names: readonly string[]): boolean =>
  names.filter((other) => other === name).length === 1;

/**
 * Returns a unique name for each box of an order. A ready-made box, which only the cart sells, is "Six Favourites (Box
 * of 6)"; any other is named by its type. Equal names get their lid, then a number.
 */
export function nameBoxes(
  { orderType, boxes }: Pick<BoxOrder, 'orderType' | 'boxes'>,
  { boxes: kinds }: Pick<Catalogue, 'boxes'>,
  shopBoxes: readonly ShopBox[],
): string[] {
  const names = boxes.map(({ box, sku }) => {
    const kind = findById(kinds, box.boxId)?.name ?? `Box ${box.boxId}`;
    const readyMade =
      orderType === 'cart'
        ? (shopBoxes.find(({ slug }) => slug === sku) ?? findReadyMade(box, shopBoxes))
        : undefined;
    return readyMade ? `${readyMade.name} (${kind})` : kind;
  });
  const withLids = names.map((name, index) => {
    const lid = boxes[index]?.box.lid.designName ?? '';
    return isAlone(name, names) ? name : `${name}, ${lid} lid`;
  });
  return withLids.map((name, index) => {
    if (isAlone(name, withLids)) return name;
    const place = withLids.slice(0, index + 1).filter((other) => other === name).length;
    return `${name}, no. ${place}`;
  });
}
