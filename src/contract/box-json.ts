import * as v from 'valibot';
import type { Box } from '#domain/box/box.ts';
import { keyringOf, MAX_PIECES } from '#domain/box/draft.ts';
import type { DraftContents } from '#domain/box/draft-contents.ts';
import { normalizeMultiline } from '#domain/text/normalize-text.ts';
import { text } from './endpoint.ts';

/*
 * The one form in which a box leaves the program: in payloads, the stored cart, saved drafts and the order history.
 * Only ids and the lid design's name are read back. `named-box-json.ts` adds names, prices, weights and images for other
 * readers, apart from this file, so that pages which only read boxes do not load it.
 */

const id = v.pipe(v.number(), v.integer());
const byId = v.object({ id });
const boxDetails = v.object({ boxId: id });
const lidDetails = v.object({ lidId: id, lidDesign: v.nullable(v.object({ name: text(100) })) });
const keyrings = v.object({
  mainKeyring: v.nullable(byId),
  nameTags: v.pipe(v.array(byId), v.maxLength(10)),
});

/** The parts of a draft's box that are read. */
const draftEntries = {
  boxDetails: v.nullable(boxDetails),
  flavours: v.pipe(v.array(v.object({ flavourId: id, quantity: id })), v.maxLength(MAX_PIECES)),
  lidDetails: v.nullable(lidDetails),
  giftMessage: text(600),
  keyrings,
};

/** The parts of a whole box that are read. */
export const boxEntries = {
  ...draftEntries,
  boxDetails,
  lidDetails,
  keyrings: v.pipe(
    keyrings,
    v.check(
      ({ mainKeyring, nameTags }) => mainKeyring !== null || nameTags.length === 0,
      'a name tag hangs from a keyring',
    ),
  ),
};

/** The box of a draft, as it is read. */
export const draftJson = v.object(draftEntries);

/** A whole box, as it is read. */
export const boxJson = v.object(boxEntries);

/** A box by its ids. */
export type BoxIds = v.InferInput<typeof draftJson>;

/** Encodes a box or the box of a draft by its ids. */
export function encodeIds({
  boxId,
  selection,
  lid,
  note,
  keyring,
  ...others
}: DraftContents): BoxIds {
  others satisfies Record<string, never>;
  return {
    boxDetails: boxId === null ? null : { boxId },
    flavours: selection.map(({ flavourId, quantity }) => ({ flavourId, quantity })),
    lidDetails: lid && {
      lidId: lid.categoryId,
      lidDesign: lid.designName === null ? null : { name: lid.designName },
    },
    giftMessage: note,
    keyrings: {
      mainKeyring: keyring?.id == null ? null : { id: keyring.id },
      nameTags: (keyring?.nameTagIds ?? []).map((tagId) => ({ id: tagId })),
    },
  };
}

/** Returns the box of a draft as it was encoded, without validating it. */
export function decodeDraft(json: v.InferOutput<typeof draftJson>): DraftContents {
  const { mainKeyring, nameTags } = json.keyrings;
  return {
    boxId: json.boxDetails?.boxId ?? null,
    selection: json.flavours,
    lid: json.lidDetails && {
      categoryId: json.lidDetails.lidId,
      designName: json.lidDetails.lidDesign?.name ?? null,
    },
    note: json.giftMessage,
    keyring:
      mainKeyring || nameTags.length > 0
        ? { id: mainKeyring?.id ?? null, nameTagIds: nameTags.map((tag) => tag.id) }
        : null,
  };
}

/** Returns a whole box without validating it. Lid 0 has a single design, so its design may be missing. */
export function decodeBox(json: v.InferOutput<typeof boxJson>): Box {
  const draft = decodeDraft(json);
  return {
    boxId: json.boxDetails.boxId,
    selection: draft.selection,
    lid: { categoryId: json.lidDetails.lidId, designName: draft.lid?.designName ?? '' },
    note: normalizeMultiline(draft.note),
    keyring: keyringOf(draft),
  };
}
