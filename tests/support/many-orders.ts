import type { Day } from '#domain/day.ts';
import type { Database } from '#netlify/adapters/postgres/database.ts';
import { openOrders } from '#netlify/adapters/postgres/orders.ts';
import { birthdayOrder, sixtySlices, twoParcels } from './orders.ts';
import { paidOrder } from './paid-orders.ts';

const COUNT = 10_000;
const COLUMNS = `order_type, paid_at, recorded_at, total_pence, shipping_pence, shipping_name, lines, email, recipient, "order"`;

/**
 * Stores ten thousand orders, as a shop has them after a few years: eight of ten of one box, one of two parcels, one of
 * slices. Most are posted; 60 parcels leave on the day, 40 are overdue, 300 are coming. Names and postcodes differ, and
 * half of the names stand in one field.
 */
export async function recordManyOrders(database: Database, today: Day): Promise<void> {
  const run = (text: string, ...values: unknown[]) => database.query(text, values);
  for (const [index, order] of [birthdayOrder, twoParcels, sixtySlices].entries()) {
    const sessionId = `like_${index}`;
    await openOrders(database).record(
      { ...paidOrder(order), sessionId, orderNumber: `LIKE${index}` },
      [],
    );
  }
  await run('alter table orders disable trigger fill_parcels');
  await run(
    `insert into orders (session_id, order_number, ${COLUMNS})
     select session_id || '_' || n, 'N' || n, ${COLUMNS}
     from generate_series(1, $1::integer) as n
     join orders on session_id = 'like_' || greatest(n % 10 - 7, 0)`,
    COUNT,
  );
  await run('alter table orders enable trigger fill_parcels');
  await run(
    `insert into parcels (session_id, place, content, post_on, arrive_on)
     select orders.session_id, parcels.place, content, post_on, arrive_on
     from orders join parcels on parcels.session_id = left(orders.session_id, 6)
     where orders.session_id <> parcels.session_id
     order by substr(orders.session_id, 8)::integer, parcels.place`,
  );
  await run(
    `update parcels set
       post_on = $1::date + case when age < 300 then 1 + age / 30 when age < 360 then 0 else -1 - (age - 360) / 20 end,
       status = case when age between 300 and 319 then 'packed' when age < 400 then 'waiting' else 'posted' end,
       posted_at = case when age >= 400 then now() end,
       arrive_on = case when age < 100 then $1::date + 20 end,
       content = jsonb_set(content, '{recipient}', content -> 'recipient' || jsonb_build_object(
         'firstName', 'First' || parcels.id || case when parcels.id % 2 = 0 then ' Last' || parcels.id else '' end,
         'lastName', case when parcels.id % 2 = 0 then '' else 'Last' || parcels.id end,
         'postcode', 'ZZ' || parcels.id || ' 1AA'))
     from (select id, (row_number() over (order by id desc) - 1)::integer as age from parcels) as aged
     where aged.id = parcels.id`,
    today,
  );
  await run('vacuum analyze orders');
  await run('vacuum analyze parcels');
  await run('vacuum analyze parcel_log');
}
