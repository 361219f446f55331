// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { keyringSlug } from '#domain/box/keyrings.ts';
import { BoxBuilder } from '#features/builder/BoxBuilder.tsx';
import { StepBox } from '#features/builder/steps/box/StepBox.tsx';
import { StepDelivery } from '#features/builder/steps/delivery/StepDelivery.tsx';
import { StepFlavours } from '#features/builder/steps/flavours/StepFlavours.tsx';
import { StepLid } from '#features/builder/steps/lid/StepLid.tsx';
import { StepNote } from '#features/builder/steps/note/StepNote.tsx';
import { $draft } from '#features/builder/draft/draft.ts';
import { saveDraft } from '#features/builder/draft/draft-storage.ts';
import { goBack, goNext, initWizard, openAtStep } from '#features/builder/draft/wizard.ts';
import { UndoToast } from '#features/builder/notices/UndoToast.tsx';
import { StickyFooter } from '#features/builder/footer/StickyFooter.tsx';
import { $now } from '#features/delivery/clock.ts';
import { formatPounds, pencePerKilogram } from '#domain/money.ts';
import { fiveSteps } from './five-steps.ts';
import {
  TAG_DAD,
  TAG_MUM,
  TAG_SISTER,
  THIS_MUM_BELONGS,
  VANILLA,
  boxForMyself,
  draftAfter,
  finishedBox,
  finishedBoxPence,
} from '../../support/orders.ts';
import { boxPence, postagePence } from '../../support/shop-prices.ts';

const ON_20_NOVEMBER = Date.parse('2026-11-20T10:00:00Z');

beforeEach(() => {
  $draft.set(draftAfter());
  $now.set(ON_20_NOVEMBER);
});

afterEach(() => {
  cleanup();
  $now.set(null);
});

describe('the first step', () => {
  it.each([
    ['Fudge Selection Boxes', ['Box of 6', 'Box of 12', 'Ultimate Fudge Taster Box']],
    ['Fudge Bar Options', ['3 Bar Gift Box', '5 Bar Fudge Gift Box', '3 Big Bar Box']],
    ['Fudge Bag Options', ['4-Bag Box', '4-Bag Vegan Box']],
  ])('%s contains %j', (group, boxes) => {
    render(<StepBox />);
    const names = within(screen.getByRole('region', { name: group })).getAllByRole('heading', {
      level: 3,
    });
    expect(names.map(({ textContent }) => textContent)).toEqual(boxes);
  });

  it('shows weight, price, price per kilogram, and the badges of popular and vegan boxes', () => {
    render(<StepBox />);
    const card = (name: string) =>
      screen.getByRole('heading', { level: 3, name }).closest('li')?.textContent;
    expect(card('Box of 12')).toContain('MOST POPULAR');
    expect(card('Box of 12')).toContain('400 g · 12 pieces');
    expect(card('Box of 12')).toContain(
      `${formatPounds(pencePerKilogram(boxPence(2), 400))} per kg`,
    );
    expect(card('Box of 12')).toContain(formatPounds(boxPence(2)));
    expect(card('4-Bag Vegan Box')).toContain('VEGAN');
  });

  it('shows each box with its own photo', () => {
    const { container } = render(<StepBox />);
    const sources = [...container.querySelectorAll<HTMLImageElement>('li:has(button) img')].map(
      ({ src }) => src,
    );
    expect(
      sources.map((src) => catalogue.boxes.find(({ slug }) => src.includes(`/${slug}-`))?.name),
    ).toEqual(catalogue.boxes.map(({ name }) => name));
  });
});

describe('the flavours', () => {
  it.each([
    ['the 4-Bag Box', 6, ['Belgian Chocolate', 'Clotted Cream', 'Millionaire', 'Sea Salt Caramel']],
    ['the vegan box', 7, ['Vegan Chocolate ×\u00a02', 'Vegan Sea-Salt Caramel ×\u00a02']],
  ])('the applied preset of %s lists its flavours with their quantities', (_, boxId, names) => {
    $draft.set(draftAfter({ type: 'box-chosen', boxId }, { type: 'preset-applied' }));
    render(<StepFlavours />);
    const panel = screen.getByText('Preset Selection Applied!').closest('div') ?? document.body;
    const listed = within(panel).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual(names);
  });
});

