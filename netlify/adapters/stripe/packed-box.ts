import type { FlavourQuantity } from '#domain/catalogue.ts';
import type { OrderedBox } from '#domain/order/order.ts';

/** Payment metadata: texts by key. */
export type Metadata = Readonly<Record<string, string>>;

/** The exact output of `packBox`: quantity|box|flavours|lid category:design|keyring|tags. Anything else counts as damaged. */
const PACKED_BOX =
  /^(?<quantity>\d+)\|(?<boxId>\d+)\|(?<selection>\d+x\d+(?:,\d+x\d+)*)\|(?<category>\d+):(?<design>[^|]+)\|(?<keyring>\d*)\|(?<tags>(?:\d+(?:,\d+)*)?)$/;

/** Parses "1x2,22x4": flavours by id with their quantities. */
export function readSelection(list: string): FlavourQuantity[] {
  return list.split(',').map((entry) => {
    const [flavourId = 0, quantity = 0] = entry.split('x').map(Number);
    return { flavourId, quantity };
  });
}

/** Parses "1,22": ids; none for an empty text. */
export const readIds = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** Encodes a box under a key, and its SKU and note under their own. */
export function packBox({ box, quantity, sku }: OrderedBox, key: string): Metadata {
  const { boxId, selection, lid, note, keyring, ...others } = box;
  others satisfies Record<string, never>;
  const packed = [
    quantity,
    boxId,
    selection.map((entry) => `${entry.flavourId}x${entry.quantity}`).join(','),
    `${lid.categoryId}:${lid.designName}`,
    keyring?.id ?? '',
    keyring?.nameTagIds.join(',') ?? '',
  ].join('|');
  return {
    [key]: packed,
    ...(sku !== null && { [`${key}_sku`]: sku }),
    ...(note !== '' && { [`${key}_note`]: note }),
  };
}

/** Decodes the box under a key; null for a missing or damaged one. */
export function unpackBox(metadata: Metadata, key: string): OrderedBox | null {
  const packed = PACKED_BOX.exec(metadata[key] ?? '')?.groups;
  if (!packed) return null;
  const { quantity, boxId, selection = '', category, design = '', keyring, tags = '' } = packed;
  const box = {
    boxId: Number(boxId),
    selection: readSelection(selection),
    lid: { categoryId: Number(category), designName: design },
    note: metadata[`${key}_note`] ?? '',
    keyring: keyring ? { id: Number(keyring), nameTagIds: readIds(tags) } : null,
  };
  return { box, quantity: Number(quantity), sku: metadata[`${key}_sku`] ?? null };
}
