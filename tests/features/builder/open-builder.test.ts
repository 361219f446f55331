// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type Draft } from '#domain/box/draft.ts';
import { parseDay } from '#domain/day.ts';
import { takeOffSale } from '../../support/off-sale.ts';
import { BAILEYS, boxForMyself, boxIn, finishedBox, idOf } from '../../support/orders.ts';

const VANILLA = idOf('flavours', 'Vanilla');

async function saved(draft: Draft, step: 'flavours' | 'note'): Promise<void> {
  const { $draft } = await import('#features/builder/draft/draft.ts');
  const { $step } = await import('#features/builder/draft/step.ts');
  const { saveDraft } = await import('#features/builder/draft/draft-storage.ts');
  $draft.set(draft);
  $step.set(step);
  saveDraft();
  vi.resetModules();
}

async function opened(address: string) {
  const { openBuilder } = await import('#features/builder/draft/open-builder.ts');
  openBuilder(new URL(address, 'https://shop.example/build-your-box'));
  const { $draft } = await import('#features/builder/draft/draft.ts');
  const { $step, $wantedFlavourId } = await import('#features/builder/draft/step.ts');
  return { step: $step.get(), draft: $draft.get(), wanted: $wantedFlavourId.get() };
}

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

describe('a linked box', () => {
  it.each([
    ['?box=6', 'Box of 6'],
    ['?box=12', 'Box of 12'],
    ['?boxId=5', '5 Bar Fudge Gift Box'],
    ['?boxId=7', '4-Bag Vegan Box'],
  ])('%s opens on the flavours of the %s', async (search, name) => {
    const { step, draft } = await opened(search);
    expect(step).toBe('flavours');
    expect(draft.boxId).toBe(idOf('boxes', name));
  });

  it('adds a linked flavour', async () => {
    const { draft } = await opened(`?box=6&flavour=${VANILLA}`);
    expect(draft.selection).toEqual([{ flavourId: VANILLA, quantity: 1 }]);
  });

  it.each(['?box=30', '?box=1', '?boxId=99', '?box=', '?boxId=two', '?step=shipping', '?other=1'])(
    '%s opens empty on the first step',
    async (search) => {
      const { step, draft } = await opened(search);
      expect(step).toBe('box');
      expect(draft.boxId).toBeNull();
    },
  );
});

describe('a linked flavour without a box', () => {
  it('is added once a box is chosen', async () => {
    expect(await opened(`?flavour=${VANILLA}`)).toMatchObject({ step: 'box', wanted: VANILLA });
  });

  it('is ignored if it is not sold', async () => {
    expect(await opened('?flavour=999')).toMatchObject({ step: 'box', wanted: null });
  });
});

describe('restored=true', () => {
  it('opens on the saved step with the saved box', async () => {
    await saved(finishedBox, 'note');
    expect(await opened('?restored=true')).toMatchObject({ step: 'note', draft: finishedBox });
  });

  it('with step=shipping opens on the delivery', async () => {
    await saved(boxForMyself, 'flavours');
    expect(await opened('?step=shipping&restored=true')).toMatchObject({ step: 'delivery' });
  });

  it('opens on the first incomplete step', async () => {
    await saved({ ...finishedBox, lid: null }, 'note');
    expect(await opened('?step=shipping&restored=true')).toMatchObject({ step: 'lid' });
  });

  it('opens empty without a saved draft', async () => {
    expect(await opened('?restored=true')).toMatchObject({ step: 'box', draft: { boxId: null } });
  });
});

/** Puts the finished box into the cart and returns its line id. */
async function basketWith(draft: Draft): Promise<string> {
  const { $cart, addToCart } = await import('#features/cart/cart.ts');
  addToCart(boxIn(draft));
  const [line] = $cart.get();
  vi.resetModules();
  return line?.id ?? 'none';
}

