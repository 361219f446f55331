-- Whether the bank was asked to take a payment back.
alter table orders add column is_disputed boolean not null default false;

-- Null where the payment does not say what the order was to cost.
alter table orders alter column expected_total_pence drop not null;
