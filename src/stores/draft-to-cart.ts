import { atom } from 'nanostores';
import { catalogue } from '#data/catalogue.ts';
import { finishDraft, emptyDraft } from '#domain/box-draft.ts';
import { replaceBox } from '#domain/draft-contents.ts';
import { itemCount } from '#domain/cart.ts';
import type { BoxChoices } from '#domain/order.ts';
import { validateBox } from '#domain/order-rules.ts';
import { askToConfirm, UNCONFIRMED } from './avoided-in-boxes.ts';
import { draftName } from './box.ts';
import { $cart, addToCart, replaceInCart } from './cart.ts';
import { $cartNotices } from './cart-notices.ts';
import { $draft } from './draft.ts';
import { $editingLineId } from './editing-line.ts';
import { currentDraft } from './parked-drafts.ts';
import { $builderNotice } from './builder-notice.ts';
import { saveDraft } from './save-draft.ts';
import { goToStep } from './wizard.ts';

/** Why the box did not get into the basket the last time, or null. */
export const $addToCartError = atom<string | null>(null);

/** Hands the finished box over and tells whether it is in the basket; otherwise says why, and the box stays as it is. */
function putInCart(put: (choices: BoxChoices) => boolean): boolean {
  const choices = finishDraft($draft.get());
  if (choices && !askToConfirm([choices])) {
    $addToCartError.set(`${UNCONFIRMED}. Nothing is lost.`);
    return false;
  }
  const isIn = choices !== null && put(choices);
  const broken = choices && validateBox(choices, catalogue);
  const reason = broken?.message ?? $cartNotices.get().at(-1) ?? 'Please finish your box first.';
  $addToCartError.set(isIn ? null : `${reason} Your box is still here.`);
  return isIn;
}

function startNewDraft(): void {
  $editingLineId.set(null);
  $draft.set(replaceBox($draft.get(), emptyDraft));
}

/** Puts the box into the basket and begins another at step 1; where the last one went is kept (Spec 1 §4). */
export function addDraftToCart(): void {
  const name = draftName($draft.get());
  if (!putInCart(addToCart)) return;
  const count = itemCount($cart.get());
  const boxes = count === 1 ? '1 box' : `${count} boxes`;
  // At once, and not when the page has turned: whoever leaves before then must not find the box in both places.
  saveDraft(undefined, {
    ...currentDraft(),
    draft: replaceBox($draft.get(), emptyDraft),
    editingLineId: null,
    step: 1,
  });
  goToStep(1, () => {
    startNewDraft();
    $builderNotice.set({ text: `${name} added. Your basket holds ${boxes}.`, linksToCart: true });
  });
}

/** Puts the changed box into the place of the line it came from, and goes to the basket. */
export function saveDraftToCart(lineId: string): void {
  if (!putInCart((choices) => replaceInCart(lineId, choices))) return;
  startNewDraft();
  saveDraft();
  location.assign('/basket');
}
