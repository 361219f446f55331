import type { Catalogue } from '#domain/catalogue.ts';
import { flavoursOnSale } from '#domain/flavours.ts';
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
} satisfies Omit<Catalogue, 'version'>;

/** FNV-1a over all the shop sells: another price, name or ingredient gives another version. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

export const catalogue: Catalogue = {
  version: fingerprint(JSON.stringify(contents)),
  ...contents,
};
