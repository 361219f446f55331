import type { Catalogue } from '#domain/catalogue.ts';
import { fnv1a } from '#domain/text/fnv1a.ts';
import { flavoursOfAnyTime, flavoursOnSale } from '#domain/food/flavours.ts';
import { boxes } from './boxes.ts';
import { flavourRecords } from './flavours.ts';
import { keyrings } from './keyrings.ts';
import { lidCategories, lidDesigns } from './lids.ts';
import { presets } from './presets.ts';
import { shippingOptions } from './shipping.ts';

const contents = {
  flavours: flavoursOnSale(flavourRecords),
  boxes,
  presets,
  lidCategories,
  lidDesigns,
  keyrings,
  shippingOptions,
} satisfies Omit<Catalogue, 'version' | 'allFlavours'>;

export const catalogue: Catalogue = {
  version: fnv1a(JSON.stringify(contents)),
  ...contents,
  allFlavours: flavoursOfAnyTime(flavourRecords),
};
