import { validateBox, type BoxViolation } from '../box/box.ts';
import { slicesError, type QuantityError } from '../bulk/bulk.ts';
import type { BulkDayError } from '../bulk/bulk-date.ts';
import { flavourChoiceError, type FlavourChoiceError } from '../bulk/bulk-flavours.ts';
import { findById, type Catalogue } from '../catalogue.ts';
import { emailError, type EmailError } from '../customer/email-address.ts';
import {
  addressErrors,
  deliveryErrors,
  type DeliveryFieldError,
} from '../customer/address-rules.ts';
import type { RequestedDayError } from '../delivery/requested-day.ts';
import {
  orderedBoxes,
  type BoxOrder,
  type BoxParcel,
  type Order,
  type SliceOrder,
} from './order.ts';

/** A rule that an order violates. `code` is what the server answers. */
export type RuleViolation =
  /** `place` counts the boxes of an order of several, from 1. */
  | (BoxViolation & { place?: number })
  | { code: 'wrong-quantity'; quantity: QuantityError }
  | { code: 'wrong-flavours'; choice: FlavourChoiceError }
  | { code: 'unknown-shipping' }
  /** `recipient` counts the recipients of an order of several, from 1. */
  | { code: 'arrival-not-possible'; date: RequestedDayError; recipient?: number }
  | { code: 'arrival-not-possible'; bulkDay: BulkDayError }
  | { code: 'invalid-email'; email: EmailError }
  /** `field` is null when the whole recipient is missing. */
  | { code: 'incomplete-delivery'; field: DeliveryFieldError | null; recipient?: number }
  | { code: 'incomplete-buyer' }
  | { code: 'recipient-without-box'; recipient: number };

/** Returns the first rule that an order of slices violates, or null. */
function validateSlices(order: SliceOrder, catalogue: Catalogue): RuleViolation | null {
  const quantity = slicesError(order.slices);
  if (quantity !== null) return { code: 'wrong-quantity', quantity };
  const choice = flavourChoiceError(order, catalogue);
  return choice === null ? null : { code: 'wrong-flavours', choice };
}

/** Returns the first rule that a recipient violates, or null. */
function validateRecipient({ recipient }: BoxParcel): RuleViolation | null {
  if (!recipient) return { code: 'incomplete-delivery', field: null };
  const error = deliveryErrors(recipient)[0];
  if (!error) return null;
  return error.field === 'email'
    ? { code: 'invalid-email', email: error.code }
    : { code: 'incomplete-delivery', field: error };
}

/** Returns the first rule that an order of several parcels violates by its buyer or recipients, or null. */
function validateRecipients({ parcels, buyer }: BoxOrder): RuleViolation | null {
  const withoutBox = parcels.findIndex(({ items }) => items.length === 0);
  if (withoutBox >= 0) return { code: 'recipient-without-box', recipient: withoutBox + 1 };
  for (const [index, { recipient }] of parcels.entries()) {
    const [field = null] = recipient ? addressErrors(recipient) : [];
    if (field || !recipient) {
      return { code: 'incomplete-delivery', field, recipient: index + 1 };
    }
  }
  if (!buyer || buyer.name.trim() === '') return { code: 'incomplete-buyer' };
  const email = emailError(parcels[0]?.recipient?.email ?? '');
  return email ? { code: 'invalid-email', email } : null;
}

/** Returns the first rule that an order of boxes violates, or null: each box, then each delivery and recipient. */
function validateBoxes(order: BoxOrder, catalogue: Catalogue): RuleViolation | null {
  const items = orderedBoxes(order);
  for (const [index, { box }] of items.entries()) {
    const violation = validateBox(box, catalogue);
    if (violation && items.length === 1) return violation;
    if (violation) return { ...violation, place: index + 1 };
  }
  if (order.parcels.some(({ shippingId }) => !findById(catalogue.shippingOptions, shippingId))) {
    return { code: 'unknown-shipping' };
  }
  const [parcel, ...others] = order.parcels;
  if (others.length > 0) return validateRecipients(order);
  return order.channel === 'builder' && parcel ? validateRecipient(parcel) : null;
}

/**
 * Returns the first rule that an order violates, or null. Boxes: each box, each delivery and, for the builder and
 * several parcels, each recipient; for several parcels also the buyer. Slices: quantity and flavours.
 */
export function validateOrder(order: Order, catalogue: Catalogue): RuleViolation | null {
  return order.kind === 'slices'
    ? validateSlices(order, catalogue)
    : validateBoxes(order, catalogue);
}
