-- Since when the payment provider could not be made to clear what the shop wrote of persons to a payment, for the morning mail.
alter table orders add column not_cleared_since timestamptz;
create index orders_not_cleared on orders (not_cleared_since) where not_cleared_since is not null;
