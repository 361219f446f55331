-- An order of slices may name a company, too. As before, and without the buyer of slices once the tax office needs no name
-- any more.
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
    ))
  end || case when keeps_address then '{}' else '{"buyer": null}' end::jsonb
$$;

create or replace function erase_content(content jsonb, keeps_address boolean) returns jsonb language sql immutable as $$
  select content
    || jsonb_build_object('recipient', erase_recipient(content -> 'recipient', keeps_address))
    || case when content ->> 'kind' = 'boxes' then jsonb_build_object('items', (
      select jsonb_agg(item || jsonb_build_object('box', item -> 'box' || '{"note": ""}') order by item_place)
      from jsonb_array_elements(content -> 'items') with ordinality as items (item, item_place)
    )) else '{}' end
    || case when content ->> 'kind' = 'slices' and not keeps_address then '{"buyer": null}' else '{}' end::jsonb
$$;
