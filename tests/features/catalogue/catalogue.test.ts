import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#data/catalogue.ts';

beforeEach(() => {
  vi.resetModules();
});

describe('the catalogue that islands read', () => {
  it('is whole where its module is imported, also after a part', async () => {
    await import('#features/catalogue/box-catalogue.ts');
    const { $catalogue } = await import('#features/catalogue/catalogue.ts');
    expect($catalogue.get()).toEqual(catalogue);
  });

  it('begins with the boxes in the first step of the builder', async () => {
    const { $catalogue } = await import('#features/catalogue/box-catalogue.ts');
    expect($catalogue.get()).toMatchObject({ boxes: catalogue.boxes, flavours: [] });
  });

  it('begins with the flavours on the page of the slices', async () => {
    const { $catalogue } = await import('#features/catalogue/flavour-catalogue.ts');
    const { flavours, allFlavours } = catalogue;
    expect($catalogue.get()).toMatchObject({ flavours, allFlavours, boxes: [] });
  });
});
