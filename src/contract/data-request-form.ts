import * as v from 'valibot';
import { tooLongText } from '#copy/fields.ts';
import { MAX_FIELD_LENGTH } from '#domain/message.ts';
import { MAX_ORDER_REFERENCES, parseReferences, REQUEST_TYPES } from '#domain/data-request.ts';
import { normalizeLine } from '#domain/text/normalize-text.ts';
import { dataRequest, type DataRequestResponse, type TypedDataRequest } from './data-request.ts';
import type { PostedForm } from './posted-form.ts';

const MAX_REFERENCE_LENGTH = MAX_FIELD_LENGTH.orderReference;

/** Order references as typed, with commas between them. */
const orderReferences = v.pipe(
  v.optional(v.string('Please list your order references'), ''),
  v.transform((typed) => parseReferences(normalizeLine(typed))),
  v.maxLength(MAX_ORDER_REFERENCES, `Please list at most ${MAX_ORDER_REFERENCES} order references`),
  v.everyItem(
    (reference) => reference.length <= MAX_REFERENCE_LENGTH,
    tooLongText(MAX_REFERENCE_LENGTH),
  ),
);

/** The data request form as a page without JavaScript posts it: one form for both types. */
export const dataRequestForm: PostedForm<TypedDataRequest, DataRequestResponse> = {
  request: v.object({
    email: dataRequest.entries.email,
    reason: dataRequest.entries.reason,
    requestType: v.picklist(REQUEST_TYPES, 'Please choose what you would like'),
    orderReferences,
  }),
  fields: {
    requestType: { label: 'What would you like?', control: 'choice' },
    email: { label: 'E-mail', control: 'email' },
    orderReferences: { label: 'Order references (optional)', control: 'line' },
    reason: { label: 'Reason (optional)', control: 'text' },
  },
  next: () => '/data-requests/sent',
};
