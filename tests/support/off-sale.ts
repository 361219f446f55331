import type { Catalogue } from '#domain/catalogue.ts';

/** Returns a catalogue in which these flavours are not on sale. */
export function takeOffSale(catalogue: Catalogue, ...ids: readonly number[]): Catalogue {
  return {
    ...catalogue,
    version: `${catalogue.version} without ${ids.join()}`,
    flavours: catalogue.flavours.filter(({ id }) => !ids.includes(id)),
  };
}
