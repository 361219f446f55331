-- When a payment was last refunded or disputed, for the morning mail, which says what is new. Null for those of before.
alter table orders add column money_back_at timestamptz;
create index orders_by_money_back on orders (money_back_at) where money_back_at is not null;

create index parcel_log_by_time on parcel_log (at);
create index parcels_of_slices on parcels (post_on, id) where status <> 'posted' and content ->> 'kind' = 'slices';
create index outbox_given_up on outbox (created_at) where kind = 'dead-letter';
