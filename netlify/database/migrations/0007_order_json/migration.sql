-- What was ordered, as the shop's own JSON. Null where it could not be read. The metadata it was read from until now stays
-- with the payment provider, and in the rows of before.
alter table orders add column "order" jsonb;
alter table orders alter column metadata set default '{}';

-- Returns a day as it stands, or null for a text that is none.
create function day_or_null(written text) returns text language plpgsql immutable as $$
begin
  if written !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    return null;
  end if;
  perform written::date;
  return written;
exception when others then
  return null;
end $$;

-- Returns a box in metadata (quantity|box|flavours|lid category:design|keyring|tags) as JSON without its SKU, or null for a
-- damaged one.
create function box_from_metadata(packed text, note text) returns jsonb language plpgsql immutable as $$
declare
  part constant text[] := regexp_match(
    packed,
    '^([0-9]+)\|([0-9]+)\|([0-9]+x[0-9]+(?:,[0-9]+x[0-9]+)*)\|([0-9]+):([^|]+)\|([0-9]*)\|((?:[0-9]+(?:,[0-9]+)*)?)$'
  );
begin
  if part is null then
    return null;
  end if;
  return jsonb_build_object(
    'quantity', part[1]::numeric,
    'box', jsonb_build_object(
      'boxId', part[2]::numeric,
      'selection', (
        select jsonb_agg(
          jsonb_build_object(
            'flavourId', split_part(entry, 'x', 1)::numeric,
            'quantity', split_part(entry, 'x', 2)::numeric
          ) order by place
        )
        from unnest(string_to_array(part[3], ',')) with ordinality as entries (entry, place)
      ),
      'lid', jsonb_build_object('categoryId', part[4]::numeric, 'designName', part[5]),
      'note', coalesce(note, ''),
      'keyring', case when part[6] <> '' then jsonb_build_object(
        'id', part[6]::numeric,
        'nameTagIds', to_jsonb(string_to_array(part[7], ',')::numeric[])
      ) end
    )
  );
end $$;

-- Returns the SKU of a ready-made box by its contents: as it was sold until now, with no note, lid or keyring of its own.
create function sku_of_box(box jsonb) returns text language sql immutable as $$
  select ready_made.sku
  from (values
    ('six-favourites', 1, '{"1": 1, "3": 1, "8": 1, "15": 1, "17": 1, "19": 1}'::jsonb),
    ('twelve-favourites', 2, '{"1": 1, "3": 1, "8": 1, "15": 1, "17": 1, "19": 1, "2": 1, "6": 1, "12": 1, "16": 1, "11": 1, "22": 1}'),
    ('chocolate-dozen', 2, '{"3": 3, "15": 2, "17": 2, "16": 2, "2": 2, "21": 1}'),
    ('twenty-four-flavour-taster', 3, '{"1": 2, "3": 2, "8": 2, "15": 2, "19": 2, "6": 2, "22": 1, "2": 1, "4": 1, "5": 1, "7": 1, "9": 1, "10": 1, "11": 1, "12": 1, "13": 1, "14": 1, "16": 1, "17": 1, "23": 1, "24": 1, "18": 1, "20": 1, "21": 1}'),
    ('four-favourite-bags', 6, '{"3": 1, "8": 1, "15": 1, "19": 1}')
  ) as ready_made (sku, box_id, pieces)
  where box @> jsonb_build_object('boxId', ready_made.box_id, 'note', '', 'keyring', null)
    and box -> 'lid' = '{"categoryId": 0, "designName": "Enjoy your fudge"}'
    and ready_made.pieces = (
      select jsonb_object_agg(entry ->> 'flavourId', entry -> 'quantity')
      from jsonb_array_elements(box -> 'selection') as entry
    )
$$;

-- Returns the order in a payment's metadata as JSON, or null where it is damaged: a part of an order must not be packed.
create function order_from_metadata(packed jsonb, recipient jsonb) returns jsonb language plpgsql immutable as $$
declare
  kind constant text := packed ->> 'orderType';
  source constant text := coalesce(packed ->> 'source', '');
  slices text[];
  item jsonb;
  items jsonb := '[]';
  shipping_id constant text := packed ->> 'shippingId';
