import { atom } from 'nanostores';
import { followAvailability } from '#features/availability/availability.ts';
import type { Catalogue } from '#domain/catalogue.ts';

/** What the shop sells. Every island and store reads it here and follows its changes; it begins empty. */
export const $catalogue = atom<Catalogue>({
  version: '',
  flavours: [],
  allFlavours: [],
  soldOut: [],
  boxes: [],
  presets: [],
  lidCategories: [],
  lidDesigns: [],
  keyrings: [],
  shippingOptions: [],
});

/** Puts a part of the catalogue into the store, or a newer one in its place. */
export function updateCatalogue(part: Partial<Catalogue>): void {
  $catalogue.set({ ...$catalogue.get(), ...part });
}

followAvailability(({ soldOut }) => updateCatalogue({ soldOut }));
