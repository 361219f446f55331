-- A mail is uncertain from the moment before its body goes over until somebody writes down what became of it. A claim alone
-- says nothing: what ended before that moment is simply tried again. Senders of before never wrote that moment down.
update outbox set is_uncertain = true where leased_until is not null and sent_at is null and dead_at is null;

comment on column outbox.is_uncertain is 'Whether the body began to go over and no answer was written down';

-- The shop's own mails are never given up, and an alert about a mail that was carries what it was made from. An order
-- therefore waits for its mails, and for alerts about them, for fourteen days at the longest: a mail that nobody can send
-- must not keep a person from being forgotten. What waits that long and holds the person's own words is given up with them,
-- but for the reminder of the request itself.
create or replace function forget_person(address text, at timestamptz) returns void language plpgsql as $$
declare
  patience constant interval := interval '14 days';
begin
  update orders set
    email = '',
    recipient = recipient
      || '{"email": "", "phone": "", "specialInstructions": "", "emailMarketingOptIn": false, "smsMarketingOptIn": false}'
      || case when paid_at >= at - interval '7 years' then '{}'
        else '{"firstName": "", "lastName": "", "address1": "", "address2": "", "city": "", "postcode": ""}'
      end::jsonb,
    metadata = (
      select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(metadata) where key !~ '^b\d+_note$' and key <> 'emailOptIn'
    ),
    notes_at_provider = true
  where lower(email) = lower(address) and not exists (
    select from outbox
    where orders.session_id in (payload ->> 'sessionId', payload #>> '{mail,payload,sessionId}')
      and sent_at is null and dead_at is null and created_at > at - patience
  );
  update outbox set payload = '{}', dead_at = coalesce(dead_at, at), leased_until = null
  where sent_at is null
    and lower(coalesce(payload ->> 'email', payload #>> '{mail,payload,email}')) = lower(address)
    and (dead_at is not null or (created_at <= at - patience and kind <> 'data-request-notice'));
  update data_requests set email = '', order_references = '[]', reason = ''
  where lower(email) = lower(address) and not exists (
    select from orders where lower(orders.email) = lower(address)
  );
end $$;
