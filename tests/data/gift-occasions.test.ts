import { describe, expect, it } from 'vitest';
import { catalogue } from '#data/catalogue.ts';
import { giftOccasions } from '#data/gift-occasions.ts';
import { shopBoxes } from '#data/shop-boxes.ts';
import { findLidDesign } from '#domain/box/lids.ts';
import { NOTE_LIMIT } from '#domain/box/note.ts';
import { validateBox } from '#domain/box/box.ts';
import { readyMadeBox } from '#domain/cart/cart.ts';

it('every occasion has a slug and a text of its own', () => {
  expect(new Set(giftOccasions.map(({ slug }) => slug)).size).toBe(giftOccasions.length);
  expect(new Set(giftOccasions.map(({ text }) => text)).size).toBe(giftOccasions.length);
});

describe.each(giftOccasions.map((occasion) => [occasion.text, occasion] as const))(
  '%s',
  (_text, { lid, note }) => {
    it('has a lid of the catalogue, and a note that the field takes', () => {
      expect(findLidDesign(lid.categoryId, lid.designName, catalogue)).toBeDefined();
      expect(note.length).toBeLessThanOrEqual(NOTE_LIMIT);
    });

    it('makes a whole box of every ready-made one', () => {
      for (const shopBox of shopBoxes) {
        const box = { ...readyMadeBox(shopBox), lid, note };
        expect([shopBox.slug, validateBox(box, catalogue)]).toEqual([shopBox.slug, null]);
      }
    });
  },
);
