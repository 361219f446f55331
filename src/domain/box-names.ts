import { findById, type Catalogue, type ShopBox } from './catalogue.ts';
import type { BoxOrder } from './order.ts';
import { findReadyMade } from './ready-made.ts';

const isAlone = (name: string, names: readonly string[]): boolean =>
  names.filter((other) => other === name).length === 1;

/**
 * What the boxes of an order are called, no two alike: "Six Favourites (Box of 6)" for a ready-made one, which only a basket
 * sells, otherwise the kind of box, with its lid where there are several of a kind and counted where that is the same too.
 */
export function nameBoxes(
  { orderType, boxes }: Pick<BoxOrder, 'orderType' | 'boxes'>,
  { boxes: kinds }: Pick<Catalogue, 'boxes'>,
  shopBoxes: readonly ShopBox[],
): string[] {
  const names = boxes.map(({ choices }) => {
    const kind = findById(kinds, choices.boxId)?.name ?? `Box ${choices.boxId}`;
    const readyMade = orderType === 'cart' ? findReadyMade(choices, shopBoxes) : undefined;
    return readyMade ? `${readyMade.name} (${kind})` : kind;
  });
  const withLids = names.map((name, index) => {
    const lid = boxes[index]?.choices.lid.designName ?? '';
    return isAlone(name, names) ? name : `${name}, ${lid} lid`;
  });
  return withLids.map((name, index) => {
    if (isAlone(name, withLids)) return name;
    const place = withLids.slice(0, index + 1).filter((other) => other === name).length;
    return `${name}, no. ${place}`;
  });
}