begin
  if packed ->> 'app' is distinct from 'birnbeck-fudge' or packed ? 'parcels1' then
    return null;
  end if;
  if kind = 'bulk' then
    slices := regexp_match(packed ->> 'slices', '^([0-9]+)\|(assortment|custom)\|([0-9]+(?:,[0-9]+)*)$');
    if slices is null then
      return null;
    end if;
    return jsonb_build_object(
      'kind', 'slices',
      'source', source,
      'slices', slices[1]::numeric,
      'option', slices[2],
      'flavourIds', to_jsonb(string_to_array(slices[3], ',')::numeric[]),
      'recipient', recipient,
      'shippingId', 100
    );
  end if;
  if kind is null or kind not in ('builder', 'cart') then
    return null;
  end if;
  for place in 1 .. (select count(*) from jsonb_object_keys(packed) as key where key ~ '^b[0-9]+$') loop
    item := box_from_metadata(packed ->> ('b' || place), packed ->> ('b' || place || '_note'));
    if item is null then
      return null;
    end if;
    items := items || jsonb_build_array(item || jsonb_build_object('sku', coalesce(
      packed ->> ('b' || place || '_sku'),
      case when kind = 'cart' and packed ->> 'v' is distinct from '2' then sku_of_box(item -> 'box') end
    )));
  end loop;
  if items = '[]' then
    return null;
  end if;
  return jsonb_build_object(
    'kind', 'boxes',
    'channel', kind,
    'source', source,
    'parcels', jsonb_build_array(jsonb_build_object(
      'items', items,
      'recipient', recipient,
      'shippingId', case
        when shipping_id ~ '^[0-9]+$' then shipping_id::numeric
        when packed ->> 'shippingMethod' = 'Royal Mail 1st Class' then 2
        else 1
      end,
      'arriveOn', day_or_null(packed ->> 'arriveOn'),
      'dispatchOn', day_or_null(packed ->> 'dispatchOn')
    ))
  );
end $$;

update orders set "order" = order_from_metadata(metadata, recipient);

-- While a deploy lasts, the version of before still stores orders as metadata alone.
create function fill_order() returns trigger language plpgsql as $$
begin
  new."order" := coalesce(new."order", order_from_metadata(new.metadata, new.recipient));
  return new;
end $$;

create trigger fill_order before insert on orders for each row execute function fill_order();

-- The flag by the name that the code gives it. While a deploy lasts, the version of before still writes the other one.
alter table outbox add column may_have_been_sent boolean not null default false;
update outbox set may_have_been_sent = is_uncertain;

create function copy_may_have_been_sent() returns trigger language plpgsql as $$
begin
  if new.is_uncertain is distinct from old.is_uncertain then
    new.may_have_been_sent := new.is_uncertain;
  else
    new.is_uncertain := new.may_have_been_sent;
  end if;
  return new;
end $$;

create trigger copy_may_have_been_sent before update on outbox
for each row execute function copy_may_have_been_sent();

comment on column outbox.may_have_been_sent is 'Whether the body began to go over and no answer was written down';

-- Returns a recipient without what no law binds the shop to keep.
create function erase_recipient(recipient jsonb, keeps_address boolean) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(recipient) = 'object' then recipient
    || '{"email": "", "phone": "", "specialInstructions": "", "emailMarketingOptIn": false, "smsMarketingOptIn": false}'
    || case when keeps_address then '{}'
      else '{"firstName": "", "lastName": "", "address1": "", "address2": "", "city": "", "postcode": ""}'
    end::jsonb
  else recipient end
$$;

-- Returns an order without notes, and its recipients without what no law binds the shop to keep.
create function erase_order(ordered jsonb, keeps_address boolean) returns jsonb language sql immutable as $$
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
  end
$$;

-- Overwrites what the shop knows of a person and no law binds it to keep. Of orders of the last seven years name, address,
-- what was bought and the sums stay for the tax office. An order waits for its mails, and for alerts about them, for
-- fourteen days at the longest. What waits that long and holds the person's own words is given up with them, but for the
-- reminder of the request itself. Addresses are compared byte for byte after ASCII lower case.
create function erase_personal_data(address text, at timestamptz) returns void language plpgsql as $$
declare
  patience constant interval := interval '14 days';
  tax_law constant interval := interval '7 years';
  person constant text := lower(address collate "C");
begin
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

-- While a deploy lasts, the version of before still calls it by its other name.
create or replace function forget_person(address text, at timestamptz) returns void language sql as $$
  select erase_personal_data(address, at)
$$;
