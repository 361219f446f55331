import * as v from 'valibot';
import type { Box } from '#domain/box/box.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';
import type { ShopBox } from '#domain/catalogue.ts';
import { boxJson, decodeBox } from './box-json.ts';
import { text } from './endpoint.ts';
import type { BoxJson } from './named-box-json.ts';

/* A line of the cart, apart from the payload that holds it, so that pages which only show the cart do not load it. */

/** A cart line’s contents: the SKU of a ready-made box, or a built box. */
export const contentsEntries = { sku: v.optional(text(80)), config: v.optional(boxJson) };

/** The parsed contents. */
export interface Contents {
  sku?: string | undefined;
  config?: v.InferOutput<typeof boxJson> | undefined;
}

/** Returns whether exactly one of `sku` and `config` is given. */
export function hasOneContent({ sku, config }: Contents): boolean {
  return (sku === undefined) !== (config === undefined);
}

/** A cart line as stored and sent, with its price in pounds. */
export type CartItem = {
  id: string;
  name: string;
  description: string;
  price: number;
  quantity: number;
  image?: string;
} & ({ sku: string } | { config: BoxJson });

const UNKNOWN_BOX = 0;

/** Returns a line’s box without validating it. An unknown SKU yields an unknown box. */
export function boxFromContents({ sku, config }: Contents, shopBoxes: readonly ShopBox[]): Box {
  if (config) return decodeBox(config);
  const shopBox = shopBoxes.find(({ slug }) => slug === sku);
  return readyMadeBox(shopBox ?? { boxId: UNKNOWN_BOX, selection: [] });
}
