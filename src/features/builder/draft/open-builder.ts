import { notOnSaleText, soldOutText } from '#copy/violations.ts';
import { flavoursNotOnSale, soldOutFlavours } from '#domain/box/box-rules.ts';
import { finishedBoxes } from '#domain/box/box.ts';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { decodeBoxLink, type LinkedBox } from '#domain/box/box-link.ts';
import { isEmptyDraft, isSameBox, replaceBox } from '#domain/box/draft-contents.ts';
import { replayDraft } from '#domain/box/replay-draft.ts';
import { parseBuilderQuery, type BuilderQuery } from '#domain/box/builder-query.ts';
import type { Catalogue, Flavour } from '#domain/catalogue.ts';
import { addFlavour, chooseBox } from './box.ts';
import { findCartLine } from '#features/cart/cart.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $draft } from './draft.ts';
import { $editingLineId } from './editing-line.ts';
import { DRAFT_KEY, SHIPPING_KEY } from './draft-keys.ts';
import { $parkedDrafts, parkDrafts, type SavedDraft } from './parked-drafts.ts';
import { checkAlreadyPaid } from '#features/checkout/already-paid.ts';
import { $builderNotice } from './builder-notice.ts';
import {
  parseSavedDraft,
  readParkedDrafts,
  readSavedDraft,
  saveDraft,
  saveDraftSoon,
  withOtherTabsDelivery,
} from './draft-storage.ts';
import { $step, $wantedFlavourId } from './step.ts';
import { openAtStep, initWizard } from './wizard.ts';
import { linkLossesText } from '../copy.ts';
import type { StepName } from '../steps.ts';
import { wizardSteps } from '../wizard-steps.ts';

type BuilderUrl = Pick<Location, 'search' | 'hash'>;

function openDraft(draft: Draft): void {
  $draft.set(replaceBox($draft.get(), draft));
}

function restoreDraft(
  { draft, editingLineId, step }: SavedDraft,
  opensShipping: boolean,
): StepName {
  $draft.set(draft);
  $editingLineId.set(editingLineId);
  return opensShipping ? 'delivery' : step;
}

/** Opens a cart line's box to edit it. */
function openLine(id: string): StepName {
  const box = findCartLine(id)?.box;
  if (!box) {
    $builderNotice.set({
      text: 'That box is no longer in your basket. Build a new one here.',
      isWarning: true,
    });
    return 'box';
  }
  openDraft(replayDraft(box, $catalogue.get()));
  $editingLineId.set(id);
  $builderNotice.set({ text: 'You are changing a box in your basket. Save it on the last step.' });
  return 'flavours';
}

function openLink({ draft, losses }: LinkedBox): StepName {
  openDraft(draft);
  const lost = linkLossesText(losses);
  $builderNotice.set({
    text: lost || 'Somebody shared this box with you. Make it yours.',
    isWarning: lost !== '',
  });
  return 'flavours';
}

function openBox({ boxId, flavourId }: BuilderQuery): StepName {
  if (boxId === null) {
    $wantedFlavourId.set(flavourId);
    return 'box';
  }
  chooseBox(boxId);
  if (flavourId !== null) addFlavour(flavourId);
  return 'flavours';
}

/** Sets the draft as the URL asks and returns the step to open. Parks a saved draft that the URL does not ask for. */
function routeFromUrl({ search, hash }: BuilderUrl): StepName {
  const query = new URLSearchParams(search);
  const catalogue = $catalogue.get();
  const request = parseBuilderQuery((name) => query.get(name), catalogue);
  const link = decodeBoxLink(hash, catalogue);
  const saved = readSavedDraft();
  if (saved) $draft.set(replaceBox(saved.draft, emptyDraft));
  if (request.restores && saved && !link) {
    const step = restoreDraft(saved, request.opensShipping);
    parkDrafts(readParkedDrafts());
    return step;
  }
  const step = request.editsLine
    ? openLine(request.editsLine)
    : link
      ? openLink(link)
      : openBox(request);
  parkDrafts([...(saved ? [saved] : []), ...readParkedDrafts()]);
  return step;
}

