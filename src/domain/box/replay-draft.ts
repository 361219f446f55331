import { emptyDraft, MAX_PIECES, type Draft } from './draft.ts';
import type { DraftContents } from './draft-contents.ts';
import { evolve, type DraftEvent } from './draft-events.ts';
import type { Catalogue, FlavourQuantity } from '../catalogue.ts';

function piecesOf({ flavourId, quantity }: FlavourQuantity): DraftEvent[] {
  const length = Math.min(quantity, MAX_PIECES);
  return Array.from({ length }, () => ({ type: 'flavour-added', flavourId }));
}

/** Returns the events in the order of the steps: the box comes before its flavours, the lid before its design. */
function eventsOf({ boxId, selection, lid, note, keyring }: DraftContents): DraftEvent[] {
  const { id: keyringId = null, nameTagIds = [] } = keyring ?? {};
  const events: Record<keyof DraftContents, DraftEvent[]> = {
    boxId: boxId === null ? [] : [{ type: 'box-chosen', boxId }],
    selection: selection.flatMap(piecesOf),
    lid: lid
      ? [
          { type: 'lid-category-chosen', categoryId: lid.categoryId },
          { type: 'lid-design-chosen', designName: lid.designName ?? '' },
        ]
      : [],
    note: [{ type: 'note-written', note }],
    keyring: [
      ...(keyringId === null ? [] : [{ type: 'keyring-clicked', keyringId } as const]),
      ...nameTagIds.map((tagId) => ({ type: 'name-tag-added', keyringId: tagId }) as const),
    ],
  };
  return Object.values(events).flat();
}

/**
 * Rebuilds a draft by replaying its contents as events. Whatever today's rules or catalogue forbid is left out; what is only
 * sold out stays, for the shopper to swap.
 */
export function replayDraft(contents: DraftContents, catalogue: Catalogue): Draft {
  const inStock = { ...catalogue, soldOut: [] };
  return eventsOf(contents).reduce((draft, event) => evolve(draft, event, inStock), emptyDraft);
}
