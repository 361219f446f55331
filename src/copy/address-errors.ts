import { emptyCustomer, type PostalAddress } from '#domain/customer/customer.ts';
import { addressErrors } from '#domain/delivery/delivery-rules.ts';
import { deliveryFieldErrorText } from './fields.ts';

/** Returns what is wrong with an address, field by field. */
export const addressErrorTexts = (address: PostalAddress): { field: string; message: string }[] =>
  addressErrors({ ...emptyCustomer, ...address }).map((error) => ({
    field: error.field,
    message: deliveryFieldErrorText(error),
  }));