async function stateOf() {
  const { $editingLineId } = await import('#features/builder/draft/editing-line.ts');
  const { $parkedDrafts } = await import('#features/builder/draft/parked-drafts.ts');
  const { $builderNotice } = await import('#features/builder/draft/builder-notice.ts');
  return {
    editingLineId: $editingLineId.get(),
    others: $parkedDrafts.get().map(({ draft }) => draft.boxId),
    word: $builderNotice.get()?.text,
    isWarning: $builderNotice.get()?.isWarning === true,
  };
}

/** The draft without its delivery details. */
const boxParts = ({ boxId, selection, lid, note, keyring }: Draft) => ({
  boxId,
  selection,
  lid,
  note,
  keyring,
});

describe('a cart line', () => {
  it('opens on its flavours for editing, also after a reload', async () => {
    const id = await basketWith(finishedBox);
    const { step, draft } = await opened(`?edit=${id}`);
    expect(step).toBe('flavours');
    expect(draft).toMatchObject(boxParts(finishedBox));
    expect(await stateOf()).toMatchObject({
      editingLineId: id,
      word: 'You are changing a box in your basket. Save it on the last step.',
      isWarning: false,
    });
    vi.resetModules();
    expect(await opened('?restored=true')).toMatchObject({ draft: boxParts(finishedBox) });
    expect(await stateOf()).toMatchObject({ editingLineId: id });
  });

  it('that is gone opens an empty draft with a notice', async () => {
    const { step, draft } = await opened('?edit=0123456789abcdef');
    expect(step).toBe('box');
    expect(draft.boxId).toBeNull();
    expect(await stateOf()).toMatchObject({
      editingLineId: null,
      word: 'That box is no longer in your basket. Build a new one here.',
      isWarning: true,
    });
  });
});

describe('a shared box', () => {
  it('opens on its flavours', async () => {
    const { step, draft } = await opened('#box=1&flavours=1x6&lid=1-happy-birthday-mum');
    expect(step).toBe('flavours');
    expect(draft).toMatchObject({
      boxId: 1,
      selection: [{ flavourId: 1, quantity: 6 }],
      lid: { categoryId: 1, designName: 'Happy Birthday Mum' },
    });
  });

  it('reports what is missing', async () => {
    await opened('#box=1&flavours=1x5-25x1');
    expect(await stateOf()).toMatchObject({
      word: 'Rocky Road is no longer made. Choose 1 more piece.',
      isWarning: true,
    });
  });

  it('opens the first step if it is not sold', async () => {
    expect(await opened('#box=99')).toMatchObject({ step: 'box', draft: { boxId: null } });
  });
});

describe('a catalogue that changes while the builder is open', () => {
  it('takes a flavour that is no longer on sale out of every draft, and names it', async () => {
    await saved(finishedBox, 'note');
    await opened(`#box=1&flavours=1x2-${VANILLA}x4`);
    const { $catalogue } = await import('#features/catalogue/catalogue.ts');
    const { $draft } = await import('#features/builder/draft/draft.ts');
    const { $parkedDrafts } = await import('#features/builder/draft/parked-drafts.ts');
    const [parked] = $parkedDrafts.get();
    $catalogue.set(takeOffSale($catalogue.get(), VANILLA));
    expect($draft.get().selection).toEqual([{ flavourId: 1, quantity: 2 }]);
    expect((await stateOf()).word).toBe('We do not sell Vanilla today.');
    expect($parkedDrafts.get()[0]?.draft).toEqual({
      ...parked?.draft,
      selection: finishedBox.selection.filter(({ flavourId }) => flavourId !== VANILLA),
    });
  });

  it('leaves a flavour that is sold out in every draft', async () => {
    await saved(finishedBox, 'note');
    const { draft } = await opened(`#box=1&flavours=1x2-${VANILLA}x4`);
    const { $catalogue } = await import('#features/catalogue/catalogue.ts');
    const { $draft } = await import('#features/builder/draft/draft.ts');
    const { $parkedDrafts } = await import('#features/builder/draft/parked-drafts.ts');
    $catalogue.set({ ...$catalogue.get(), soldOut: [VANILLA] });
    expect($draft.get()).toEqual(draft);
    expect($parkedDrafts.get()[0]?.draft.selection).toEqual(finishedBox.selection);
  });
});

