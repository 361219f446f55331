import { catalogue } from '#data/catalogue.ts';
import { chosenFlavours } from '#domain/box/box-rules.ts';
import type { Flavour, Selection } from '#domain/catalogue.ts';

/** Returns the flavours of a selection, each once. */
export const selectedFlavours = (selection: readonly Selection[]): Flavour[] =>
  chosenFlavours(selection, catalogue);
