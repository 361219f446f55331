-- An order of several parcels names its buyer. Returns an order without notes, its recipients without what no law binds
-- the shop to keep, and without the buyer once the tax office needs no name any more.
create or replace function erase_order(ordered jsonb, keeps_address boolean) returns jsonb language sql immutable as $$
  select case ordered ->> 'kind'
    when 'slices' then ordered
      || jsonb_build_object('recipient', erase_recipient(ordered -> 'recipient', keeps_address))
    when 'boxes' then ordered || jsonb_build_object('parcels', (
      select jsonb_agg(
        parcel || jsonb_build_object(
          'recipient', erase_recipient(parcel -> 'recipient', keeps_address),
          'items', (
            select jsonb_agg(item || jsonb_build_object('box', item -> 'box' || '{"note": ""}') order by item_place)
            from jsonb_array_elements(parcel -> 'items') with ordinality as items (item, item_place)
          )
        ) order by parcel_place
      )
      from jsonb_array_elements(ordered -> 'parcels') with ordinality as parcels (parcel, parcel_place)
    )) || case when keeps_address then '{}' else '{"buyer": null}' end::jsonb
  end
$$;
