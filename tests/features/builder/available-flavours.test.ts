import { beforeEach, describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { mostPopularIds } from '#data/presets.ts';
import { listAllergens } from '#domain/food/allergens.ts';
import { chosenFlavours } from '#domain/box/box-rules.ts';
import { totalQuantity } from '#domain/catalogue.ts';
import {
  $box,
  addFlavour,
  applyPreset,
  chooseBox,
  removeFlavour,
} from '#features/builder/draft/box.ts';
import { undo } from '#ui/undo.ts';
import { setAvoided, toggleAvoided } from '#features/allergens/avoid-list.ts';
import { $draft } from '#features/builder/draft/draft.ts';
import {
  $filterableAllergens,
  $availableFlavours,
  $conflicts,
  filledAllergens,
  fillRemaining,
  removeAvoided,
} from '#features/builder/parts/available-flavours.ts';
import { draftAfter, idOf } from '../../support/orders.ts';

const namesOnOffer = () => $availableFlavours.get().map(({ name }) => name);

beforeEach(() => {
  $draft.set(draftAfter());
  setAvoided([]);
  chooseBox(idOf('boxes', '5 Bar Fudge Gift Box'));
});

describe('hiding flavours by allergen', () => {
  it('offers only allergens that distinguish the flavours; all contain milk', () => {
    expect($filterableAllergens.get()).toContain('nuts');
    expect($filterableAllergens.get()).not.toContain('milk');
  });

  it('always offers avoided allergens', () => {
    toggleAvoided('milk');
    expect($filterableAllergens.get()).toContain('milk');
    expect(namesOnOffer()).toEqual([]);
  });

  it('hides and shows the flavours that contain it', () => {
    toggleAvoided('nuts');
    expect(namesOnOffer()).not.toContain('Maple & Walnut');
    expect(namesOnOffer()).toContain('Vanilla');
    toggleAvoided('nuts');
    expect(namesOnOffer()).toContain('Maple & Walnut');
  });

  it('keeps flavours of the box visible and reports the conflict', () => {
    addFlavour(idOf('flavours', 'Maple & Walnut'));
    toggleAvoided('nuts');
    expect(namesOnOffer()).toContain('Maple & Walnut');
    expect(namesOnOffer()).not.toContain('Cherry & Almond');
    expect($conflicts.get()).toEqual(['nuts']);
    removeFlavour(idOf('flavours', 'Maple & Walnut'));
    expect(namesOnOffer()).not.toContain('Maple & Walnut');
    expect($conflicts.get()).toEqual([]);
  });

  it('reports a conflict of a preset', () => {
    chooseBox(idOf('boxes', 'Ultimate Fudge Taster Box'));
    for (const allergen of ['wheat', 'nuts', 'eggs'] as const) toggleAvoided(allergen);
    applyPreset();
    expect($conflicts.get()).toEqual(['eggs', 'nuts', 'wheat']);
  });

  it('removes every piece that contains it; undo restores them', () => {
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

  it('does not change a box with fixed contents', () => {
    chooseBox(idOf('boxes', '4-Bag Vegan Box'));
    const before = $draft.get();
    toggleAvoided('soya');
    removeAvoided();
    expect($draft.get()).toEqual(before);
    expect($conflicts.get()).toEqual(['soya']);
  });
});

const allergensOnceFilled = () => {
  const box = $box.get();
  return box && filledAllergens(box, $draft.get().selection);
};

const filledWith = (): number[] => $draft.get().selection.flatMap(({ flavourId }) => flavourId);

describe('"Fill the rest for me"', () => {
  it('fills an empty box with best sellers first', () => {
    fillRemaining();
    expect(totalQuantity($draft.get().selection)).toBe(5);
    expect(filledWith()).toEqual(mostPopularIds.slice(0, 5));
  });

  it('keeps the chosen pieces', () => {
    addFlavour(idOf('flavours', 'Liquorice'));
    fillRemaining();
    expect(totalQuantity($draft.get().selection)).toBe(5);
    expect(filledWith()[0]).toBe(idOf('flavours', 'Liquorice'));
  });

  it('adds no allergen to a box that contains only milk', () => {
    chooseBox(idOf('boxes', 'Box of 12'));
    addFlavour(idOf('flavours', 'Vanilla'));
    fillRemaining();
    expect(totalQuantity($draft.get().selection)).toBe(12);
    expect(listAllergens(chosenFlavours($draft.get().selection, catalogue))).toEqual(['milk']);
  });

  it('lists the allergens of the filled box beforehand', () => {
    addFlavour(idOf('flavours', 'Maple & Walnut'));
    const announced = allergensOnceFilled();
    fillRemaining();
    expect(announced).toEqual(['milk', 'nuts']);
    expect(listAllergens(chosenFlavours($draft.get().selection, catalogue))).toEqual(announced);
  });

  it('adds no avoided flavour', () => {
    toggleAvoided('soya');
    fillRemaining();
    const flavours = chosenFlavours($draft.get().selection, catalogue);
    expect(totalQuantity($draft.get().selection)).toBe(5);
    expect(listAllergens(flavours)).not.toContain('soya');
  });

  it('is not offered if every flavour is avoided', () => {
    toggleAvoided('milk');
    expect(allergensOnceFilled()).toBeNull();
  });
});
