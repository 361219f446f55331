import type { Catalogue } from '#domain/catalogue.ts';
import { flavoursOnSale } from '#domain/food/flavours.ts';
import { flavourRecords } from './flavours.ts';

/** The part of the catalogue that the bulk calculator needs, so that its page loads no boxes, lids and keyrings. */
export const bulkCatalogue: Pick<Catalogue, 'flavours'> = {
  flavours: flavoursOnSale(flavourRecords),
};
