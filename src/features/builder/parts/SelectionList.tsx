import { useStore } from '@nanostores/react';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { findAvoided } from '#domain/food/avoid-list.ts';
import { resolveSelection } from '#domain/box/shop-boxes.ts';
import type { FlavourQuantity } from '#domain/catalogue.ts';
import { $avoided } from '#features/allergens/avoid-list.ts';
import { FlavourList, type FlavourListProps } from '#ui/FlavourList.tsx';

interface Props extends Pick<FlavourListProps, 'isShort'> {
  selection: readonly FlavourQuantity[];
}

/** The chosen flavours with their quantities. Those with an allergen to avoid are marked. */
export function SelectionList({ selection, isShort = false }: Props) {
  const avoided = useStore($avoided);
  const catalogue = useStore($catalogue);
  const flavours = resolveSelection(selection, catalogue).map(({ flavour, quantity }) => ({
    name: flavour.name,
    slug: flavour.slug,
    quantity,
    avoided: findAvoided([flavour], avoided),
  }));
  return <FlavourList flavours={flavours} isShort={isShort} />;
}
