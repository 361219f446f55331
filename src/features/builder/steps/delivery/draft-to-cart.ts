import { atom } from 'nanostores';
import { boxViolationText } from '#copy/violations.ts';
import { finish, type Box } from '#domain/box/box.ts';
import { emptyDraft } from '#domain/box/draft.ts';
import { replaceBox } from '#domain/box/draft-contents.ts';
import { askToConfirm, UNCONFIRMED } from '#features/allergens/avoided-in-boxes.ts';
import { draftName } from '../../draft/box.ts';
import { $boxCount, addToCart, isCartStored, replaceInCart } from '#features/cart/cart.ts';
import { $cartNotices } from '#features/cart/cart-notices.ts';
import { CART_NOT_SAVED, noticeText } from '#features/cart/copy.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $draft } from '../../draft/draft.ts';
import { $editingLineId } from '../../draft/editing-line.ts';
import { currentDraft } from '../../draft/parked-drafts.ts';
import { $builderNotice } from '../../draft/builder-notice.ts';
import { saveDraft } from '../../draft/draft-storage.ts';
import { $isStepLeaving } from '../../draft/step-transition.ts';
import { goToStep } from '../../draft/wizard.ts';

/** Why the cart refused the draft the last time, or null. */
export const $addToCartError = atom<string | null>(null);

/** Puts the finished draft into the cart. Returns false, with the reason in `$addToCartError`, if it was refused. */
function putInCart(put: (box: Box) => boolean): boolean {
  const result = finish($draft.get(), $catalogue.get());
  if ('box' in result && !askToConfirm([result.box])) {
    $addToCartError.set(`${UNCONFIRMED}. Nothing is lost.`);
    return false;
  }
  const isIn = 'box' in result && put(result.box);
  const reason =
    'violation' in result
      ? boxViolationText(result.violation)
      : $cartNotices.get().slice(-1).map(noticeText).join('');
  $addToCartError.set(isIn ? null : `${reason} Your box is still here.`);
  return isIn;
}

function startNewDraft(): void {
  $editingLineId.set(null);
  $draft.set(replaceBox($draft.get(), emptyDraft));
}

/** Starts a new draft and says so. No link leads from a cart that only this page has to the page of the cart. */
function startAnother(text: string): void {
  goToStep('box', () => {
    startNewDraft();
    $builderNotice.set(
      isCartStored() ? { text, linksToCart: true } : { text: CART_NOT_SAVED, isWarning: true },
    );
  });
}

/**
 * Adds the draft to the cart and starts a new one. The cart's first box brings its delivery method and requested day; the
 * delivery details stay in the builder. A second click while the step leaves does nothing.
 */
export function addDraftToCart(): void {
  if ($isStepLeaving.get()) return;
  const draft = $draft.get();
  const { shippingId, arriveOn } = draft;
  if (!putInCart((box) => addToCart(box, { delivery: { shippingId, arriveOn } }))) return;
  const count = $boxCount.get();
  const boxes = count === 1 ? '1 box' : `${count} boxes`;
  // Saved before the transition ends: whoever leaves meanwhile must not find the box in both places.
  saveDraft(undefined, {
    ...currentDraft(),
    draft: replaceBox(draft, emptyDraft),
    editingLineId: null,
    step: 'box',
  });
  startAnother(`${draftName(draft)} added. Your basket holds ${boxes}.`);
}

/** Replaces the edited cart line with the draft and opens the basket, unless only this page has it. */
export function saveDraftToCart(lineId: string): void {
  if (!putInCart((box) => replaceInCart(lineId, box))) return;
  startNewDraft();
  saveDraft();
  if (isCartStored()) location.assign('/basket');
  else startAnother('');
}
