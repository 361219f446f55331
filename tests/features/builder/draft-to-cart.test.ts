// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { confirmBoxes, setAvoided } from '#features/allergens/avoid-list.ts';
import { $cart, addToCart, CART_DELIVERY_KEY, clearCart, loadCart } from '#features/cart/cart.ts';
import { $cartDelivery, loadCartDelivery } from '#features/cart/cart-delivery.ts';
import { clearCartNotices } from '#features/cart/cart-notices.ts';
import { $checkouts } from '#features/checkout/checkout-progress.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { $editingLineId } from '#features/builder/draft/editing-line.ts';
import {
  $addToCartError,
  addDraftToCart,
  saveDraftToCart,
} from '#features/builder/steps/delivery/draft-to-cart.ts';
import { startBuilderCheckout } from '#features/builder/steps/delivery/builder-checkout.ts';
import { $builderNotice } from '#features/builder/draft/builder-notice.ts';
import { saveDraft } from '#features/builder/draft/draft-storage.ts';
import { $step } from '#features/builder/draft/step.ts';
import { goToStep, initWizard, openAtStep } from '#features/builder/draft/wizard.ts';
import { wizardSteps } from '#features/builder/wizard-steps.ts';
import { birthdayBox, boxForMyself, finishedBox, keyringId } from '../../support/orders.ts';
import { refuseToStore } from '../../support/refuse-to-store.ts';

const leave = vi.fn();
const pageTurned = () => vi.advanceTimersByTimeAsync(500);

function onStep5(draft: Draft): void {
  $draft.set(draft);
  openAtStep('delivery');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(location, 'assign').mockImplementation(leave);
  leave.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  setAvoided([]);
  $editingLineId.set(null);
  $addToCartError.set(null);
  $builderNotice.set(null);
  clearCart();
  clearCartNotices();
});

afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('adding the draft to the cart', () => {
  it('shows a notice and starts an empty draft at the first step with the same address', async () => {
    onStep5(finishedBox);
    addDraftToCart();
    await pageTurned();
    expect($cart.get()).toMatchObject([{ quantity: 1, box: { note: 'Happy 80th, Mum!' } }]);
    expect($step.get()).toBe('box');
    const { customer, shippingId } = finishedBox;
    expect($draft.get()).toEqual({ ...emptyDraft, customer, shippingId });
    expect($builderNotice.get()).toEqual({
      text: 'Box of 6 added. Your basket holds 1 box.',
      linksToCart: true,
    });
  });

  it.each([
    ['the delivery of the first box', 0, { shippingId: 1, arriveOn: '2026-12-24' }],
    ['what was chosen in the basket when more boxes follow', 1, { shippingId: 2, arriveOn: null }],
  ])('takes over %s', async (_, boxesBefore, delivery) => {
    if (boxesBefore > 0) addToCart(birthdayBox);
    localStorage.setItem(CART_DELIVERY_KEY, JSON.stringify({ shippingId: 2, arriveOn: null }));
    onStep5({ ...finishedBox, shippingId: 1, arriveOn: '2026-12-24' });
    addDraftToCart();
    await pageTurned();
    loadCartDelivery();
    expect($cartDelivery.get()).toEqual(delivery);
  });

  it('adds one box for two clicks', async () => {
    onStep5(finishedBox);
    addDraftToCart();
    addDraftToCart();
    await pageTurned();
    expect($cart.get()).toMatchObject([{ quantity: 1 }]);
    expect($addToCartError.get()).toBeNull();
  });

  it.each([
    [
      'the browser’s Back',
      () => dispatchEvent(new PopStateEvent('popstate', { state: { boxStep: 'lid' } })),
    ],
    ['a click on a step', () => goToStep('lid')],
  ])('leaves no box in the builder after %s while the step leaves', async (_, goElsewhere) => {
    initWizard(wizardSteps);
    onStep5(finishedBox);
    addDraftToCart();
    goElsewhere();
    await pageTurned();
    expect($cart.get()).toMatchObject([{ quantity: 1 }]);
    expect($draft.get().boxId).toBeNull();
    expect($step.get()).toBe('box');
    expect($builderNotice.get()).toMatchObject({ linksToCart: true });
  });

  it('leaves no box to pay for beside the basket', async () => {
    onStep5(finishedBox);
    addDraftToCart();
    startBuilderCheckout();
    expect($checkouts.builder.get().isProcessing).toBe(false);
    await pageTurned();
  });

  it('needs no address', async () => {
    onStep5({ ...boxForMyself, customer: emptyDraft.customer });
    addDraftToCart();
    await pageTurned();
    expect($cart.get()).toHaveLength(1);
  });

  it('merges equal boxes', async () => {
    for (const [boxes, text] of [
      [1, '1 box'],
      [2, '2 boxes'],
    ] as const) {
      onStep5(finishedBox);
      addDraftToCart();
      await pageTurned();
      expect($cart.get()).toMatchObject([{ quantity: boxes }]);
      expect($builderNotice.get()?.text).toContain(text);
    }
  });
});

