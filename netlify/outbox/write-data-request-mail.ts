import * as v from 'valibot';
import type { RenderedMail } from './mailer.ts';
import { day } from '#contract/endpoint.ts';
import { REQUEST_TYPES } from '#domain/data-request.ts';
import { writeRequestNotice } from '#netlify/mail/data-request/data-request-notice.tsx';
import {
  writeDeletionDone,
  writeExportLink,
  writeRequestLink,
} from '#netlify/mail/data-request/data-request.tsx';
import { DATA_REQUEST_MAILS } from '#netlify/mail/mail-kinds.ts';
import { tokenFromSeed } from '#netlify/http/magic-link.ts';

const requestType = v.picklist(REQUEST_TYPES);

const linkPayload = v.object({
  email: v.string(),
  referenceId: v.string(),
  requestType,
  seed: v.string(),
});
const exportPayload = v.omit(linkPayload, ['requestType']);
/** The numbers of the orders for which a deletion waits. A mail that was queued before there were any has none. */
const waiting = v.optional(v.array(v.string()), []);
const deletionPayload = v.object({ email: v.string(), referenceId: v.string(), waiting });
const noticePayload = v.object({
  referenceId: v.string(),
  requestType,
  email: v.string(),
  orderReferences: v.array(v.string()),
  reason: v.string(),
  due: day,
  waiting,
});

interface Dependencies {
  siteUrl: string;
  shopInbox: string;
  secret: string;
}

/** Renders one kind of mail from its outbox payload. */
export type WriteMail<Shop> = (
  shop: Shop,
  payload: unknown,
  possibleDuplicate: boolean,
) => RenderedMail | Promise<RenderedMail>;

/** Renders the mails of data requests; a link’s token derives from its seed and is the same at each try. */
export const dataRequestMails = {
  [DATA_REQUEST_MAILS.link](shop, payload) {
    const { email, seed, ...request } = v.parse(linkPayload, payload);
    const token = tokenFromSeed(seed, shop.secret);
    const url = `${shop.siteUrl}/data-requests/confirm?token=${token}&type=${request.requestType}`;
    return { to: email, ...writeRequestLink({ ...request, url }) };
  },
  [DATA_REQUEST_MAILS.export](shop, payload) {
    const { email, seed, referenceId } = v.parse(exportPayload, payload);
    const url = `${shop.siteUrl}/api/data-export?token=${tokenFromSeed(seed, shop.secret)}`;
    return { to: email, ...writeExportLink({ referenceId, url }) };
  },
  [DATA_REQUEST_MAILS.deletion](_shop, payload) {
    const { email, ...request } = v.parse(deletionPayload, payload);
    return { to: email, ...writeDeletionDone(request) };
  },
  [DATA_REQUEST_MAILS.notice](shop, payload) {
    const notice = v.parse(noticePayload, payload);
    return { to: shop.shopInbox, replyTo: notice.email, ...writeRequestNotice(notice) };
  },
} satisfies Record<string, WriteMail<Dependencies>>;
