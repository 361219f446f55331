import * as v from 'valibot';
import { MAX_ORDER_REFERENCES, type DataRequest, type RequestType } from '#domain/data-request.ts';
import { MAX_FIELD_LENGTH } from '#domain/message.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { emailAddress, optionalText, requiredLine } from './form-fields.ts';

/** A data request; a posted form names its type itself. */
export type TypedDataRequest = DataRequest & { requestType?: RequestType };

const NO_REFERENCES = 'Please list your order references';

/** The data request form: only the e-mail address is required. */
export const dataRequest = v.object({
  email: emailAddress,
  orderReferences: v.nullish(
    v.pipe(
      v.array(requiredLine(MAX_FIELD_LENGTH.orderReference, NO_REFERENCES), NO_REFERENCES),
      v.maxLength(
        MAX_ORDER_REFERENCES,
        `Please list at most ${MAX_ORDER_REFERENCES} order references`,
      ),
    ),
    () => [],
  ),
  reason: optionalText(MAX_FIELD_LENGTH.message, 'Please enter your reason as text'),
}) satisfies v.GenericSchema<unknown, DataRequest>;

/** Shown when a response has no usable reference. */
const UNKNOWN_REFERENCE = 'Unknown';

/** Any 2xx answer means that the request has arrived. */
const response = v.fallback(
  v.object({
    referenceId: v.fallback(v.pipe(v.string(), v.nonEmpty()), UNKNOWN_REFERENCE),
    /** What happens next; the same whether or not the shop holds data. */
    message: v.fallback(v.string(), ''),
  }),
  { referenceId: UNKNOWN_REFERENCE, message: '' },
);

/** The response to a data request. */
export type DataRequestResponse = v.InferOutput<typeof response>;

/** Requests a copy of one’s data, or its deletion. An error body holds the full sentence in `error`. */
export const dataRequestEndpoints: Record<
  RequestType,
  Endpoint<TypedDataRequest, DataRequestResponse>
> = {
  export: defineEndpoint({
    path: '/api/data-export-request',
    method: 'POST',
    request: dataRequest,
    response,
  }),
  deletion: defineEndpoint({
    path: '/api/data-deletion-request',
    method: 'POST',
    request: dataRequest,
    response,
  }),
};
