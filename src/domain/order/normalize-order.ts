import { resolveBulkFlavours } from '../bulk/bulk-flavours.ts';
import type { Catalogue } from '../catalogue.ts';
import { DELIVERY_FIELDS, type CustomerInfo } from '../customer/customer.ts';
import { normalizeBox, withKeptNote, type Box } from '../box/box.ts';
import { validateOrder, type RuleViolation } from './order-rules.ts';
import type { BoxOrder, Buyer, Order, SliceOrder } from './order.ts';

/** A valid order, or the rule that it breaks. */
export type OrderResult = { order: Order } | { violation: RuleViolation };

function trimRecipient(recipient: CustomerInfo): CustomerInfo {
  const trimmed = DELIVERY_FIELDS.map((field) => [field, recipient[field].trim()] as const);
  return { ...recipient, ...Object.fromEntries(trimmed) };
}

const trimBuyer = ({ name, company, purchaseOrder }: Buyer): Buyer => ({
  name: name.trim(),
  company: company.trim(),
  purchaseOrder: purchaseOrder.trim(),
});

function mapBoxes(order: BoxOrder, change: (box: Box) => Box): BoxOrder {
  const parcels = order.parcels.map((parcel) => ({
    ...parcel,
    items: parcel.items.map((item) => ({ ...item, box: change(item.box) })),
  }));
  return { ...order, parcels };
}

function normalizeBoxes(requested: BoxOrder, catalogue: Catalogue): OrderResult {
  const withKeptNotes = mapBoxes(requested, (box) => withKeptNote(box, catalogue));
  const violation = validateOrder(withKeptNotes, catalogue);
  if (violation) return { violation };
  const { parcels } = mapBoxes(requested, (box) => normalizeBox(box, catalogue));
  return {
    order: {
      ...requested,
      buyer: requested.buyer && trimBuyer(requested.buyer),
      parcels: parcels.map((parcel) => ({
        ...parcel,
        recipient: parcel.recipient && trimRecipient(parcel.recipient),
      })),
    },
  };
}

/** Stores the assortment as the flavours it has today, so that a later assortment does not change the order. */
function normalizeSlices(requested: SliceOrder, catalogue: Catalogue): OrderResult {
  const violation = validateOrder(requested, catalogue);
  if (violation) return { violation };
  return {
    order: {
      ...requested,
      buyer: requested.buyer && trimBuyer(requested.buyer),
      flavourIds: resolveBulkFlavours(requested, catalogue).map(({ id }) => id),
    },
  };
}

/** Validates an order and returns it as the shop stores it: trimmed, and without a note where a box takes none. */
export function normalizeOrder(requested: Order, catalogue: Catalogue): OrderResult {
  return requested.kind === 'slices'
    ? normalizeSlices(requested, catalogue)
    : normalizeBoxes(requested, catalogue);
}
