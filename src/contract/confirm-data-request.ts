import * as v from 'valibot';
import type { RequestType } from '#domain/data-request.ts';
import { defineEndpoint, text } from './endpoint.ts';
import type { PageLink, PostedForm } from './posted-form.ts';

/** A token in a link: 256 bits in base64url. */
export const linkToken = v.pipe(
  v.string('The link is incomplete'),
  v.regex(/^[\w-]{43}$/, 'The link is incomplete'),
);

/** Confirms a data request: `POST /api/confirm-data-request`. 410 for a used or expired link. */
export const confirmDataRequest = defineEndpoint({
  path: '/api/confirm-data-request',
  method: 'POST',
  request: v.object({ token: linkToken }),
  response: v.object({
    referenceId: v.string(),
    requestType: v.picklist(['export', 'deletion']),
  }),
});

const link = v.object({
  token: v.fallback(v.optional(text(200), ''), ''),
  type: v.fallback(v.optional(v.picklist(['export', 'deletion', 'unknown']), 'unknown'), 'unknown'),
});

/** The page of the mailed link: `GET /data-requests/confirm`. Its button posts the token. `unknown`: the link was damaged. */
export const confirmationPage = defineEndpoint({
  path: '/data-requests/confirm',
  method: 'GET',
  request: link,
  response: link,
});

/** Where to go when a mailed link no longer works. */
export const newDataRequest: PageLink = { text: 'Send a new request', path: '/data-requests' };

/** What the page of the mailed link posts. */
export const confirmationForm: PostedForm<
  { token: string },
  { referenceId: string; requestType: RequestType }
> = {
  request: confirmDataRequest.request,
  fields: {},
  instead: newDataRequest,
  next: ({ requestType }) =>
    requestType === 'export' ? '/data-requests/copy-sent' : '/data-requests/deleted',
};
