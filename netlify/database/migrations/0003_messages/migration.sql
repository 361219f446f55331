-- Requests to see or to delete one's data. Links are known by the hashes of their tokens alone. E-mail address, references
-- and reason are emptied as soon as nobody needs them any more. The rest stays to show that the request was answered.
create table data_requests (
  reference_id text primary key,
  request_type text not null check (request_type in ('export', 'deletion')),
  email text not null,
  order_references jsonb not null,
  reason text not null,
  created_at timestamptz not null,
  confirm_hash text not null unique,
  confirmed_at timestamptz,
  export_hash text unique
);

create index data_requests_by_email on data_requests (lower(email));
create index orders_by_email on orders (lower(email));

-- Whether the payment provider still holds notes of an order that are to be overwritten there.
alter table orders add column notes_at_provider boolean not null default false;

create index orders_with_notes_at_provider on orders (session_id) where notes_at_provider;

-- Overwrites what we know of a person and no law binds us to keep. Of orders of the last seven years name, address, what was
-- bought and the sums stay for the tax office. An order whose mails are still on their way is left for the next call, and
-- so is the address in the requests, by which it is found.
create function forget_person(address text, at timestamptz) returns void language plpgsql as $$
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
    where payload ->> 'sessionId' = orders.session_id and sent_at is null and dead_at is null
  );
  update outbox set payload = '{}'
  where dead_at is not null and lower(payload ->> 'email') = lower(address);
  update data_requests set email = '', order_references = '[]', reason = ''
  where lower(email) = lower(address) and not exists (
    select from orders where lower(orders.email) = lower(address)
  );
end $$;

-- How often a page was visited on a day, and from which other site, and nothing about who visited.
create table page_views (
  day date not null,
  path text not null,
  referrer text not null,
  views integer not null default 1,
  primary key (day, path, referrer)
);
