-- Orders are deleted seven years after their payment.
create index orders_by_payment_time on orders (paid_at);
