import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { mostPopularIds } from '#data/presets.ts';
import { countPieces } from '#domain/box-rules.ts';
import { addFlavour, chooseBox } from '#stores/box.ts';
import { $draft } from '#stores/draft.ts';
import { $catalogue } from '#stores/catalogue.ts';
import {
  $filterableAllergens,
  $flavoursOnOffer,
  $hiddenAllergens,
  fillRestForMe,
  toggleAllergen,
} from '#stores/flavours-on-offer.ts';
import { draftAfter, idOf } from './box-in-hand.ts';

const namesOnOffer = () => $flavoursOnOffer.get().map(({ name }) => name);

beforeEach(() => {
  $catalogue.set(catalogue);
  $draft.set(draftAfter());
  $hiddenAllergens.set([]);
  chooseBox(idOf('boxes', '5 Bar Fudge Gift Box'));
});

describe('hiding flavours by allergen', () => {
  it('offers only what tells flavours apart: every one of these contains milk', () => {
    expect($filterableAllergens.get()).toContain('nuts');
    expect($filterableAllergens.get()).not.toContain('milk');
  });

  it('hides the flavours that name it, and shows them again', () => {
    toggleAllergen('nuts');
    expect(namesOnOffer()).not.toContain('Maple & Walnut');
    expect(namesOnOffer()).toContain('Vanilla');
    toggleAllergen('nuts');
    expect(namesOnOffer()).toContain('Maple & Walnut');
  });

  it('never hides what is already in the box', () => {
    addFlavour(idOf('flavours', 'Maple & Walnut'));
    toggleAllergen('nuts');
    expect(namesOnOffer()).toContain('Maple & Walnut');
    expect(namesOnOffer()).not.toContain('Cherry & Almond');
  });
});

describe('"Fill the rest for me"', () => {
  it('fills the box exactly, best sellers first, and keeps what was chosen', () => {
    addFlavour(idOf('flavours', 'Liquorice'));
    fillRestForMe();
    const { selection } = $draft.get();
    expect(countPieces(selection)).toBe(5);
    const [kept, ...filled] = selection.map(({ flavourId }) => flavourId);
    expect(kept).toBe(idOf('flavours', 'Liquorice'));
    expect(filled).toEqual(mostPopularIds.slice(0, 4));
  });

  it('takes nothing that is hidden', () => {
    toggleAllergen('soya');
    fillRestForMe();
    const soya = ['Belgian Chocolate', 'Millionaire'].map((name) => idOf('flavours', name));
    const ids = $draft.get().selection.map(({ flavourId }) => flavourId);
    expect(countPieces($draft.get().selection)).toBe(5);
    expect(ids.filter((id) => soya.includes(id))).toEqual([]);
  });
});
