import type { Catalogue } from '#domain/catalogue.ts';
import { flavoursOfAnyTime, flavoursOnSale } from '#domain/food/flavours.ts';
import { flavourRecords } from './flavours.ts';

/** The flavours of the catalogue, for a page that loads no boxes, lids and keyrings. */
export const flavourCatalogue: Pick<Catalogue, 'flavours' | 'allFlavours'> = {
  flavours: flavoursOnSale(flavourRecords),
  allFlavours: flavoursOfAnyTime(flavourRecords),
};
