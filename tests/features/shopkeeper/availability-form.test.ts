// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { send } from '#browser/send.ts';
import { $access } from '#features/shopkeeper/sign-in/access.ts';
import {
  $availabilityForm,
  addClosure,
  changedParts,
  isChanged,
  loadAvailability,
  markFlavour,
  removeClosure,
  resetDraft,
  saveDraftAvailability,
  setLastPosting,
  undoAvailability,
  unmarkFlavour,
  type AvailabilityForm,
} from '#features/shopkeeper/availability/availability-form.ts';
import { NO_CONNECTION } from '#features/shopkeeper/copy.ts';
import { LOADING, valueOf } from '#features/shopkeeper/loaded.ts';
import { removeAllUnsent } from '#features/shopkeeper/unsent.ts';
import {
  readUnsentAvailability,
  storeUnsentAvailability,
} from '#features/shopkeeper/availability/unsent-availability.ts';

vi.mock('#browser/send.ts');

const christmas = { shippingId: 1, event: '2026-12-25' } as const;
const inServer = {
  version: 7,
  soldOut: [{ flavourId: 3 }],
  closed: [{ from: '2026-12-24', to: '2026-12-27' }],
  lastPostings: [{ shippingId: 1, lastDay: '2026-12-18', event: '2026-12-25' }],
};

function form(): AvailabilityForm {
  const current = valueOf($availabilityForm.get());
  if (current === null) throw new Error(`No form: ${$availabilityForm.get().state}`);
  return current;
}

/** Answers calls in turn; `undefined` is an unreachable server. */
function answer(...responses: (object | undefined)[]): void {
  for (const response of responses) {
    vi.mocked(send).mockResolvedValueOnce(
      response ? { kind: 'ok', response } : { kind: 'network-error' },
    );
  }
}

beforeEach(async () => {
  vi.mocked(send).mockReset().mockResolvedValue({ kind: 'network-error' });
  removeAllUnsent();
  $availabilityForm.set(LOADING);
  $access.set({ state: 'signed-in', devices: [] });
  answer(inServer);
  await loadAvailability();
});

describe('the draft', () => {
  it.each([
    ['nothing', () => undefined, []],
    ['a flavour sold out until a day', () => markFlavour(5, '2026-12-01'), ['soldOut']],
    ['a flavour on sale again', () => unmarkFlavour(3), ['soldOut']],
    ['a closure', () => addClosure('2027-01-04', '2027-01-08'), ['closed']],
    ['a closure taken out', () => removeClosure(0), ['closed']],
    ['a last posting date', () => setLastPosting(christmas, '2026-12-17'), ['lastPostings']],
    ['the last posting date that it had', () => setLastPosting(christmas, '2026-12-18'), []],
    ['no last posting date of its own', () => setLastPosting(christmas, null), ['lastPostings']],
  ])('with %s says which parts differ from the server', (_, change, parts) => {
    change();
    expect(changedParts(form())).toEqual(parts);
    expect(isChanged(form())).toBe(parts.length > 0);
  });

  it('keeps one entry for a flavour', () => {
    markFlavour(3, '2026-12-01');
    expect(form().draft.soldOut).toEqual([{ flavourId: 3, until: '2026-12-01' }]);
    markFlavour(3);
    expect(form().draft.soldOut).toEqual([{ flavourId: 3 }]);
  });

  it('sorts closures, and their days', () => {
    addClosure('2026-12-03', '2026-12-01');
    expect(form().draft.closed).toEqual([
      { from: '2026-12-01', to: '2026-12-03' },
      { from: '2026-12-24', to: '2026-12-27' },
    ]);
  });

  it('keeps one last posting date for a delivery and an event', () => {
    setLastPosting(christmas, '2026-12-17');
    setLastPosting({ ...christmas, shippingId: 2 }, '2026-12-21');
    expect(form().draft.lastPostings).toEqual([
      { ...christmas, lastDay: '2026-12-17' },
      { ...christmas, shippingId: 2, lastDay: '2026-12-21' },
    ]);
  });

  it('is given up for what the server has', () => {
    markFlavour(5);
    resetDraft();
    expect(isChanged(form())).toBe(false);
  });
});

describe('a form that is opened again', () => {
  const theirs = { ...inServer, version: 8, soldOut: [] };

  it('without anything unsaved shows what another device saved', async () => {
    answer(theirs);
    await loadAvailability();
    expect(form()).toMatchObject({ saved: { version: 8 }, draft: { soldOut: [] } });
  });

  it.each([
    ['the server answers', theirs],
    ['there is no connection', undefined],
  ])('keeps what is not saved yet when %s', async (_, response) => {
    markFlavour(5);
    answer(response);
    await loadAvailability();
    expect(form().draft.soldOut).toEqual([{ flavourId: 3 }, { flavourId: 5 }]);
    expect(changedParts(form())).toEqual(['soldOut']);
  });

  it('does not overwrite what another device saved while something was unsaved here', async () => {
    markFlavour(5);
    answer(theirs);
    await loadAvailability();
    vi.mocked(send).mockResolvedValueOnce({ kind: 'http-error', status: 409, body: null });
    answer(theirs, theirs);
    saveDraftAvailability();
    await vi.waitFor(() => expect(form().message).toMatch(/^Another device was faster\./));
    expect(vi.mocked(send).mock.calls[2]?.[1]).toMatchObject({ expectedVersion: 7 });
  });
});

