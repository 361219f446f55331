-- What goes to one recipient, from the payment to the post. "order" in orders stays what was bought. A parcel is what the
-- shop will pack now.
create table parcels (
  id integer generated always as identity primary key,
  session_id text not null references orders,
  -- Counts the parcels of an order from 1.
  place integer not null,
  -- Grows with every change. Whoever changes a parcel names the version that they have seen.
  version integer not null default 1,
  status text not null default 'waiting' check (status in ('waiting', 'packed', 'posted')),
  content jsonb not null,
  -- The London day on which it is to leave.
  post_on date not null,
  -- The day that its buyer wished for and that it can meet.
  arrive_on date,
  packed_at timestamptz,
  posted_at timestamptz,
  unique (session_id, place)
);

create index parcels_to_post on parcels (post_on, id) where status <> 'posted';
create index parcels_posted on parcels (post_on, id) where status = 'posted';
create index parcels_to_arrive on parcels (arrive_on, id) where status <> 'posted' and arrive_on is not null;
create index parcels_by_last_name on parcels (lower((content #>> '{recipient,lastName}') collate "C") text_pattern_ops, id);
create index parcels_by_first_name on parcels (lower((content #>> '{recipient,firstName}') collate "C") text_pattern_ops, id);
create index parcels_by_postcode on parcels (replace(content #>> '{recipient,postcode}', ' ', '') text_pattern_ops, id);

-- Every change of a parcel with the values before it. Rows are only added. Erasing personal data empties what they hold.
create table parcel_log (
  parcel_id integer not null references parcels,
  -- The version that the change made.
  version integer not null,
  at timestamptz not null,
  by_whom text not null check (by_whom in ('shop', 'customer', 'provider')),
  -- {"status"}, or {"content", "postOn", "arriveOn"}.
  before jsonb not null,
  primary key (parcel_id, version)
);

-- Which links to the order's own page open it. A deletion of personal data counts on, and no earlier link opens it any more.
alter table orders add column page_version integer not null default 1;

-- Returns the parcels of an order as they were bought. One that could not be read has a parcel, too.
create function contents_of(ordered jsonb, recipient jsonb) returns table (place integer, content jsonb)
language sql immutable as $$
  select parcel_place::integer, parcel || '{"kind": "boxes"}'
  from jsonb_array_elements(
    case when ordered ->> 'kind' = 'boxes' then ordered -> 'parcels' else '[]' end
  ) with ordinality as parcels (parcel, parcel_place)
  union all
  select 1, ordered - 'source' where ordered ->> 'kind' = 'slices'
  union all
  select 1, jsonb_build_object('kind', 'unreadable', 'recipient', recipient)
  where coalesce(ordered ->> 'kind', '') not in ('boxes', 'slices')
$$;

-- Stores the parcels of an order that has none. SQL does not know on which days the shop posts, so that they are to leave
-- on the day settled at checkout, otherwise on the day of the payment.
create function fill_parcels_of(paid orders) returns void language sql as $$
  insert into parcels (session_id, place, content, post_on, arrive_on)
  select paid.session_id, place, content,
    coalesce(day_or_null(content ->> 'dispatchOn')::date, (paid.paid_at at time zone 'Europe/London')::date),
    day_or_null(content ->> 'arriveOn')::date
  from contents_of(paid."order", paid.recipient)
  where not exists (select from parcels where parcels.session_id = paid.session_id)
$$;

select fill_parcels_of(orders) from orders;

-- What was to leave more than fourteen days ago has gone out. When, nobody wrote down.
update parcels set status = 'posted' where post_on < current_date - 14;

-- While a deploy lasts, the version of before stores orders without parcels.
create function fill_parcels() returns trigger language plpgsql as $$
begin
  perform fill_parcels_of(new);
  return null;
end $$;

create trigger fill_parcels after insert on orders for each row execute function fill_parcels();

-- Returns a parcel without notes, and its recipient without what no law binds the shop to keep.
create function erase_content(content jsonb, keeps_address boolean) returns jsonb language sql immutable as $$
  select content
    || jsonb_build_object('recipient', erase_recipient(content -> 'recipient', keeps_address))
    || case when content ->> 'kind' = 'boxes' then jsonb_build_object('items', (
      select jsonb_agg(item || jsonb_build_object('box', item -> 'box' || '{"note": ""}') order by item_place)
      from jsonb_array_elements(content -> 'items') with ordinality as items (item, item_place)
    )) else '{}' end
$$;

-- As before, with parcels, their earlier contents and the links to the order's page. An address that was replaced is kept
-- for nobody.
create or replace function erase_personal_data(address text, at timestamptz) returns void language plpgsql as $$
declare
  patience constant interval := interval '14 days';
  tax_law constant interval := interval '7 years';
  person constant text := lower(address collate "C");
begin
  update orders set page_version = page_version + 1 where lower(email collate "C") = person;
  with erased as (
    update orders set
      email = '',
      recipient = erase_recipient(recipient, paid_at >= at - tax_law),
      "order" = erase_order("order", paid_at >= at - tax_law),
      metadata = (
        select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(metadata) where key !~ '^b\d+_note$' and key <> 'emailOptIn'
      ),
      notes_at_provider = true
    where lower(email collate "C") = person and not exists (
      select from outbox
      where orders.session_id in (payload ->> 'sessionId', payload #>> '{mail,payload,sessionId}')
        and sent_at is null and dead_at is null and created_at > at - patience
    )
    returning session_id, paid_at
  ), erased_parcels as (
    update parcels set content = erase_content(content, erased.paid_at >= at - tax_law)
    from erased where parcels.session_id = erased.session_id
    returning parcels.id
  )
  update parcel_log set before = before || case when before ? 'content'
    then jsonb_build_object('content', erase_content(before -> 'content', false)) else '{}' end
  from erased_parcels where parcel_log.parcel_id = erased_parcels.id;
  update outbox set payload = '{}', dead_at = coalesce(dead_at, at), leased_until = null
  where sent_at is null
    and lower(coalesce(payload ->> 'email', payload #>> '{mail,payload,email}') collate "C") = person
    and (dead_at is not null or (created_at <= at - patience and kind <> 'data-request-notice'));
  update data_requests set email = '', order_references = '[]', reason = ''
  where lower(email collate "C") = person and not exists (
    select from orders where lower(orders.email collate "C") = person
  );
end $$;
