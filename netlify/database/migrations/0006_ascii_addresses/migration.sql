-- E-mail addresses are compared byte for byte after ASCII lower case, which the collation "C" stands for. Other collations
-- take signs like the Kelvin sign for plain letters, and so one person for another.
drop index data_requests_by_email;
drop index orders_by_email;
create index data_requests_by_email on data_requests (lower(email collate "C"));
create index orders_by_email on orders (lower(email collate "C"));

-- As before, but for the comparisons.
create or replace function forget_person(address text, at timestamptz) returns void language plpgsql as $$
declare
  patience constant interval := interval '14 days';
  person constant text := lower(address collate "C");
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
  where lower(email collate "C") = person and not exists (
    select from outbox
    where orders.session_id in (payload ->> 'sessionId', payload #>> '{mail,payload,sessionId}')
      and sent_at is null and dead_at is null and created_at > at - patience
  );
  update outbox set payload = '{}', dead_at = coalesce(dead_at, at), leased_until = null
  where sent_at is null
    and lower(coalesce(payload ->> 'email', payload #>> '{mail,payload,email}') collate "C") = person
    and (dead_at is not null or (created_at <= at - patience and kind <> 'data-request-notice'));
  update data_requests set email = '', order_references = '[]', reason = ''
  where lower(email collate "C") = person and not exists (
    select from orders where lower(orders.email collate "C") = person
  );
end $$;
