// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { assortmentFlavours } from '#domain/bulk/bulk-flavours.ts';
import { $catalogue } from '#features/catalogue/flavour-catalogue.ts';
import { restoreBulkDraft, saveBulkDraft } from '#features/bulk/bulk-draft-storage.ts';
import { $prefilledMessage, prefillEnquiry } from '#features/bulk/bulk-order.ts';
import {
  $canOrder,
  $flavourChoice,
  $dayAdvice,
  $neededOn,
  $slices,
  setNeededOn,
  toggleBulkFlavour,
  setFlavourOption,
  setSlices,
} from '#features/bulk/bulk-order.ts';
import { $now } from '#features/delivery/clock.ts';

const VANILLA = 22;

beforeEach(() => {
  sessionStorage.clear();
  setSlices('100');
  setFlavourOption('assortment');
  setNeededOn('');
});

describe('a bulk order', () => {
  it.each([
    ['', false],
    ['49', false],
    ['50', true],
    ['250', true],
    ['251', false],
  ])('with "%s" slices: can be ordered is %s', (text, canOrder) => {
    setSlices(text);
    expect($canOrder.get()).toBe(canOrder);
  });

  it('with own flavours needs at least one', () => {
    setFlavourOption('custom');
    expect($canOrder.get()).toBe(false);
    toggleBulkFlavour(VANILLA);
    expect($canOrder.get()).toBe(true);
    setFlavourOption('assortment');
    expect($flavourChoice.get().flavourIds).toEqual([]);
  });

  it('of the assortment cannot be placed once all eight flavours are sold out', () => {
    const catalogue = $catalogue.get();
    const [first, ...others] = assortmentFlavours(catalogue).map(({ id }) => id);
    $catalogue.set({ ...catalogue, soldOut: others });
    expect($canOrder.get()).toBe(true);
    $catalogue.set({ ...catalogue, soldOut: [first ?? 0, ...others] });
    expect($canOrder.get()).toBe(false);
    $catalogue.set(catalogue);
  });

  it('gets advice on its day once the clock runs', () => {
    setNeededOn('2026-12-05');
    $now.set(null);
    expect($dayAdvice.get()).toBeNull();
    $now.set(Date.parse('2026-11-20T10:00:00Z'));
    expect($dayAdvice.get()?.kind).toBe('booked');
  });

  it.each([
    ['400', '', 'I would like to order 400 slices of fudge.'],
    ['', '2027-06-05', 'I would like to order slices of fudge for 5th June 2027.'],
    ['0', '', 'I would like to order slices of fudge.'],
    ['-5', '', 'I would like to order slices of fudge.'],
  ])('of "%s" slices, needed on "%s", prefills the enquiry', (slices, day, message) => {
    setSlices(slices);
    setNeededOn(day);
    prefillEnquiry();
    expect($prefilledMessage.get()).toBe(message);
  });
});

describe('the stored bulk order', () => {
  it('is restored after a cancelled payment', () => {
    setSlices('75');
    setFlavourOption('custom');
    toggleBulkFlavour(VANILLA);
    setNeededOn('2026-12-05');
    saveBulkDraft();
    setSlices('100');
    setFlavourOption('assortment');
    setNeededOn('');
    restoreBulkDraft();
    expect($slices.get()).toBe(75);
    expect($flavourChoice.get()).toEqual({ option: 'custom', flavourIds: [VANILLA] });
    expect($neededOn.get()).toBe('2026-12-05');
  });

  it.each([
    ['too few slices', { slices: 10, option: 'assortment', flavourIds: [], neededOn: '' }],
    ['a flavour that is gone', { slices: 75, option: 'custom', flavourIds: [999], neededOn: '' }],
    ['no flavours', { slices: 75, option: 'custom', neededOn: '' }],
  ])('is ignored with %s', (_what, stored) => {
    sessionStorage.setItem('bulkOrder', JSON.stringify(stored));
    restoreBulkDraft();
    expect($slices.get()).toBe(100);
    expect(sessionStorage.getItem('bulkOrder')).toBeNull();
  });
});
