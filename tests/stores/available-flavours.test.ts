import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { mostPopularIds } from '#data/presets.ts';
import { listAllergens } from '#domain/allergens.ts';
import { chosenFlavours, countPieces } from '#domain/box-rules.ts';
import { addFlavour, applyPreset, chooseBox, removeFlavour } from '#stores/box.ts';
import { undo } from '#stores/undo.ts';
import { setAvoided, toggleAvoided } from '#stores/avoid-list.ts';
import { $draft } from '#stores/draft.ts';
import { $catalogue } from '#stores/catalogue.ts';
import {
  $filterableAllergens,
  $availableFlavours,
  $conflicts,
  $filledAllergens,
  fillRemaining,
  removeAvoided,
} from '#stores/available-flavours.ts';
import { draftAfter, idOf } from './draft-fixtures.ts';

const namesOnOffer = () => $availableFlavours.get().map(({ name }) => name);

beforeEach(() => {
  $catalogue.set(catalogue);
  $draft.set(draftAfter());
  setAvoided([]);
  chooseBox(idOf('boxes', '5 Bar Fudge Gift Box'));
});

describe('hiding flavours by allergen', () => {
  it('offers only what tells flavours apart: every one of these contains milk', () => {
    expect($filterableAllergens.get()).toContain('nuts');
    expect($filterableAllergens.get()).not.toContain('milk');
  });

  it('offers what is avoided already, lest it hide everything unseen', () => {
    toggleAvoided('milk');
    expect($filterableAllergens.get()).toContain('milk');
    expect(namesOnOffer()).toEqual([]);
  });

  it('hides the flavours that name it, and shows them again', () => {
    toggleAvoided('nuts');
    expect(namesOnOffer()).not.toContain('Maple & Walnut');
    expect(namesOnOffer()).toContain('Vanilla');
    toggleAvoided('nuts');
    expect(namesOnOffer()).toContain('Maple & Walnut');
  });

  it('keeps what is in the box in sight, so that it can be taken out, and says what it holds', () => {
    addFlavour(idOf('flavours', 'Maple & Walnut'));
    toggleAvoided('nuts');
    expect(namesOnOffer()).toContain('Maple & Walnut');
    expect(namesOnOffer()).not.toContain('Cherry & Almond');
    expect($conflicts.get()).toEqual(['nuts']);
    removeFlavour(idOf('flavours', 'Maple & Walnut'));
    expect(namesOnOffer()).not.toContain('Maple & Walnut');
    expect($conflicts.get()).toEqual([]);
  });

  it('a preset that holds it says so', () => {
    chooseBox(idOf('boxes', 'Ultimate Fudge Taster Box'));
    for (const allergen of ['wheat', 'nuts', 'eggs'] as const) toggleAvoided(allergen);
    applyPreset();
    expect($conflicts.get()).toEqual(['eggs', 'nuts', 'wheat']);
  });

  it('takes every piece out that holds it, and all others stay; one press puts them back', () => {
    const walnut = idOf('flavours', 'Maple & Walnut');
    for (const id of [walnut, walnut, idOf('flavours', 'Vanilla')]) addFlavour(id);
    const before = $draft.get();
    toggleAvoided('nuts');
    removeAvoided();
    expect($draft.get().selection).toEqual([
      { flavourId: idOf('flavours', 'Vanilla'), quantity: 1 },
    ]);
    undo();
    expect($draft.get()).toEqual(before);
  });

  it('leaves a box alone whose contents are fixed', () => {
    chooseBox(idOf('boxes', '4-Bag Vegan Box'));
    const before = $draft.get();
    toggleAvoided('soya');
    removeAvoided();
    expect($draft.get()).toEqual(before);
    expect($conflicts.get()).toEqual(['soya']);
  });
});

const filledWith = (): number[] => $draft.get().selection.flatMap(({ flavourId }) => flavourId);

describe('"Fill the rest for me"', () => {
  it('fills an empty box exactly, best sellers first', () => {
    fillRemaining();
    expect(countPieces($draft.get().selection)).toBe(5);
    expect(filledWith()).toEqual(mostPopularIds.slice(0, 5));
  });

  it('keeps what was chosen', () => {
    addFlavour(idOf('flavours', 'Liquorice'));
    fillRemaining();
    expect(countPieces($draft.get().selection)).toBe(5);
    expect(filledWith()[0]).toBe(idOf('flavours', 'Liquorice'));
  });

  it('adds no allergen to a box of milk alone', () => {
    chooseBox(idOf('boxes', 'Box of 12'));
    addFlavour(idOf('flavours', 'Vanilla'));
    fillRemaining();
    expect(countPieces($draft.get().selection)).toBe(12);
    expect(listAllergens(chosenFlavours($draft.get().selection, catalogue))).toEqual(['milk']);
  });

  it('says beforehand what the box then contains', () => {
    addFlavour(idOf('flavours', 'Maple & Walnut'));
    const announced = $filledAllergens.get();
    fillRemaining();
    expect(announced).toEqual(['milk', 'nuts']);
    expect(listAllergens(chosenFlavours($draft.get().selection, catalogue))).toEqual(announced);
  });

  it('takes nothing that is to be avoided', () => {
    toggleAvoided('soya');
    fillRemaining();
    const flavours = chosenFlavours($draft.get().selection, catalogue);
    expect(countPieces($draft.get().selection)).toBe(5);
    expect(listAllergens(flavours)).not.toContain('soya');
  });

  it('is not offered when everything is to be avoided', () => {
    toggleAvoided('milk');
    expect($filledAllergens.get()).toBeNull();
  });
});
