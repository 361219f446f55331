import { emptyCustomer, type PostalAddress } from '#domain/customer/customer.ts';
import { addressErrors } from '#domain/customer/address-rules.ts';
import { deliveryFieldErrorText } from './fields.ts';

/** Returns what is wrong with a new address of a parcel, field by field. */
export const addressErrorTexts = (
  address: PostalAddress,
  paidPostcode: string | undefined,
): { field: string; message: string }[] =>
  addressErrors({ ...emptyCustomer, ...address }, paidPostcode).map((error) => ({
    field: error.field,
    message: deliveryFieldErrorText(error),
  }));
