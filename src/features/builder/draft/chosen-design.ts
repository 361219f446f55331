import { computed } from 'nanostores';
import { $catalogue } from '#features/catalogue/catalogue.ts';
import { findLidDesign } from '#domain/box/lids.ts';
import { $lid } from './draft.ts';

/** The draft's lid design, once chosen. */
export const $chosenDesign = computed([$lid, $catalogue], (lid, catalogue) =>
  lid?.designName == null ? undefined : findLidDesign(lid.categoryId, lid.designName, catalogue),
);
