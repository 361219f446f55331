// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useStore } from '@nanostores/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defineStep, type Step } from '#features/builder/define-step.tsx';
import { $draft } from '#features/builder/draft/draft.ts';
import { $step } from '#features/builder/draft/step.ts';
import { $currentStep, initWizard, openAtStep } from '#features/builder/draft/wizard.ts';
import { StickyFooter } from '#features/builder/footer/StickyFooter.tsx';
import { BackLink } from '#features/builder/parts/BackLink.tsx';
import type { StepName } from '#features/builder/steps.ts';
import { finishedBox } from '../../support/orders.ts';
import { fiveSteps } from './five-steps.ts';

/** A step that the shop does not have, so that its name is none of the shop's. */
const wrapName = 'wrap' as string as StepName;

const wrap: Step = {
  name: wrapName,
  title: 'Choose Your Ribbon',
  shortName: 'Ribbon',
  icon: { label: 'Ribbon', path: 'M0 0h1' },
  ...defineStep({
    View: () => (
      <>
        <BackLink />
        <h1>Choose Your Ribbon</h1>
      </>
    ),
  }),
};

/** The five steps with the ribbon between note and delivery. */
const sixSteps: readonly Step[] = fiveSteps.flatMap((step) =>
  step.name === 'delivery' ? [wrap, step] : [step],
);

function Wizard() {
  const { step } = useStore($currentStep);
  return (
    <>
      {step?.View && createElement(step.View, { key: step.name })}
      <StickyFooter />
    </>
  );
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function click(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await act(() => vi.advanceTimersByTimeAsync(500));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', vi.fn());
  $step.set('box');
  $draft.set(finishedBox);
  initWizard(sixSteps);
  openAtStep('note');
});

afterEach(async () => {
  cleanup();
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a sixth step takes its place between the others, with Next and Back', async () => {
  document.title = 'Build Your Own Fudge Gift Box | Birnbeck Handmade Fudge';
  render(<Wizard />);
  expect(screen.getByText('Step 4 of 6')).toBeDefined();

  await click('Continue to Shipping');
  expect(heading()).toBe('Choose Your Ribbon');
  expect(screen.getByText('Step 5 of 6')).toBeDefined();
  expect(screen.getByText('Saved as you go')).toBeDefined();
  expect(document.title).toBe('Step 5 of 6: Choose Your Ribbon | Birnbeck Handmade Fudge');

  await click('Continue');
  expect(heading()).toBe('Shipping & Payment');
  expect(screen.getByText('Step 6 of 6')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Back to Ribbon' })).toBeDefined();

  await click('Back');
  expect(heading()).toBe('Choose Your Ribbon');

  await click('Back');
  expect(heading()).toBe('Add Your Handwritten Note');
});

it('the history of the browser leads to it', async () => {
  render(<Wizard />);
  window.dispatchEvent(new PopStateEvent('popstate', { state: { boxStep: 'wrap' } }));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(heading()).toBe('Choose Your Ribbon');
});