it('an untouched builder saves nothing when the shop says what is sold out', async () => {
  // Earlier tests may still have something to save.
  dispatchEvent(new Event('pagehide'));
  await saved(finishedBox, 'note');
  const before = localStorage.getItem('boxBuilderData');
  await opened('');
  const { $catalogue } = await import('#features/catalogue/catalogue.ts');
  const { saveDraftSoon } = await import('#features/builder/draft/draft-storage.ts');
  $catalogue.set({ ...$catalogue.get(), soldOut: [VANILLA] });
  // What is saved soon is saved at once when the page is left.
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('boxBuilderData')).toBe(before);
  saveDraftSoon();
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('boxBuilderData')).not.toBe(before);
});

describe('a flavour that sells out while the builder is open', () => {
  async function sellOut(flavourId: number): Promise<void> {
    const { $catalogue } = await import('#features/catalogue/catalogue.ts');
    $catalogue.set({ ...$catalogue.get(), soldOut: [flavourId] });
  }

  it('is named once on a later step, with a way to the flavours', async () => {
    await saved(finishedBox, 'note');
    await opened('?restored=true');
    const { $builderNotice } = await import('#features/builder/draft/builder-notice.ts');
    await sellOut(BAILEYS);
    expect($builderNotice.get()).toEqual({
      text: 'Baileys is sold out at the moment. Please choose another flavour in its place.',
      isWarning: true,
      leadsToFlavours: true,
    });
    $builderNotice.set(null);
    await sellOut(BAILEYS);
    expect($builderNotice.get()).toBeNull();
  });

  it('is not named if the box does without it', async () => {
    await saved(finishedBox, 'note');
    await opened('?restored=true');
    await sellOut(VANILLA);
    expect((await stateOf()).word).toBeUndefined();
  });

  it('leaves the notice above the flavours, which mark it', async () => {
    await opened(`#box=1&flavours=${BAILEYS}x6`);
    await sellOut(BAILEYS);
    expect((await stateOf()).word).toBe('Somebody shared this box with you. Make it yours.');
  });
});

describe('a saved draft that the URL does not ask for', () => {
  it.each(['', '?box=12', '#box=3&flavours=1x30'])(
    'is parked and offered at "%s", and its address stays',
    async (address) => {
      await saved(finishedBox, 'note');
      const { draft } = await opened(address);
      expect(draft.customer).toEqual(finishedBox.customer);
      expect(await stateOf()).toMatchObject({ others: [finishedBox.boxId] });
    },
  );

  it('stays stored until a choice is made, then is parked', async () => {
    await saved(finishedBox, 'note');
    const before = localStorage.getItem('boxBuilderData');
    expect(await opened('')).toMatchObject({ step: 'box', draft: { boxId: null } });
    expect(localStorage.getItem('boxBuilderData')).toBe(before);
    const { chooseBox } = await import('#features/builder/draft/box.ts');
    chooseBox(2);
    await vi.waitFor(() => expect(localStorage.getItem('boxBuilderData')).toContain('Box of 12'));
    vi.resetModules();
    expect(await opened('?restored=true')).toMatchObject({ draft: { boxId: 2 } });
    expect(await stateOf()).toMatchObject({ others: [finishedBox.boxId] });
  });

  it('is not offered if it equals the current draft', async () => {
    await saved({ ...emptyDraft, boxId: 2 }, 'flavours');
    await opened('?box=12');
    expect((await stateOf()).others).toEqual([]);
  });

  it('is not offered if it is empty', async () => {
    await saved({ ...emptyDraft, customer: finishedBox.customer }, 'flavours');
    await opened('');
    expect((await stateOf()).others).toEqual([]);
  });

  it('is not offered after 30 days', async () => {
    await saved(finishedBox, 'note');
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
    await opened('');
    vi.useRealTimers();
    expect((await stateOf()).others).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('boxBuilderData'));
    warn.mockRestore();
  });
});

