import { boxes } from '#data/boxes.ts';
import { updateCatalogue } from './catalogue-store.ts';

updateCatalogue({ boxes });

/** The catalogue with its boxes, for the first step of the builder: the rest comes with the wizard. */
export { $catalogue } from './catalogue-store.ts';
