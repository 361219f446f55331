// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft } from '#domain/box/draft.ts';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import { $step } from '#features/builder/draft/step.ts';
import { goToStep, initWizard, openAtStep } from '#features/builder/draft/wizard.ts';
import { DeliveryErrorSummary } from '#features/builder/steps/delivery/DeliveryErrorSummary.tsx';
import {
  KEYRING_ID,
  validateDeliveryForm,
} from '#features/builder/steps/delivery/delivery-form.ts';
import type { StepName } from '#features/builder/steps.ts';
import { BAILEYS, boxForMyself, finishedBox, keyringId } from '../../support/orders.ts';
import { fiveSteps } from './five-steps.ts';

const NAMELESS = { id: keyringId('this mum belongs'), nameTagIds: [] };
const onePieceShort = finishedBox.selection.slice(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  $step.set('box');
  $draft.set(finishedBox);
  initWizard(fiveSteps);
  openAtStep('delivery');
});

afterEach(async () => {
  cleanup();
  goToStep('box');
  await vi.runOnlyPendingTimersAsync();
  $catalogue.set({ ...$catalogue.get(), soldOut: [] });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each<[string, Partial<Draft>, string, StepName]>([
  ['too few pieces', { selection: onePieceShort }, 'Choose 1 more piece', 'flavours'],
  ['a missing lid', { lid: null }, 'Choose what the lid says', 'lid'],
  ['a missing design', { lid: { categoryId: 1, designName: null } }, 'Pick a lid design', 'lid'],
  ['a keyring without a name', { keyring: NAMELESS }, 'Add at least one name', 'note'],
])('%s is named, with a button to its step', async (_, lacking, message, step) => {
  $draft.set({ ...finishedBox, ...lacking });
  expect(validateDeliveryForm()).toBe(false);
  render(<DeliveryErrorSummary />);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: message }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect($step.get()).toBe(step);
});

it('a flavour that is sold out is named', () => {
  $catalogue.set({ ...$catalogue.get(), soldOut: [BAILEYS] });
  validateDeliveryForm();
  render(<DeliveryErrorSummary />);
  expect(screen.getByRole('button', { name: 'Baileys is sold out: swap it' })).toBeDefined();
});

it('a keyring without a name of a box that is no gift is named beside its button', () => {
  $draft.set({ ...boxForMyself, keyring: NAMELESS });
  validateDeliveryForm();
  render(<DeliveryErrorSummary />);
  const link = screen.getByRole('link', { name: 'Add at least one name' });
  expect(link.getAttribute('href')).toBe(`#${KEYRING_ID}`);
});