describe('another tab with a draft', () => {
  /** Writes an entry, by default a draft, as another tab would, and fires the storage event. */
  function otherTabSaves(entry: string, key = 'boxBuilderData'): void {
    const oldValue = localStorage.getItem(key);
    localStorage.setItem(key, entry);
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: entry }));
  }

  it('keeps both drafts and shows a notice', async () => {
    await saved(finishedBox, 'note');
    const theirs = localStorage.getItem('boxBuilderData') ?? '';
    vi.resetModules();
    localStorage.clear();
    await opened('?box=12');
    const { $parkedDrafts } = await import('#features/builder/draft/parked-drafts.ts');
    const { $builderNotice } = await import('#features/builder/draft/builder-notice.ts');
    const { addFlavour } = await import('#features/builder/draft/box.ts');

    otherTabSaves(theirs);
    expect(localStorage.getItem('boxBuilderData')).toBe(theirs);
    expect($parkedDrafts.get()).toMatchObject([{ draft: { note: finishedBox.note } }]);
    expect($builderNotice.get()?.text).toBe(
      'Another tab is building a different box. We keep both.',
    );

    otherTabSaves(theirs.replace('Happy 80th, Mum!', 'Changed'));
    expect($parkedDrafts.get()).toMatchObject([{ draft: { note: 'Changed' } }]);
    expect($parkedDrafts.get()).toHaveLength(1);

    addFlavour(VANILLA);
    dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('boxBuilderData')).toContain('"boxId":2');
    expect(localStorage.getItem('boxBuilderAside')).toContain('Changed');
  });

  it('keeps the address that was typed there', async () => {
    await saved(finishedBox, 'note');
    const theirs = localStorage.getItem('shippingInfo') ?? '';
    vi.resetModules();
    localStorage.clear();
    await opened('?box=12');
    const { addFlavour } = await import('#features/builder/draft/box.ts');
    const { $draft } = await import('#features/builder/draft/draft.ts');

    otherTabSaves(theirs, 'shippingInfo');
    expect($draft.get().customer).toEqual(finishedBox.customer);
    expect(localStorage.getItem('shippingInfo')).toBe(theirs);

    addFlavour(VANILLA);
    dispatchEvent(new Event('pagehide'));
    const stored: unknown = JSON.parse(localStorage.getItem('shippingInfo') ?? '');
    expect(stored).toMatchObject({ customerInfo: finishedBox.customer });
  });

  it('keeps what is typed here and not stored yet beside what was typed there', async () => {
    await saved(finishedBox, 'note');
    await opened('?restored=true');
    const { setRequestedDay, updateCustomer } = await import('#features/builder/draft/box.ts');
    const { $draft } = await import('#features/builder/draft/draft.ts');
    const arriveOn = parseDay('2026-12-24');
    const stored = localStorage.getItem('shippingInfo') ?? '';

    updateCustomer({ firstName: 'Ednas' });
    setRequestedDay(arriveOn);
    otherTabSaves(stored.replace(finishedBox.customer.city, 'Bath'), 'shippingInfo');
    const customer = { ...finishedBox.customer, firstName: 'Ednas', city: 'Bath' };
    expect($draft.get()).toMatchObject({ arriveOn, customer });

    dispatchEvent(new Event('pagehide'));
    const merged: unknown = JSON.parse(localStorage.getItem('shippingInfo') ?? '');
    expect(merged).toMatchObject({ shipping: { arriveOn }, customerInfo: customer });
  });

  it('shows no notice for the same box', async () => {
    await saved(finishedBox, 'note');
    const theirs = localStorage.getItem('boxBuilderData') ?? '';
    await opened('?restored=true');
    const { $parkedDrafts } = await import('#features/builder/draft/parked-drafts.ts');
    otherTabSaves(theirs);
    expect($parkedDrafts.get()).toEqual([]);
  });
});
