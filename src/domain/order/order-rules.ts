import { validateBox, type BoxViolation } from '../box/box.ts';
import { slicesError } from '../bulk/bulk.ts';
import { flavourChoiceError } from '../bulk/bulk-flavours.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import { deliveryErrors } from '../delivery/delivery-rules.ts';
import type { BulkOrder, Order } from './order.ts';

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
  for (const [index, { box }] of order.boxes.entries()) {
    const broken = validateBox(box, catalogue);
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