describe('saving', () => {
  const soldOut = [{ flavourId: 3 }, { flavourId: 5 }];

  it('says so, and can be undone', async () => {
    markFlavour(5);
    answer({ ...inServer, version: 8, soldOut });
    saveDraftAvailability();
    await vi.waitFor(() => expect(form().message).toMatch(/^Saved\./));
    expect(form()).toMatchObject({ isBusy: false, isUnsent: false, draft: { soldOut } });

    answer({ ...inServer, version: 9 });
    undoAvailability();
    await vi.waitFor(() => expect(form().message).toBe('As it was before.'));
    expect(vi.mocked(send).mock.lastCall?.[1]).toMatchObject({
      soldOut: inServer.soldOut,
      expectedVersion: 8,
    });
    expect(form()).toMatchObject({ before: null, draft: { soldOut: inServer.soldOut } });
  });

  it('says what the server says of the parcels on closed days', async () => {
    addClosure('2027-01-04', '2027-01-08');
    const notice = 'Saved. 2 parcels are to leave while you are closed.';
    answer({ ...inServer, version: 8, notice });
    saveDraftAvailability();
    await vi.waitFor(() => expect(form().message).toBe(notice));
  });

  it('waits without a connection, also in a form that is opened again', async () => {
    markFlavour(5);
    saveDraftAvailability();
    await vi.waitFor(() => expect(form().isUnsent).toBe(true));
    expect(readUnsentAvailability()).toMatchObject({ soldOut, expectedVersion: 7 });

    answer(inServer);
    await loadAvailability();
    expect(form()).toMatchObject({ isUnsent: true, draft: { soldOut } });
  });

  it('says so of a change that waited since an earlier visit', async () => {
    $access.set({ state: 'checking' });
    storeUnsentAvailability({ soldOut, closed: [], lastPostings: [], expectedVersion: 7 });
    answer({ ...inServer, version: 8, soldOut });
    $access.set({ state: 'signed-in', devices: [] });
    await vi.waitFor(() => expect(form().message).toMatch(/^Saved\./));
    expect(form().before).toBeNull();
  });

  it('shows what another device saved meanwhile', async () => {
    markFlavour(5);
    const theirs = { ...inServer, version: 8, soldOut: [] };
    vi.mocked(send).mockResolvedValueOnce({ kind: 'http-error', status: 409, body: null });
    answer(theirs, theirs);
    saveDraftAvailability();
    await vi.waitFor(() => expect(form().message).toMatch(/^Another device was faster\./));
    expect(form().draft.soldOut).toEqual([]);
    expect(readUnsentAvailability()).toBeNull();
  });

  it.each([
    ['a save', () => markFlavour(5), saveDraftAvailability, { ...inServer, version: 8, soldOut }],
    [
      'a save that waited for a connection',
      () => {
        markFlavour(5);
        saveDraftAvailability();
      },
      () => $access.set({ state: 'signed-in', devices: [] }),
      { ...inServer, version: 8, soldOut },
    ],
  ])('keeps what is changed while %s is on its way', async (_, change, begin, response) => {
    change();
    if (readUnsentAvailability()) await vi.waitFor(() => expect(form().isUnsent).toBe(true));
    answer(response);
    begin();
    addClosure('2027-01-04', '2027-01-08');
    await vi.waitFor(() => expect(form().saved.version).toBe(8));
    expect(form()).toMatchObject({ isBusy: false, isUnsent: false, draft: { soldOut } });
    expect(changedParts(form())).toEqual(['closed']);
  });

  it('keeps what is changed while an undo is on its way', async () => {
    markFlavour(5);
    answer({ ...inServer, version: 8, soldOut });
    saveDraftAvailability();
    await vi.waitFor(() => expect(form().message).toMatch(/^Saved\./));
    answer({ ...inServer, version: 9 });
    undoAvailability();
    addClosure('2027-01-04', '2027-01-08');
    await vi.waitFor(() => expect(form().saved.version).toBe(9));
    expect(form().draft.soldOut).toEqual(inServer.soldOut);
    expect(changedParts(form())).toEqual(['closed']);
  });

  it('counts as done when only the answer was lost', async () => {
    markFlavour(5);
    const ours = { ...inServer, version: 8, soldOut };
    vi.mocked(send).mockResolvedValueOnce({ kind: 'http-error', status: 409, body: null });
    answer(ours, ours);
    saveDraftAvailability();
    await vi.waitFor(() => expect(form().message).toMatch(/^Saved\./));
  });
});

it('shows why the form cannot be opened', async () => {
  answer(undefined);
  await loadAvailability();
  expect($availabilityForm.get()).toEqual({ state: 'failed', message: NO_CONNECTION });
});

it('is forgotten on a device that is signed out', () => {
  $access.set({ state: 'signed-out', message: '', isBusy: false, isSent: false });
  expect($availabilityForm.get()).toEqual(LOADING);
});
