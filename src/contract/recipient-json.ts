import * as v from 'valibot';
import type { CustomerInfo } from '#domain/customer/customer.ts';

/** A recipient as the database and a saved draft hold it: every field, however long. */
export const recipientJson = v.object({
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
  address1: v.string(),
  address2: v.string(),
  city: v.string(),
  postcode: v.string(),
  specialInstructions: v.string(),
  emailMarketingOptIn: v.boolean(),
  smsMarketingOptIn: v.boolean(),
}) satisfies v.GenericSchema<unknown, CustomerInfo>;
