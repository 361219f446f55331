import type { Catalogue } from '#domain/catalogue.ts';
import { flavoursOnSale } from '#domain/flavours.ts';
import { flavourRecords } from './flavours.ts';

/** All that the bulk order calculator needs of the catalogue, so that boxes, lids and keyrings stay away from its page. */
export const bulkCatalogue: Pick<Catalogue, 'flavours'> = {
  flavours: flavoursOnSale(flavourRecords),
};
