import { atom } from 'nanostores';
import { boxes } from '#data/boxes.ts';
import { shippingOptions } from '#data/shipping.ts';
import type { Catalogue } from '#domain/catalogue.ts';

/** The catalogue: boxes and delivery come with the page, the rest with the wizard. */
export const $catalogue = atom<Catalogue>({
  version: '',
  boxes,
  shippingOptions,
  flavours: [],
  presets: [],
  lidCategories: [],
  lidDesigns: [],
  keyrings: [],
});
