import * as v from 'valibot';
import { MAX_ORDER_REFERENCES, type DataRequest, type RequestType } from '#domain/data-request.ts';
import { MAX_FIELD_LENGTH } from '#domain/enquiry.ts';
import { defineEndpoint, type Endpoint } from './endpoint.ts';
import { emailAddress, optionalText, requiredLine } from './form-fields.ts';

const NO_REFERENCES = 'Please list your order references';

/** The data request form (Spec 2 §5): only the e-mail address is required. */
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

/** What is shown in place of a reference that is missing (Spec 2 §8). */
export const UNKNOWN_REFERENCE = 'Unknown';

const answer = v.object({
  referenceId: v.optional(v.string(), UNKNOWN_REFERENCE),
  /** What happens next; the same whether there are data or not (decision 39). */
  message: v.optional(v.string(), ''),
});

/** What a data request is answered with. */
export type DataRequestAnswer = v.InferOutput<typeof answer>;

/** Asks for one's data, or for their deletion (Spec 2 §7); refusals say the whole sentence in `error`. */
export const dataRequestCalls: Record<RequestType, Endpoint<DataRequest, DataRequestAnswer>> = {
  export: defineEndpoint({
    path: '/api/data-export-request',
    method: 'POST',
    request: dataRequest,
    answer,
  }),
  deletion: defineEndpoint({
    path: '/api/data-deletion-request',
    method: 'POST',
    request: dataRequest,
    answer,
  }),
};
