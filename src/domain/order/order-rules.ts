import { sameSelection, selectionFills } from '../box/box-rules.ts';
import { slicesError } from '../bulk/bulk.ts';
import { flavourChoiceError } from '../bulk/bulk-flavours.ts';
import { findById, type BoxType, type Catalogue } from '../catalogue.ts';
import { deliveryErrors } from '../delivery/delivery-rules.ts';
import { MAX_NAME_TAGS, findMainKeyring, findNameTag } from '../box/keyrings.ts';
import { NOT_A_GIFT, NOT_A_GIFT_DESIGN, isLidComplete } from '../box/lids.ts';
import { isNoteValid } from '../box/note.ts';
import type { BulkOrder, Order } from './order.ts';
import type { Box } from '../box/box.ts';

/** A rule that an order violates: a kebab-case code and a sentence for people. */
export interface RuleViolation {
  code:
    | 'unknown-box'
    | 'wrong-flavours'
    | 'wrong-quantity'
    | 'wrong-lid'
    | 'note-too-long'
    | 'keyring-not-for-this-box'
    | 'unknown-keyring'
    | 'wrong-name-tags'
    | 'unknown-shipping'
    | 'arrival-not-possible'
    | 'invalid-email'
    | 'incomplete-delivery';
  message: string;
}

function validateKeyring(
  choices: Box,
  takesKeyrings: boolean,
  catalogue: Catalogue,
): RuleViolation | null {
  const { mainKeyringId, nameTagIds } = choices;
  if (mainKeyringId === null && nameTagIds.length === 0) return null;
  if (!takesKeyrings) {
    return { code: 'keyring-not-for-this-box', message: 'Keyrings come with the Box of 6 only.' };
  }
  if (mainKeyringId === null) {
    return { code: 'wrong-name-tags', message: 'Please choose a keyring for the names.' };
  }
  if (!findMainKeyring(mainKeyringId, catalogue)) {
    return { code: 'unknown-keyring', message: 'We do not sell this keyring.' };
  }
  const isUnique = new Set(nameTagIds).size === nameTagIds.length;
  const isKnown = nameTagIds.every((id) => findNameTag(id, catalogue));
  if (!isUnique || !isKnown || nameTagIds.length === 0 || nameTagIds.length > MAX_NAME_TAGS) {
    return { code: 'wrong-name-tags', message: 'A keyring takes one to three different names.' };
  }
  return null;
}

function isSelectionAllowed(box: BoxType, { selection }: Box, catalogue: Catalogue): boolean {
  if (!box.fixedSelection) return selectionFills(box, selection, catalogue);
  return selection.length === 0 || sameSelection(selection, box.fixedSelection);
}

/** Returns the first rule that a box's choices violate, or null. */
export function validateBox(choices: Box, catalogue: Catalogue): RuleViolation | null {
  const box = findById(catalogue.boxes, choices.boxId);
  if (!box) return { code: 'unknown-box', message: 'We do not sell this box.' };
  if (!isSelectionAllowed(box, choices, catalogue)) {
    return {
      code: 'wrong-flavours',
      message: `A ${box.name} takes exactly ${box.pieces} ${box.unit.many} of flavours we sell in it.`,
    };
  }
  if (!isLidComplete(choices.lid, catalogue)) {
    return { code: 'wrong-lid', message: 'Please choose a lid design.' };
  }
  if (!isNoteValid(choices.note)) {
    return {
      code: 'note-too-long',
      message: 'The note takes at most 100 characters (excluding spaces).',
    };
  }
  return validateKeyring(choices, box.takesKeyrings ?? false, catalogue);
}

/** Returns the first rule that a bulk order violates, or null. */
function validateBulkOrder(order: BulkOrder, catalogue: Catalogue): RuleViolation | null {
  const wrongQuantity = slicesError(order.slices);
  if (wrongQuantity !== undefined) return { code: 'wrong-quantity', message: wrongQuantity };
  const wrongFlavours = flavourChoiceError(order, catalogue);
  return wrongFlavours === undefined ? null : { code: 'wrong-flavours', message: wrongFlavours };
}

/**
 * Returns the first rule that an order violates, or null. Box orders: each box, the shipping option and, for the
 * builder, the delivery form. Bulk orders: quantity and flavours.
 */
export function validateOrder(order: Order, catalogue: Catalogue): RuleViolation | null {
  if (order.orderType === 'bulk') return validateBulkOrder(order, catalogue);
  for (const [index, { choices }] of order.boxes.entries()) {
    const broken = validateBox(choices, catalogue);
    if (broken && order.boxes.length === 1) return broken;
    if (broken) return { ...broken, message: `Box ${index + 1} in your basket: ${broken.message}` };
  }
  if (!findById(catalogue.shippingOptions, order.shippingId)) {
    return { code: 'unknown-shipping', message: 'We do not offer this delivery.' };
  }
  if (order.orderType !== 'builder') return null;
  if (!order.recipient) {
    return { code: 'incomplete-delivery', message: 'Please tell us where the box goes.' };
  }
  const error = deliveryErrors(order.recipient)[0];
  if (!error) return null;
  return {
    code: error.field === 'email' ? 'invalid-email' : 'incomplete-delivery',
    message: error.message,
  };
}

/**
 * Returns the choices as the shop makes them: the vegan box gets its own selection, and a box that is not a gift gets
 * the standard lid and no note.
 */
export function normalizeChoices(choices: Box, catalogue: Catalogue): Box {
  const settled = {
    ...choices,
    selection: findById(catalogue.boxes, choices.boxId)?.fixedSelection ?? choices.selection,
  };
  if (choices.lid.categoryId !== NOT_A_GIFT) return { ...settled, note: choices.note.trim() };
  return { ...settled, lid: { categoryId: NOT_A_GIFT, designName: NOT_A_GIFT_DESIGN }, note: '' };
}
