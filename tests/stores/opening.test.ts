// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import type { BoxDraft } from '#domain/box-draft.ts';
import { boxForMyself, finishedBox, idOf } from './box-in-hand.ts';

const VANILLA = idOf('flavours', 'Vanilla');

async function saved(draft: BoxDraft, step: 2 | 4): Promise<void> {
  const { $draft } = await import('#stores/draft.ts');
  const { $catalogue } = await import('#stores/catalogue.ts');
  const { $step } = await import('#stores/step.ts');
  const { saveProgress } = await import('#stores/saved-progress.ts');
  $catalogue.set(catalogue);
  $draft.set(draft);
  $step.set(step);
  saveProgress();
  vi.resetModules();
}

async function opened(search: string) {
  const { openBuilder } = await import('#stores/opening.ts');
  openBuilder(search);
  const { $draft } = await import('#stores/draft.ts');
  const { $step, $wantedFlavourId } = await import('#stores/step.ts');
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
    expect(step).toBe(2);
    expect(draft.boxId).toBe(idOf('boxes', name));
  });

  it('takes a linked flavour along', async () => {
    const { draft } = await opened(`?box=6&flavour=${VANILLA}`);
    expect(draft.selection).toEqual([{ flavourId: VANILLA, quantity: 1 }]);
  });

  it.each(['?box=30', '?box=1', '?boxId=99', '?box=', '?boxId=two', '?step=shipping', '?other=1'])(
    '%s opens clean on step 1',
    async (search) => {
      const { step, draft } = await opened(search);
      expect(step).toBe(1);
      expect(draft.boxId).toBeNull();
    },
  );
});

describe('a linked flavour without a box', () => {
  it('waits for the box', async () => {
    expect(await opened(`?flavour=${VANILLA}`)).toMatchObject({ step: 1, wanted: VANILLA });
  });

  it('is ignored when the shop has no such flavour', async () => {
    expect(await opened('?flavour=999')).toMatchObject({ step: 1, wanted: null });
  });
});

describe('restored=true', () => {
  it('opens on the saved step with the saved box', async () => {
    await saved(finishedBox, 4);
    expect(await opened('?restored=true')).toMatchObject({ step: 4, draft: finishedBox });
  });

  it('with step=shipping opens on step 5', async () => {
    await saved(boxForMyself, 2);
    expect(await opened('?step=shipping&restored=true')).toMatchObject({ step: 5 });
  });

  it('opens on the first step that lacks something', async () => {
    await saved({ ...finishedBox, lid: null }, 4);
    expect(await opened('?step=shipping&restored=true')).toMatchObject({ step: 3 });
  });

  it('opens clean when nothing was saved', async () => {
    expect(await opened('?restored=true')).toMatchObject({ step: 1, draft: { boxId: null } });
  });
});

describe('without restored=true', () => {
  it('a saved box is left alone until the shopper begins another', async () => {
    await saved(finishedBox, 4);
    const before = localStorage.getItem('boxBuilderData');
    expect(await opened('')).toMatchObject({ step: 1, draft: { boxId: null } });
    expect(localStorage.getItem('boxBuilderData')).toBe(before);
    const { chooseBox } = await import('#stores/box.ts');
    chooseBox(2);
    await vi.waitFor(() => expect(localStorage.getItem('boxBuilderData')).toContain('Box of 12'));
  });
});