/** The draft that another tab is editing. */
let otherTabsDraft: SavedDraft | null = null;
let isFollowingOtherTab = false;

/** Parks the draft that another tab saves. The next change in this tab overwrites the stored draft. */
function parkOtherTabsDraft(entry: string | null): void {
  const inHand = $draft.get();
  const others = $parkedDrafts.get().filter((box) => box !== otherTabsDraft);
  const theirs = parseSavedDraft(entry);
  const isNew = theirs && !isEmptyDraft(theirs.draft) && !isSameBox(theirs.draft, inHand);
  if (isNew && !otherTabsDraft && !isEmptyDraft(inHand)) {
    $builderNotice.set({ text: 'Another tab is building a different box. We keep both.' });
  }
  otherTabsDraft = isNew ? theirs : null;
  parkDrafts([...(otherTabsDraft ? [otherTabsDraft] : []), ...others]);
}

/**
 * Parks the draft that another tab saves, and takes over its delivery. Saves nothing, since two tabs would otherwise save in
 * turns forever.
 */
function followOtherTab(event: StorageEvent): void {
  isFollowingOtherTab = true;
  if (event.key === DRAFT_KEY) parkOtherTabsDraft(event.newValue);
  if (event.key === SHIPPING_KEY) $draft.set(withOtherTabsDelivery($draft.get(), event));
  isFollowingOtherTab = false;
}

function saveChange(): void {
  if (!isFollowingOtherTab) saveDraftSoon();
}

const namesOf = (flavours: readonly Flavour[]): string[] => flavours.map(({ name }) => name);

/**
 * Leaves out of the drafts what the shop has stopped selling, and names the flavours that the current one loses. Names those
 * that have just sold out, too, unless the step marks them.
 */
function followCatalogue(catalogue: Catalogue, before?: Catalogue): void {
  // A draft that stays as it is must not be saved: it may be an untouched one, beside another tab's.
  const replayed = (draft: Draft): Draft => {
    const now = replaceBox(draft, replayDraft(draft, catalogue));
    return isSameBox(now, draft) ? draft : now;
  };
  const parked = $parkedDrafts.get();
  const parkedNow = parked.map((saved) => ({ ...saved, draft: replayed(saved.draft) }));
  if (parkedNow.some(({ draft }, index) => draft !== parked[index]?.draft)) {
    $parkedDrafts.set(parkedNow);
  }
  const gone = flavoursNotOnSale($draft.get().selection, catalogue);
  $draft.set(replayed($draft.get()));
  const soldOut = soldOutFlavours($draft.get().selection, catalogue).filter(
    ({ id }) => !before?.soldOut.includes(id),
  );
  if (gone.length > 0) {
    $builderNotice.set({ text: notOnSaleText(namesOf(gone)), isWarning: true });
  } else if (soldOut.length > 0 && $step.get() !== 'flavours') {
    const text = soldOutText(namesOf(soldOut));
    $builderNotice.set({ text, isWarning: true, leadsToFlavours: true });
  }
}

/** Starts the builder at its URL: empty, with a linked, shared or cart box, or with the saved draft. */
export function openBuilder(url: BuilderUrl): void {
  initWizard(wizardSteps);
  try {
    openAtStep(routeFromUrl(url));
    // A reload would otherwise restore another box.
    if (!isEmptyDraft($draft.get())) saveDraft();
  } catch (error) {
    console.error('The box could not be brought back:', error);
  }
  const begun = [$draft.get(), ...$parkedDrafts.get().map(({ draft }) => draft)];
  void checkAlreadyPaid(finishedBoxes(begun, $catalogue.get()));
  // A link opened on this page changes only the fragment.
  addEventListener('hashchange', () => {
    if (decodeBoxLink(location.hash, $catalogue.get())) location.reload();
  });
  // Saving starts with the first change: an untouched wizard overwrites nothing.
  for (const $store of [$draft, $step, $parkedDrafts]) $store.listen(saveChange);
  addEventListener('storage', followOtherTab);
  $catalogue.listen(followCatalogue);
}
