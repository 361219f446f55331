import * as v from 'valibot';
import { REQUEST_TYPES } from '#domain/data-request.ts';
import type { Instant } from '#domain/day.ts';
import { toJson, type Database } from './database.ts';
import type { StoredDataRequest, DataRequests } from '#netlify/privacy/data-request-store.ts';

const QUEUE_MAILS = `
insert into outbox (key, kind, payload, created_at, next_attempt_at)
select mail ->> 'key', mail ->> 'kind', mail -> 'payload', $1, $1`;

const ADD = `
with added as (
  insert into data_requests (created_at, reference_id, request_type, email, order_references, reason, confirm_hash)
  values ($1, $2, $3, $4, $5, $6, $7)
)
${QUEUE_MAILS} from jsonb_array_elements($8::jsonb) as mail`;

const CONFIRM = `
with confirmed as (
  update data_requests set confirmed_at = $1, export_hash = $3
  where confirm_hash = $2 and confirmed_at is null
  returning reference_id
), queued as (
  ${QUEUE_MAILS} from confirmed cross join jsonb_array_elements($4::jsonb) as mail
)
select reference_id from confirmed`;

const FIND_OPEN = `
select * from data_requests
where confirm_hash = $1 and created_at > $2 and confirmed_at is null and email <> ''`;

const FIND_EXPORT = `
select * from data_requests where export_hash = $1 and confirmed_at > $2 and email <> ''`;

/**
 * No law binds the shop to keep messages, so that they go whole. What runs of `erase_personal_data` is its last definition in
 * netlify/database/migrations, 0024; of `erase_order` and `erase_content` it is 0011.
 */
const ERASE = `
with gone as (
  delete from messages where lower(email collate "C") = lower($1::text collate "C") and received_at <= $2::timestamptz
)
select erase_personal_data($1, $2, $2)`;

/** Orders and messages from after the confirmation stay. */
const FINISH_DELETIONS = `
with due as (
  select email, confirmed_at from data_requests
  where request_type = 'deletion' and confirmed_at is not null and email <> ''
), gone as (
  delete from messages using due
  where lower(messages.email collate "C") = lower(due.email collate "C") and received_at <= confirmed_at
)
select erase_personal_data(email, $1, confirmed_at) from due`;

const FIND_BY_EMAIL = `
select * from data_requests where lower(email collate "C") = lower($1::text collate "C")
order by created_at, reference_id`;

const PURGE_EXPIRED = `
with unconfirmed as (
  delete from data_requests where confirmed_at is null and created_at <= $1
)
update data_requests set email = '', order_references = '[]', reason = ''
where request_type = 'export' and confirmed_at <= $1 and email <> ''`;

const row = v.pipe(
  v.object({
    reference_id: v.string(),
    request_type: v.picklist(REQUEST_TYPES),
    email: v.string(),
    order_references: v.array(v.string()),
    reason: v.string(),
    created_at: v.date(),
  }),
  v.transform((stored): StoredDataRequest => ({
    referenceId: stored.reference_id,
    requestType: stored.request_type,
    email: stored.email,
    orderReferences: stored.order_references,
    reason: stored.reason,
    createdAt: stored.created_at.getTime(),
  })),
);

/** Returns the data requests of a database. */
export function openDataRequests(database: Database): DataRequests {
  async function find(text: string, hash: string, since: Instant) {
    const [found] = await database.query(text, [hash, new Date(since)]);
    return found === undefined ? null : v.parse(row, found);
  }
  return {
    async add(request, confirmHash, mail) {
      await database.query(ADD, [
        new Date(request.createdAt),
        request.referenceId,
        request.requestType,
        request.email,
        toJson(request.orderReferences),
        request.reason,
        confirmHash,
        toJson([mail]),
      ]);
    },
    findOpen: (confirmHash, since) => find(FIND_OPEN, confirmHash, since),
    async confirm(confirmHash, exportHash, mails, now) {
      const values = [new Date(now), confirmHash, exportHash, toJson(mails)];
      return (await database.query(CONFIRM, values)).length > 0;
    },
    findExport: (exportHash, since) => find(FIND_EXPORT, exportHash, since),
    async findByEmail(email) {
      return v.parse(v.array(row), await database.query(FIND_BY_EMAIL, [email]));
    },
    async erasePersonalData(email, now) {
      await database.query(ERASE, [email, new Date(now)]);
    },
    async finishDeletions(now) {
      await database.query(FINISH_DELETIONS, [new Date(now)]);
    },
    async purgeExpired(since) {
      await database.query(PURGE_EXPIRED, [new Date(since)]);
    },
  };
}