describe('a refused draft', () => {
  it.each([
    [
      'flavours that do not fill it',
      { ...finishedBox, selection: [] },
      'A Box of 6 takes exactly 6 pieces of flavours we sell in it. Your box is still here.',
    ],
    [
      'a keyring without a name',
      { ...finishedBox, keyring: { id: keyringId('this mum belongs'), nameTagIds: [] } },
      'A keyring takes one to three different names. Your box is still here.',
    ],
    [
      'no lid',
      { ...finishedBox, lid: null },
      'Please finish your box first. Your box is still here.',
    ],
  ])('with %s stays in the builder, with the reason', async (_, draft, refusal) => {
    onStep5(draft);
    addDraftToCart();
    await pageTurned();
    expect($addToCartError.get()).toBe(refusal);
    expect($draft.get()).toEqual(draft);
    expect($cart.get()).toEqual([]);
  });

  it('with an avoided allergen stays until confirmed', async () => {
    setAvoided(['soya']);
    onStep5(finishedBox);
    addDraftToCart();
    expect($addToCartError.get()).toMatch(/^Please confirm the allergens you asked to avoid/);
    expect($cart.get()).toEqual([]);
    const { boxId, selection } = finishedBox;
    confirmBoxes([{ boxId: boxId ?? 0, selection }], true);
    addDraftToCart();
    await pageTurned();
    expect($addToCartError.get()).toBeNull();
    expect($cart.get()).toHaveLength(1);
  });

  it('stays if the cart is full, with the reason', async () => {
    for (let box = 1; box <= 12; box += 1) {
      onStep5({ ...finishedBox, note: `Note ${box}` });
      addDraftToCart();
      await pageTurned();
    }
    onStep5(finishedBox);
    addDraftToCart();
    await pageTurned();
    expect($cart.get()).toHaveLength(12);
    expect($addToCartError.get()).toBe(
      'Your basket is full: it takes 12 different boxes. Please order these first, then the rest. Your box is still here.',
    );
    expect($draft.get()).toEqual(finishedBox);
  });
});

const NOT_SAVED = {
  text: 'Not saved: keep this page open until you pay.',
  isWarning: true,
};

it('a box for whose cart there is no room leads to no other page, and the notice says so', async () => {
  onStep5(finishedBox);
  refuseToStore('cart');
  addDraftToCart();
  await pageTurned();
  expect($cart.get()).toHaveLength(1);
  expect($builderNotice.get()).toEqual(NOT_SAVED);
});

describe('saving an edited line', () => {
  beforeEach(async () => {
    onStep5(finishedBox);
    addDraftToCart();
    await pageTurned();
  });

  it('stays on the page, with the changed cart, if the storage has no room for it', async () => {
    const id = $cart.get()[0]?.id ?? '';
    onStep5({ ...finishedBox, note: 'A longer note' });
    refuseToStore('cart');
    saveDraftToCart(id);
    await pageTurned();
    expect(leave).not.toHaveBeenCalled();
    expect($cart.get()).toMatchObject([{ box: { note: 'A longer note' } }]);
    expect($step.get()).toBe('box');
    expect($builderNotice.get()).toEqual(NOT_SAVED);
  });

  it('replaces the line, keeps the address and opens the basket', () => {
    const id = $cart.get()[0]?.id ?? '';
    onStep5({ ...finishedBox, note: 'Another' });
    $editingLineId.set(id);
    saveDraft();
    saveDraftToCart(id);
    loadCart();
    expect($cart.get()).toMatchObject([{ box: { note: 'Another' } }]);
    expect($editingLineId.get()).toBeNull();
    expect(leave).toHaveBeenCalledWith('/basket');
    expect(localStorage.getItem('shippingInfo')).toContain('1 Pier Road');
    expect(localStorage.getItem('boxBuilderData')).not.toContain('Another');
  });

  it('adds the box if the line is gone', () => {
    const id = $cart.get()[0]?.id ?? '';
    clearCart();
    onStep5({ ...finishedBox, note: 'Another' });
    saveDraftToCart(id);
    expect($cart.get()).toMatchObject([{ box: { note: 'Another' } }]);
  });
});
