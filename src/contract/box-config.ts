import * as v from 'valibot';
import type { BoxChoices } from '#domain/order.ts';
import { severalLines } from '#domain/typed-text.ts';
import { text } from './endpoint.ts';

const id = v.pipe(v.number(), v.integer());
const keyring = v.object({ id });

/** What is read of a built box. Ids decide: names, prices, weights and images beside them are not read (decision 44). */
export const boxConfigEntries = {
  boxDetails: v.object({ boxId: id }),
  flavours: v.pipe(v.array(v.object({ flavourId: id, quantity: id })), v.maxLength(30)),
  lidDetails: v.object({ lidId: id, lidDesign: v.nullable(v.object({ name: text(100) })) }),
  giftMessage: v.pipe(text(600), v.transform(severalLines)),
  keyrings: v.object({
    mainKeyring: v.nullable(keyring),
    nameTags: v.pipe(v.array(keyring), v.maxLength(10)),
  }),
};

/** A built box as payloads and the stored basket carry it (Spec 1 §7, decision 47). */
export const boxConfig = v.object(boxConfigEntries);

/** A keyring or name tag as payloads carry it, its price in pounds (decision 45). */
export interface PayloadKeyring {
  id: number;
  title: string;
  price: number;
}

/** A built box as the browser writes it, to the letter of Spec 1 §7; prices in pounds. */
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

/** The choices of a built box, not judged yet. Lid 0 has one design, whatever was sent (decision 44). */
export function choicesFromConfig(config: v.InferOutput<typeof boxConfig>): BoxChoices {
  const { boxDetails, flavours, lidDetails, giftMessage, keyrings } = config;
  return {
    boxId: boxDetails.boxId,
    selection: flavours,
    lid: { categoryId: lidDetails.lidId, designName: lidDetails.lidDesign?.name ?? '' },
    note: giftMessage,
    mainKeyringId: keyrings.mainKeyring?.id ?? null,
    nameTagIds: keyrings.nameTags.map((tag) => tag.id),
  };
}
