import { validateBox, type BoxViolation } from '../box/box.ts';
import { slicesError } from '../bulk/bulk.ts';
import { flavourChoiceError } from '../bulk/bulk-flavours.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import { deliveryErrors } from '../delivery/delivery-rules.ts';
import { orderedBoxes, type BoxOrder, type Order, type Parcel, type SliceOrder } from './order.ts';

/** A rule that an order violates: a kebab-case code and a sentence for people. */
export interface RuleViolation {
  code:
    | BoxViolation['code']
    | 'wrong-quantity'
    | 'unknown-shipping'
    | 'arrival-not-possible'
    | 'invalid-email'
    | 'incomplete-delivery';
  message: string;
}

/** Returns the first rule that an order of slices violates, or null. */
function validateSlices(order: SliceOrder, catalogue: Catalogue): RuleViolation | null {
  const wrongQuantity = slicesError(order.slices);
  if (wrongQuantity !== undefined) return { code: 'wrong-quantity', message: wrongQuantity };
  const wrongFlavours = flavourChoiceError(order, catalogue);
  return wrongFlavours === undefined ? null : { code: 'wrong-flavours', message: wrongFlavours };
}

/** Returns the first rule that a recipient violates, or null. */
function validateRecipient({ recipient }: Parcel): RuleViolation | null {
  if (!recipient) {
    return { code: 'incomplete-delivery', message: 'Please tell us where the box goes.' };
  }
  const error = deliveryErrors(recipient)[0];
  if (!error) return null;
  return {
    code: error.field === 'email' ? 'invalid-email' : 'incomplete-delivery',
    message: error.message,
  };
}

/** Returns the first rule that an order of boxes violates, or null: each box, then each delivery and recipient. */
function validateBoxes(order: BoxOrder, catalogue: Catalogue): RuleViolation | null {
  const items = orderedBoxes(order);
  for (const [index, { box }] of items.entries()) {
    const broken = validateBox(box, catalogue);
    if (broken && items.length === 1) return broken;
    if (broken) return { ...broken, message: `Box ${index + 1} in your basket: ${broken.message}` };
  }
  if (order.parcels.some(({ shippingId }) => !findById(catalogue.shippingOptions, shippingId))) {
    return { code: 'unknown-shipping', message: 'We do not offer this delivery.' };
  }
  const isAddressedHere = order.channel === 'builder' || order.parcels.length > 1;
  if (!isAddressedHere) return null;
  return order.parcels.map(validateRecipient).find((broken) => broken !== null) ?? null;
}

/**
 * Returns the first rule that an order violates, or null. Boxes: each box, each delivery and, for the builder and
 * several parcels, each recipient. Slices: quantity and flavours.
 */
export function validateOrder(order: Order, catalogue: Catalogue): RuleViolation | null {
  return order.kind === 'slices'
    ? validateSlices(order, catalogue)
    : validateBoxes(order, catalogue);
}
