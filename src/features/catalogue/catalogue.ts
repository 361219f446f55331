import { catalogue } from '#data/catalogue.ts';
import { $catalogue, updateCatalogue } from './catalogue-store.ts';

updateCatalogue({ ...catalogue, soldOut: $catalogue.get().soldOut });

/** The whole catalogue, for an island that needs more of it than a part. */
export { $catalogue };
