// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyCustomer } from '#domain/customer/customer.ts';
import { toDay } from '#domain/day.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { clearSavedDraft } from '#features/builder/draft/draft-keys.ts';
import { $isDraftSaved, readSavedDraft, saveDraft } from '#features/builder/draft/draft-storage.ts';
import { $parkedDrafts, currentDraft } from '#features/builder/draft/parked-drafts.ts';
import { $step } from '#features/builder/draft/step.ts';
import { penceToPounds } from '#domain/money.ts';
import { boxForMyself, draftAfter, finishedBox, idOf, keyringId } from '../../support/orders.ts';
import { refuseToStore } from '../../support/refuse-to-store.ts';
import { boxPence, postagePence } from '../../support/shop-prices.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const CHRISTMAS_EVE = toDay(2026, 12, 24);
const daysLater = (days: number) => NOW.getTime() + days * 24 * 60 * 60 * 1000;

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

/** Changes fields of the stored draft. */
function rewrite(key: string, changes: object): void {
  localStorage.setItem(key, JSON.stringify({ ...Object(stored(key)), ...changes }));
}

beforeEach(() => {
  localStorage.clear();
  $draft.set(finishedBox);
  $step.set('note');
  saveDraft(NOW);
});

describe('a full storage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    $parkedDrafts.set([]);
  });

  it.each(['boxBuilderData', 'shippingInfo'])('without room for %s is told', (key) => {
    refuseToStore(key);
    saveDraft(NOW);
    expect($isDraftSaved.get()).toBe(false);
  });

  it('without room for a parked draft keeps it in the place of the current one', () => {
    const parked = currentDraft(NOW);
    $draft.set(boxForMyself);
    $parkedDrafts.set([parked]);
    refuseToStore('boxBuilderAside');
    saveDraft(NOW);
    expect($isDraftSaved.get()).toBe(false);
    expect(readSavedDraft(NOW.getTime())?.draft).toEqual(finishedBox);
  });
});

describe('the stored draft', () => {
  it('contains the box with names and prices, the step and the time', () => {
    expect(stored('boxBuilderData')).toMatchObject({
      v: 1,
      boxDetails: {
        boxId: 1,
        boxName: 'Box of 6',
        boxPrice: penceToPounds(boxPence(1)),
        boxWeight: 200,
      },
      lidDetails: {
        lidId: 1,
        lidName: 'Happy Birthday',
        lidDesign: { name: 'Happy Birthday Mum' },
      },
      giftMessage: 'Happy 80th, Mum!',
      sender: 'Harry',
      keyrings: { mainKeyring: { id: keyringId('this mum belongs') } },
      currentStep: 'note',
      lastUpdated: '2026-11-20T10:00:00.000Z',
    });
    expect(stored('boxBuilderData')).toHaveProperty('flavours.0.flavourName', 'Baileys');
    expect(stored('boxBuilderData')).toHaveProperty('keyrings.nameTags.1.title', 'Harry');
  });

  it('stores the delivery separately', () => {
    expect(stored('shippingInfo')).toEqual({
      v: 1,
      shipping: {
        shippingId: 2,
        shippingName: 'Royal Mail 1st Class',
        shippingPrice: penceToPounds(postagePence(2)),
      },
      customerInfo: finishedBox.customer,
      lastUpdated: '2026-11-20T10:00:00.000Z',
    });
  });

  it('is removed after payment', () => {
    clearSavedDraft();
    expect(localStorage).toHaveLength(0);
  });
});

describe('reading a draft', () => {
  it.each([
    ['a finished gift', finishedBox],
    ['a box for oneself', boxForMyself],
    ['the vegan box', draftAfter({ type: 'box-chosen', boxId: idOf('boxes', '4-Bag Vegan Box') })],
    ['a box that was only begun', draftAfter({ type: 'box-chosen', boxId: 2 })],
    [
      'tags that wait for a keyring',
      { ...finishedBox, keyring: { id: null, nameTagIds: [keyringId('Grace')] } },
    ],
    ['a box that is requested for a day', { ...finishedBox, arriveOn: CHRISTMAS_EVE }],
  ])('restores %s', (_, draft) => {
    $draft.set(draft);
    saveDraft(NOW);
    expect(readSavedDraft(daysLater(30))).toEqual({
      draft,
      step: 'note',
      editingLineId: null,
      lastUpdated: NOW.toISOString(),
    });
  });

  it.each([
    [1, 'box'],
    [2, 'flavours'],
    [3, 'lid'],
    [4, 'note'],
    [5, 'delivery'],
  ])('reads the step %i of an earlier version as the %s', (currentStep, step) => {
    rewrite('boxBuilderData', { currentStep });
    expect(readSavedDraft(daysLater(0))).toMatchObject({ step, draft: finishedBox });
  });

  it.each([0, 7, 1.5, 'x', null, undefined])(
    'opens the first step for the step %j',
    (currentStep) => {
      rewrite('boxBuilderData', { currentStep });
      expect(readSavedDraft(daysLater(0))).toMatchObject({ step: 'box', draft: finishedBox });
    },
  );

  it('returns null without a stored draft', () => {
    clearSavedDraft();
    expect(readSavedDraft(daysLater(0))).toBeNull();
  });

  it('drops a lid design that is gone', () => {
    rewrite('boxBuilderData', { lidDetails: { lidId: 1, lidDesign: { name: 'Gone' } } });
    expect(readSavedDraft(daysLater(0))?.draft.lid).toEqual({ categoryId: 1, designName: null });
  });

  it("only what the box takes, at today's rules", () => {
    rewrite('boxBuilderData', {
      flavours: [
        { flavourId: idOf('flavours', 'Vegan Chocolate'), quantity: 2 },
        { flavourId: idOf('flavours', 'Vanilla'), quantity: 30 },
      ],
      giftMessage: 'x'.repeat(101),
      keyrings: { mainKeyring: { id: keyringId('Grace') }, nameTags: [] },
    });
    expect(readSavedDraft(daysLater(0))?.draft).toMatchObject({
      selection: [{ flavourId: idOf('flavours', 'Vanilla'), quantity: 6 }],
      note: '',
      keyring: null,
    });
  });

  it('uses 2nd Class and an empty form for an invalid delivery', () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    rewrite('shippingInfo', { customerInfo: 'Ann' });
    expect(readSavedDraft(daysLater(0))?.draft).toMatchObject({
      boxId: 1,
      shippingId: 1,
      customer: emptyCustomer,
    });
  });
});

describe('invalid drafts', () => {
  it.each([
    ['older than 30 days', () => {}, daysLater(30) + 1],
    ['of another version', () => rewrite('boxBuilderData', { v: 2 }), daysLater(0)],
    ['no JSON', () => localStorage.setItem('boxBuilderData', '{'), daysLater(0)],
    ['of another shape', () => rewrite('boxBuilderData', { flavours: 'all' }), daysLater(0)],
  ])('drops a box that is %s, with its address, and logs it', (_, spoil, now) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    spoil();
    expect(readSavedDraft(now)).toBeNull();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('boxBuilderData'));
    warn.mockRestore();
    expect(localStorage).toHaveLength(0);
  });
});