describe('the lid', () => {
  it('offers the next seasonal event and says in how many days it is', () => {
    render(<StepLid />);
    const season = within(screen.getByRole('region', { name: 'Coming up' }));
    expect(
      season.getByText(/^Christmas Day is on 25th December \d{4}, in \d+ days\.$/),
    ).toBeDefined();
    expect(season.getAllByRole('button')).toHaveLength(1);
  });

  it('offers no seasonal lid but the soonest, though the box keeps another', () => {
    $draft.set({ ...finishedBox, lid: { categoryId: 4, designName: 'Happy Easter Bunny' } });
    render(<StepLid />);
    const season = within(screen.getByRole('region', { name: 'Coming up' }));
    expect(season.getAllByRole('button')).toHaveLength(1);
    const preview = within(screen.getByRole('complementary', { name: 'Your lid' }));
    expect(preview.getByText('Happy Easter Bunny')).toBeDefined();
  });

  it('shows a text when there is no seasonal event', () => {
    $now.set(null);
    render(<StepLid />);
    expect(screen.getByText('No Seasonal Events Available')).toBeDefined();
  });

  it.each([
    ['Treat yourself', ['Not a Gift (For Myself)']],
    ['Celebrations', ['Happy Birthday', 'Happy Anniversary', 'Family']],
    [
      'Year-Round Sentiments',
      ['Thinking of You', 'I Fudgin Love You', 'Thank You', 'Enjoy Your Fudge'],
    ],
  ])('%s offers %j', (group, categories) => {
    render(<StepLid />);
    const buttons = within(screen.getByRole('region', { name: group })).getAllByRole('button');
    expect(buttons.map((button) => button.querySelector('.card__name')?.textContent)).toEqual(
      categories,
    );
  });
});

