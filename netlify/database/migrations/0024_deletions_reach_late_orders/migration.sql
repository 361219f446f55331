-- As before, but a deletion keeps its address for 31 days: the shop looks back 30 days for payments that nobody recorded. It
-- keeps the address alone: references and reason go once nothing of the person waits. An order that is found late waits for
-- its parcels for fourteen days after it was recorded, too, so that it is made up as it was bought. Days are London days.
create or replace function erase_personal_data(address text, at timestamptz, confirmed timestamptz) returns void
language plpgsql set timezone = 'Europe/London' as $$
declare
  patience constant interval := interval '14 days';
  late_orders constant interval := interval '31 days';
  tax_law constant interval := interval '7 years';
  person constant text := lower(address collate "C");
  erased_ids integer[];
begin
  perform from orders where lower(email collate "C") = person and paid_at <= confirmed order by session_id for update;
  perform from parcels join orders on orders.session_id = parcels.session_id
  where lower(email collate "C") = person and paid_at <= confirmed
  order by parcels.id for update of parcels;
  -- Nothing of a posted parcel can be changed any more, and the mail about it waits for the version that was posted.
  update parcels set content = refuse_news(content), version = version + (status <> 'posted')::integer
  from orders
  where parcels.session_id = orders.session_id and lower(email collate "C") = person and paid_at <= confirmed
    and content <> refuse_news(content);
  update orders set page_version = 0, recipient = refuse_news(recipient), "order" = refuse_news("order")
  where lower(email collate "C") = person and paid_at <= confirmed;
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
    where lower(email collate "C") = person and paid_at <= confirmed and not exists (
      select from outbox
      where orders.session_id in (payload ->> 'sessionId', payload #>> '{mail,payload,sessionId}')
        and sent_at is null and dead_at is null and created_at > at - patience
    ) and (refunded_pence >= greatest(total_pence, 1) or not exists (
      select from parcels
      where parcels.session_id = orders.session_id and status <> 'posted'
        and greatest(confirmed, recorded_at, post_on::timestamptz) > at - patience
    ))
    returning session_id, paid_at
  ), erased_parcels as (
    update parcels set content = erase_content(content, erased.paid_at >= at - tax_law), version = version + 1
    from erased where parcels.session_id = erased.session_id
    returning parcels.id
  )
  select array_agg(id) into erased_ids from erased_parcels;
  update parcel_log set before = before || jsonb_build_object('content', erase_content(before -> 'content', false))
  where parcel_id = any(erased_ids) and before ? 'content';
  update outbox set payload = '{}', dead_at = coalesce(dead_at, at), leased_until = null
  where sent_at is null
    and lower(coalesce(payload ->> 'email', payload #>> '{mail,payload,email}') collate "C") = person
    and (
      dead_at is not null
      or (created_at <= least(confirmed, at - patience) and kind <> 'data-request-notice')
    );
  update data_requests set
    email = case when request_type = 'deletion' and confirmed_at > at - late_orders then email else '' end,
    order_references = '[]',
    reason = ''
  where lower(email collate "C") = person and coalesce(confirmed_at, created_at) <= confirmed
    and not exists (
      select from orders where lower(orders.email collate "C") = person and paid_at <= confirmed
    );
end $$;
