-- Alerts about payments, for the morning mail, which says which of them still have no order.
create index outbox_payment_alerts on outbox (created_at) where kind = 'payment-alert';
