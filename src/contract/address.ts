import * as v from 'valibot';
import { ADDRESS_FIELDS, MAX_LENGTH } from '#domain/customer/customer.ts';
import { formatPostcode } from '#domain/customer/address-rules.ts';
import { asciiEmail } from './email-address.ts';
import { line } from './endpoint.ts';

/** The name and the address of a recipient. */
export const addressEntries = {
  firstName: line(MAX_LENGTH.firstName),
  lastName: line(MAX_LENGTH.lastName),
  address1: line(MAX_LENGTH.address1),
  address2: v.optional(line(MAX_LENGTH.address2), ''),
  city: line(MAX_LENGTH.city),
  postcode: v.pipe(line(MAX_LENGTH.postcode), v.transform(formatPostcode)),
};

/** Who receives a parcel and where, as the server answers it: every field, however long. */
export const postalAddress = v.object(v.entriesFromList(ADDRESS_FIELDS, v.string()));

/** Where the confirmation goes, and whether news may follow. */
export const emailEntries = {
  email: v.pipe(v.string(), v.trim(), v.maxLength(MAX_LENGTH.email), v.transform(asciiEmail)),
  emailMarketingOptIn: v.optional(v.boolean(), false),
};
