import { computed } from 'nanostores';
import { evolve, type BoxEvent } from '#domain/box-events.ts';
import { priceBoxes } from '#domain/box-pricing.ts';
import { findById } from '#domain/catalogue.ts';
import type { CustomerInfo } from '#domain/customer.ts';
import { $catalogue } from './catalogue.ts';
import { $draft } from './draft.ts';

export const $box = computed([$draft, $catalogue], ({ boxId }, { boxes }) =>
  boxId === null ? undefined : findById(boxes, boxId),
);

export const $quote = computed([$draft, $catalogue], (draft, catalogue) => {
  const { boxId, mainKeyringId, nameTagIds, shippingId } = draft;
  return boxId === null
    ? undefined
    : priceBoxes(
        { boxes: [{ choices: { boxId, mainKeyringId, nameTagIds }, quantity: 1 }], shippingId },
        catalogue,
      );
});

function happen(event: BoxEvent): void {
  $draft.set(evolve($draft.get(), event, $catalogue.get()));
}

export const chooseBox = (boxId: number) => happen({ type: 'box-chosen', boxId });
export const clearBox = () => happen({ type: 'box-cleared' });

export const addFlavour = (flavourId: number) => happen({ type: 'flavour-added', flavourId });
export const removeFlavour = (flavourId: number) => happen({ type: 'flavour-removed', flavourId });
export const applyPreset = () => happen({ type: 'preset-applied' });
export const clearSelection = () => happen({ type: 'selection-cleared' });
export const fillRest = (candidateIds: readonly number[]) =>
  happen({ type: 'rest-filled', candidateIds });

export const chooseLidCategory = (categoryId: number) =>
  happen({ type: 'lid-category-chosen', categoryId });
export const chooseLidDesign = (designName: string) =>
  happen({ type: 'lid-design-chosen', designName });

export const writeNote = (note: string) => happen({ type: 'note-written', note });

export const clickKeyring = (keyringId: number) => happen({ type: 'keyring-clicked', keyringId });
export const addNameTag = (keyringId: number) => happen({ type: 'name-tag-added', keyringId });
export const removeNameTag = (keyringId: number) => happen({ type: 'name-tag-removed', keyringId });
export const removeKeyrings = () => happen({ type: 'keyrings-removed' });

export const chooseShipping = (shippingId: 1 | 2) =>
  happen({ type: 'shipping-chosen', shippingId });
export const changeCustomer = (changes: Partial<CustomerInfo>) =>
  happen({ type: 'customer-changed', changes });
