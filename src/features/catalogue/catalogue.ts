import { catalogue } from '#data/catalogue.ts';
import { updateCatalogue } from './catalogue-store.ts';

updateCatalogue(catalogue);

/** The whole catalogue, for an island that needs more of it than a part. */
export { $catalogue } from './catalogue-store.ts';