describe('the note', () => {
  it.each([
    ['a Box of 6', 1, finishedBox],
    ['a Box of 12', 0, boxForMyself],
  ])('for %s shows keyring sections: %i', (_, count, draft) => {
    $draft.set(draft);
    render(<StepNote />);
    expect(screen.queryAllByText('Add a Personalized Family Keyring')).toHaveLength(count);
  });

  it('says that a pasted text is too long, until the note changes', async () => {
    $draft.set({ ...boxForMyself, note: 'Dear Nan' });
    const user = userEvent.setup();
    render(<StepNote />);
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your note');
    const refusal =
      'The note takes at most 100 characters (excluding spaces). Your note stays as it was.';
    const hint = () => document.getElementById('note-hint')?.textContent;
    await user.click(field);
    await user.paste(' much love'.repeat(12));
    expect(field.value).toBe('Dear Nan');
    expect(hint()).toBe(refusal);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(refusal));
    await user.keyboard('!');
    expect(hint()).toBe('Up to 100 characters, spaces not counted.');
    await user.paste(' much love'.repeat(12));
    expect(hint()).toBe(refusal);
    await user.click(screen.getByRole('button', { name: /Put the kettle on/ }));
    expect(hint()).toBe('Up to 100 characters, spaces not counted.');
  });

  it('says that the limit is reached when one more letter is typed', async () => {
    $draft.set({ ...boxForMyself, note: 'x'.repeat(100) });
    const user = userEvent.setup();
    render(<StepNote />);
    await user.type(screen.getByLabelText('Your note'), 'y');
    expect($draft.get().note).toBe('x'.repeat(100));
    expect(screen.getByText('Character limit reached (excluding spaces)')).toBeDefined();
  });

  it('shows all keyrings, and the chosen one with its names', () => {
    $draft.set(finishedBox);
    const { container } = render(<StepNote />);
    const sources = [...container.querySelectorAll('details > :not(summary) img')].map(
      (image) => /([a-z-]+)-320/.exec(image.getAttribute('src') ?? '')?.[1],
    );
    expect(sources).toEqual([
      ...catalogue.keyrings.slice(0, 12).map(keyringSlug),
      'this-mum-belongs',
      'name-tag',
      'name-tag',
    ]);
    expect([...container.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      'Grace',
      'Harry',
    ]);
    const pence = finishedBoxPence - boxPence(1);
    const added = `Added: this mum belongs, Grace, Harry, ${formatPounds(pence)}`;
    expect(screen.getByText(added)).toBeDefined();
  });

  it('takes no name beyond the third, and says so', () => {
    const keyring = { id: THIS_MUM_BELONGS, nameTagIds: [TAG_MUM, TAG_DAD, TAG_SISTER] };
    $draft.set({ ...finishedBox, keyring });
    render(<StepNote />);
    const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for a name' });
    expect(search.readOnly).toBe(true);
    expect(screen.getByText('Maximum of 3 names reached.')).toBeDefined();
  });

  it('warns that names without a keyring are left out, and removes all keyrings together', async () => {
    $draft.set(finishedBox);
    const user = userEvent.setup();
    render(<StepNote />);
    await user.click(screen.getByRole('button', { name: /this mum belongs/i }));
    expect(screen.getByText(/Choose a keyring for these names/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Remove All Keyrings' }));
    expect($draft.get()).toMatchObject({ keyring: null });
  });
});

describe('the delivery', () => {
  const deliveryMethodText = (name: string) =>
    screen.getByRole('radio', { name: new RegExp(name) }).closest('label')?.textContent;

  it('shows the arrival for each delivery method', () => {
    $draft.set(finishedBox);
    render(<StepDelivery />);
    expect(['2nd Class', '1st Class'].map(deliveryMethodText)).toEqual([
      'Royal Mail 2nd ClassOrder today to get by 24-26 NovFREE',
      `Royal Mail 1st ClassOrder today to get by 23-24 Nov${formatPounds(postagePence(2))}`,
    ]);
  });

  it('shows for each delivery method whether it meets the requested day', () => {
    $draft.set({ ...finishedBox, arriveOn: '2026-11-24' });
    render(<StepDelivery />);
    expect(['2nd Class', '1st Class'].map(deliveryMethodText)).toEqual([
      'Royal Mail 2nd ClassToo soon: the earliest is Thursday 26th November by 2nd class.FREE',
      `Royal Mail 1st ClassPosted on Friday 20th November, with you 23-24 Nov.${formatPounds(postagePence(2))}`,
    ]);
  });

  it.each([
    [[{ flavourId: VANILLA, quantity: 6 }], '6 pieces, 1 flavour'],
    [finishedBox.selection, '6 pieces, 6 flavours'],
  ])('counts pieces and flavours', async (selection, text) => {
    $draft.set({ ...finishedBox, selection });
    render(<StepDelivery />);
    expect(await screen.findByRole('heading', { name: text })).toBeDefined();
  });

  it('repeats the lid and the note of a gift', async () => {
    $draft.set(finishedBox);
    render(<StepDelivery />);
    const lid = 'Happy Birthday Mum lid, handwritten note';
    expect(await screen.findByRole('heading', { name: lid })).toBeDefined();
    expect(screen.getByText('Happy 80th, Mum!')).toBeDefined();
  });

  it('shows standard delivery as free, above the form and in the summary', async () => {
    $draft.set(boxForMyself);
    render(<StepDelivery />);
    const summary = within(await screen.findByRole('region', { name: 'Your box' }));
    const price = formatPounds(boxPence(2));
    expect(summary.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      price,
      'FREE',
      price,
    ]);
    expect(screen.getByText('FREE Standard Delivery on all orders!')).toBeDefined();
  });

  it('signs up for news only who ticks the box', async () => {
    $draft.set(finishedBox);
    const user = userEvent.setup();
    render(<StepDelivery />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /occasional e-mail/ });
    expect(box.checked).toBe(false);
    await user.click(box);
    expect(box.checked).toBe(true);
    expect($draft.get().customer.emailMarketingOptIn).toBe(true);
  });

  it('removes a keyring from a box that is not a gift', async () => {
    $draft.set({ ...boxForMyself, keyring: finishedBox.keyring });
    const user = userEvent.setup();
    render(<StepDelivery />);
    await user.click(await screen.findByRole('button', { name: 'Remove All Keyrings' }));
    expect($draft.get().keyring).toBeNull();
    expect(screen.queryByText(/Main Keyring/)).toBeNull();
  });

  it('names the seller and the allergens, and links to the terms and the privacy policy', async () => {
    $draft.set(finishedBox);
    render(<StepDelivery />);
    expect(await screen.findByText(/Sold by Birnbeck Handmade Fudge/)).toBeDefined();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/terms', '/privacy-policy']);
    expect(screen.getByText('milk, soya')).toBeDefined();
    expect(screen.getByText(/Our kitchen handles/)).toBeDefined();
  });
});

