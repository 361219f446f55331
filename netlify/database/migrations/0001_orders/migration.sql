-- One row for each paid session. The payment provider stays the record of the money: every row can be made again from it.
create table orders (
  session_id text primary key,
  order_number text not null,
  payment_intent_id text,
  order_type text not null,
  paid_at timestamptz not null,
  recorded_at timestamptz not null,
  total_pence integer not null,
  expected_total_pence integer not null,
  refunded_pence integer not null default 0,
  shipping_pence integer not null,
  shipping_name text not null,
  lines jsonb not null,
  email text not null,
  recipient jsonb not null,
  metadata jsonb not null
);

create index orders_by_number on orders (order_number);
create index orders_by_payment_intent on orders (payment_intent_id);

-- Mails on their way out. A row is due when it is neither sent nor dead, its time has come and nobody holds its lease.
create table outbox (
  key text primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  leased_until timestamptz,
  attempts integer not null default 0,
  -- Whether a mail server may hold the mail already: it took the body and never answered.
  is_uncertain boolean not null default false,
  sent_at timestamptz,
  dead_at timestamptz
);

create index outbox_due on outbox (next_attempt_at) where sent_at is null and dead_at is null;

-- How far the long look back over the payment provider's sessions has come.
create table reconcile_progress (
  name text primary key,
  looked_back_to timestamptz,
  finished_at timestamptz
);
