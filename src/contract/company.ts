import type * as v from 'valibot';
import { MAX_COMPANY_LENGTH, MAX_PURCHASE_ORDER_LENGTH } from '#domain/order/order-limits.ts';
import type { Buyer } from '#domain/order/order.ts';
import { optionalLine } from './form-fields.ts';

/** The company that pays for slices, and its purchase order number. */
export const companyEntries = {
  company: optionalLine(MAX_COMPANY_LENGTH, 'Please enter your company as text'),
  purchaseOrder: optionalLine(MAX_PURCHASE_ORDER_LENGTH, 'Please enter the number as text'),
} satisfies v.ObjectEntries;

/** Returns who pays for slices; null unless a company or a purchase order is named. */
export function companyBuyer({ company, purchaseOrder }: Omit<Buyer, 'name'>): Buyer | null {
  return company === '' && purchaseOrder === '' ? null : { name: '', company, purchaseOrder };
}