describe('the undo of removed keyrings', () => {
  it.each([
    ['the note', StepNote, finishedBox, /this mum belongs/],
    [
      'the delivery',
      StepDelivery,
      { ...boxForMyself, keyring: finishedBox.keyring },
      /^Remove All Keyrings$/,
    ],
  ])('focuses what came back in %s', async (_, Step, draft, text) => {
    $draft.set(draft);
    const user = userEvent.setup();
    render(
      <>
        <Step />
        <UndoToast />
      </>,
    );
    await user.click(await screen.findByRole('button', { name: 'Remove All Keyrings' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(text));
  });
});

describe('the way between the steps', () => {
  it.each([
    ['Choose Box', 'flavours', finishedBox],
    ['Pick Fudge', 'lid', finishedBox],
    ['Box Design', 'note', finishedBox],
    ['Handwritten Note', 'delivery', finishedBox],
    ['Box Design', 'delivery', boxForMyself],
  ] as const)('leads "Back to %s" from the step %s', (previous, name, draft) => {
    $draft.set(draft);
    initWizard(fiveSteps);
    openAtStep(name);
    const View = fiveSteps.find((step) => step.name === name)?.View ?? StepBox;
    render(<View />);
    expect(screen.getByRole('button', { name: `Back to ${previous}` })).toBeDefined();
  });

  it('slides back after Back and forward after Next', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    $draft.set(finishedBox);
    initWizard(fiveSteps);
    openAtStep('lid');
    const { container } = render(<BoxBuilder />);
    for (const [go, direction] of [
      [goBack, 'back'],
      [goNext, 'forward'],
    ] as const) {
      act(go);
      expect(container.querySelector(`[data-direction=${direction}]`)).not.toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(500));
    }
  });
});

describe('the footer', () => {
  it.each([
    [
      'a gift by 1st Class',
      finishedBox,
      `${formatPounds(finishedBoxPence + postagePence(2))} with keyring, with delivery`,
    ],
    ['a box by 2nd Class', boxForMyself, `${formatPounds(boxPence(2))} free delivery`],
  ])('shows the price of %s', (_, draft, price) => {
    $draft.set(draft);
    initWizard(fiveSteps);
    openAtStep('lid');
    render(<StickyFooter />);
    expect(screen.getByRole('region', { name: 'Your order so far' }).textContent).toContain(price);
  });

  it('shows the chosen pieces as a progress bar', () => {
    $draft.set({ ...finishedBox, selection: [{ flavourId: VANILLA, quantity: 2 }] });
    initWizard(fiveSteps);
    openAtStep('flavours');
    render(<StickyFooter />);
    const bar = screen.getByRole('progressbar', { name: 'Pieces chosen' });
    const values = ['min', 'now', 'max'].map((value) => bar.getAttribute(`aria-value${value}`));
    expect(values).toEqual(['0', '2', '6']);
  });

  it('says so on every step, and in a status, when the browser keeps nothing', () => {
    const warning = 'Not saved: keep this page open';
    $draft.set(finishedBox);
    initWizard(fiveSteps);
    openAtStep('note');
    render(<StickyFooter />);
    act(() => saveDraft());
    expect(screen.getByText('Saved as you go')).toBeDefined();
    vi.stubGlobal('localStorage', undefined);
    act(() => saveDraft());
    expect(screen.queryByText('Saved as you go')).toBeNull();
    for (const step of ['note', 'flavours'] as const) {
      act(() => openAtStep(step));
      expect(screen.getByText(warning).closest('[role=status]')).not.toBeNull();
    }
    act(() => openAtStep('note'));
    vi.unstubAllGlobals();
    act(() => saveDraft());
    expect(screen.queryByText(warning)).toBeNull();
    expect(screen.getByText('Saved as you go')).toBeDefined();
  });
});
