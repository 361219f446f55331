import type { Catalogue } from '#domain/catalogue.ts';
import { fnv1a } from '#domain/text/fnv1a.ts';
import { boxes } from './boxes.ts';
import { flavourCatalogue } from './flavour-catalogue.ts';
import { keyrings } from './keyrings.ts';
import { lidCategories, lidDesigns } from './lids.ts';
import { presets } from './presets.ts';
import { shippingOptions } from './shipping.ts';

const contents = {
  ...flavourCatalogue,
  boxes,
  presets,
  lidCategories,
  lidDesigns,
  keyrings,
  shippingOptions,
} satisfies Omit<Catalogue, 'version' | 'soldOut'>;

export const catalogue: Catalogue = {
  version: fnv1a(JSON.stringify(contents)),
  ...contents,
  soldOut: [],
};
