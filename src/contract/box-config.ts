import * as v from 'valibot';
import type { Box } from '#domain/box/box.ts';
import { normalizeMultiline } from '#domain/text/normalize-text.ts';
import { text } from './endpoint.ts';

const id = v.pipe(v.number(), v.integer());
const keyring = v.object({ id });

/** The parts of a built box that the server reads. Only ids count: it ignores names, prices, weights and images. */
export const boxConfigEntries = {
  boxDetails: v.object({ boxId: id }),
  flavours: v.pipe(v.array(v.object({ flavourId: id, quantity: id })), v.maxLength(30)),
  lidDetails: v.object({ lidId: id, lidDesign: v.nullable(v.object({ name: text(100) })) }),
  giftMessage: v.pipe(text(600), v.transform(normalizeMultiline)),
  keyrings: v.pipe(
    v.object({
      mainKeyring: v.nullable(keyring),
      nameTags: v.pipe(v.array(keyring), v.maxLength(10)),
    }),
    v.check(
      ({ mainKeyring, nameTags }) => mainKeyring !== null || nameTags.length === 0,
      'a name tag hangs from a keyring',
    ),
  ),
};

/** A built box in payloads and in the stored cart. */
export const boxConfig = v.object(boxConfigEntries);

/** A keyring or name tag in payloads, with its price in pounds. */
export interface PayloadKeyring {
  id: number;
  title: string;
  price: number;
}

/** A built box as the browser sends it, in the payload’s fixed field names; prices in pounds. */
export interface BoxConfig {
  boxDetails: {
    boxId: number;
    boxName: string;
    boxPrice: number;
    boxWeight: number;
    pieces: number;
    description: string;
  };
  flavours: { flavourId: number; flavourName: string; quantity: number }[];
  lidDetails: { lidId: number; lidName: string; lidDesign: { name: string; image: string } };
  giftMessage: string;
  sender: string;
  keyrings: { mainKeyring: PayloadKeyring | null; nameTags: PayloadKeyring[] };
}

/** Returns a built box without validating it. Lid 0 has a single design, so its design name is ignored. */
export function boxFromConfig(config: v.InferOutput<typeof boxConfig>): Box {
  const { boxDetails, flavours, lidDetails, giftMessage, keyrings } = config;
  const { mainKeyring, nameTags } = keyrings;
  return {
    boxId: boxDetails.boxId,
    selection: flavours,
    lid: { categoryId: lidDetails.lidId, designName: lidDetails.lidDesign?.name ?? '' },
    note: giftMessage,
    keyring: mainKeyring && { id: mainKeyring.id, nameTagIds: nameTags.map((tag) => tag.id) },
  };
}
