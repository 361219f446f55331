import { flavourCatalogue } from '#data/flavour-catalogue.ts';
import { updateCatalogue } from './catalogue-store.ts';

updateCatalogue(flavourCatalogue);

/** The catalogue with its flavours, for a page that needs no boxes, lids and keyrings. */
export { $catalogue } from './catalogue-store.ts';
