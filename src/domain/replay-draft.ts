import { emptyDraft, type BoxDraft } from './box-draft.ts';
import type { DraftContents } from './draft-contents.ts';
import { evolve, type BoxEvent } from './box-events.ts';
import { presetFor, sameSelection } from './box-rules.ts';
import type { Catalogue, Selection } from './catalogue.ts';

/** No box takes more: a quantity that somebody made up costs no time. */
const MAX_PIECES = 30;

function piecesOf({ flavourId, quantity }: Selection): BoxEvent[] {
  const length = Math.min(quantity, MAX_PIECES);
  return Array.from({ length }, () => ({ type: 'flavour-added', flavourId }));
}

function eventsOf(contents: DraftContents): BoxEvent[] {
  const { boxId, selection, lid, note, mainKeyringId, nameTagIds } = contents;
  return [
    ...(boxId === null ? [] : [{ type: 'box-chosen', boxId } as const]),
    ...selection.flatMap(piecesOf),
    ...(lid ? [{ type: 'lid-category-chosen', categoryId: lid.categoryId } as const] : []),
    { type: 'lid-design-chosen', designName: lid?.designName ?? '' },
    { type: 'note-written', note },
    ...(mainKeyringId === null
      ? []
      : [{ type: 'keyring-clicked', keyringId: mainKeyringId } as const]),
    ...nameTagIds.map((keyringId) => ({ type: 'name-tag-added', keyringId }) as const),
  ];
}

function withPresetFlag(draft: BoxDraft, catalogue: Catalogue): BoxDraft {
  const preset = draft.boxId === null ? undefined : presetFor(draft.boxId, catalogue);
  const isPreset = preset !== undefined && sameSelection(preset.selection, draft.selection);
  return isPreset ? { ...draft, presetApplied: true } : draft;
}

/** A draft with what of these contents can be had today: built up through the rules, so that nothing the shop forbids comes back. */
export function replayDraft(contents: DraftContents, catalogue: Catalogue): BoxDraft {
  const built = eventsOf(contents).reduce(
    (draft, event) => evolve(draft, event, catalogue),
    emptyDraft,
  );
  return withPresetFlag(built, catalogue);
}
