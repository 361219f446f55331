-- The links that sign the shopkeeper in, and the devices that are signed in: hashes only, so that a copy of these tables
-- opens nothing.
create table shopkeeper_links (
  token_hash text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table shopkeeper_sessions (
  id text primary key,
  secret_hash text not null,
  device text not null,
  signed_in_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);

-- What the shopkeeper changed, and from which device. Nothing in it is ever changed or deleted.
create table shopkeeper_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  session_id text not null,
  action text not null,
  details jsonb not null default '{}'
);

create function keep_shopkeeper_log() returns trigger language plpgsql as $$
begin
  raise exception 'The log of the shopkeeper only grows';
end $$;

create trigger keep_shopkeeper_log before update or delete or truncate on shopkeeper_log
for each statement execute function keep_shopkeeper_log();

-- What is sold out and when the shop is closed: one row, whose version counts its changes.
create table availability (
  is_only boolean primary key default true check (is_only),
  version integer not null,
  sold_out jsonb not null,
  closed jsonb not null
);

insert into availability (version, sold_out, closed) values (0, '[]', '[]');
