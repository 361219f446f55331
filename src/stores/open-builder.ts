import { catalogue } from '#data/catalogue.ts';
import { flavourRecords } from '#data/flavours.ts';
import { finishDraft, emptyDraft, type BoxDraft } from '#domain/box-draft.ts';
import { decodeBoxLink, type LinkedBox } from '#domain/box-link.ts';
import { isEmptyDraft, isSameBox, replaceBox } from '#domain/draft-contents.ts';
import { replayDraft } from '#domain/replay-draft.ts';
import { parseBuilderQuery, type BuilderQuery } from '#domain/builder-query.ts';
import type { StepId } from '#domain/step-names.ts';
import { addFlavour, chooseBox } from './box.ts';
import { findCartLine } from './cart.ts';
import { $catalogue } from './catalogue.ts';
import { $draft } from './draft.ts';
import { $editingLineId } from './editing-line.ts';
import { DRAFT_KEY } from './clear-saved-draft.ts';
import { $parkedDrafts, parkDrafts, type SavedDraft } from './parked-drafts.ts';
import { checkAlreadyPaid } from './paid-already.ts';
import { $builderNotice } from './builder-notice.ts';
import { readParkedDrafts, parseSavedDraft, readSavedDraft } from './read-saved-drafts.ts';
import { saveDraft } from './save-draft.ts';
import { $step, $wantedFlavourId } from './step.ts';
import { openAtStep, initWizard } from './wizard.ts';

type Address = Pick<Location, 'search' | 'hash'>;

const FLAVOURS = 2;

function openDraft(draft: BoxDraft): void {
  $draft.set(replaceBox($draft.get(), draft));
}

function restoreDraft({ draft, editingLineId, step }: SavedDraft, opensShipping: boolean): StepId {
  $draft.set(draft);
  $editingLineId.set(editingLineId);
  return opensShipping ? 5 : step;
}

/** Opens the box of a line of the basket: to be changed there, or as the first of another one like it. */
function openLine({ id, as }: NonNullable<BuilderQuery['line']>): StepId {
  const choices = findCartLine(id)?.choices;
  if (!choices) {
    $builderNotice.set({ text: 'That box is no longer in your basket. Build a new one here.' });
    return 1;
  }
  openDraft(replayDraft(choices, catalogue));
  if (as === 'copy') return FLAVOURS;
  $editingLineId.set(id);
  $builderNotice.set({ text: 'You are changing a box in your basket. Save it on the last step.' });
  return FLAVOURS;
}

function openLink({ draft, missing }: LinkedBox): StepId {
  openDraft(draft);
  $builderNotice.set({ text: missing || 'Somebody shared this box with you. Make it yours.' });
  return FLAVOURS;
}

function openBox({ boxId, flavourId }: BuilderQuery): StepId {
  if (boxId === null) {
    $wantedFlavourId.set(flavourId);
    return 1;
  }
  chooseBox(boxId);
  if (flavourId !== null) addFlavour(flavourId);
  return FLAVOURS;
}

/** Does what the page's address asks for, and answers with the step to open. What was saved and is not asked for is kept beside. */
function routeFromUrl({ search, hash }: Address): StepId {
  const query = new URLSearchParams(search);
  const request = parseBuilderQuery((name) => query.get(name), catalogue);
  const link = decodeBoxLink(hash, catalogue, flavourRecords);
  const saved = readSavedDraft();
  if (saved) $draft.set(replaceBox(saved.draft, emptyDraft));
  if (request.restores && saved && !link) {
    const step = restoreDraft(saved, request.opensShipping);
    parkDrafts(readParkedDrafts());
    return step;
  }
  const step = request.line ? openLine(request.line) : link ? openLink(link) : openBox(request);
  parkDrafts([...(saved ? [saved] : []), ...readParkedDrafts()]);
  return step;
}

/** The box that another tab has in hand, beside the one of this tab. */
let otherTabsDraft: SavedDraft | null = null;
let isFollowing = false;

/**
 * Another tab saves its box where this one does: it is kept beside the one in hand, which the next change here saves in its
 * place. Nothing is saved for that yet, or two tabs would answer each other without end.
 */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key !== DRAFT_KEY) return;
  const inHand = $draft.get();
  const others = $parkedDrafts.get().filter((box) => box !== otherTabsDraft);
  const theirs = parseSavedDraft(newValue);
  const isNew = theirs && !isEmptyDraft(theirs.draft) && !isSameBox(theirs.draft, inHand);
  if (isNew && !otherTabsDraft && !isEmptyDraft(inHand)) {
    $builderNotice.set({ text: 'Another tab is building a different box. We keep both.' });
  }
  otherTabsDraft = isNew ? theirs : null;
  isFollowing = true;
  parkDrafts([...(otherTabsDraft ? [otherTabsDraft] : []), ...others]);
  isFollowing = false;
}

function saveChange(): void {
  if (!isFollowing) saveDraft();
}

/** Opens the builder as its address asks: clean, on a linked or shared box or one from the basket, or with what was saved on this device. */
export function openBuilder(address: Address): void {
  $catalogue.set(catalogue);
  initWizard();
  try {
    openAtStep(routeFromUrl(address));
    // Otherwise a reload would bring back another box.
    if (!isEmptyDraft($draft.get())) saveDraft();
  } catch (error) {
    console.error('The box could not be brought back:', error);
  }
  const begun = [$draft.get(), ...$parkedDrafts.get().map(({ draft }) => draft)];
  void checkAlreadyPaid(begun.flatMap((draft) => finishDraft(draft) ?? []));
  // A link that is opened where the builder stands already changes nothing but the fragment.
  addEventListener('hashchange', () => {
    if (decodeBoxLink(location.hash, catalogue, flavourRecords)) location.reload();
  });
  // From the first change on: an untouched wizard overwrites nothing.
  for (const $store of [$draft, $step, $parkedDrafts]) $store.listen(saveChange);
  addEventListener('storage', followOtherTabs);
}
