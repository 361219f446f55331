import { catalogue } from '#data/catalogue.ts';
import { findById, type Flavour, type Selection } from '#domain/catalogue.ts';

/** The flavours of a selection, each once. */
export const flavoursIn = (selection: readonly Selection[]): Flavour[] =>
  selection.flatMap(({ flavourId }) => findById(catalogue.flavours, flavourId) ?? []);
