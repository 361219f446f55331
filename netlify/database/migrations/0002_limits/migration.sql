-- Counters of rate-limiter-flexible: its own three columns, times in milliseconds. Keys are keyed hashes, never addresses.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Checkout attempts that were let in: their repeats are not counted.
create table checkout_attempts (
  attempt text primary key,
  expire bigint not null
);

-- Lets a checkout attempt in and counts it against its address, or answers when the address may try again. One transaction:
-- parallel repeats of one attempt wait for the first and share its verdict, and a refused attempt leaves no trace.
create function admit_checkout_attempt(
  new_attempt text,
  address text,
  most integer,
  now_ms bigint,
  window_ms bigint
) returns bigint language plpgsql as $$
declare
  counted record;
begin
  insert into checkout_attempts (attempt, expire) values (new_attempt, now_ms + window_ms)
    on conflict (attempt) do nothing;
  if not found then
    return null;
  end if;
  insert into rate_limits as held (key, points, expire) values (address, 1, now_ms + window_ms)
    on conflict (key) do update set
      points = case when held.expire <= now_ms then 1 else held.points + 1 end,
      expire = case when held.expire <= now_ms then excluded.expire else held.expire end
    returning points, expire into counted;
  if counted.points <= most then
    return null;
  end if;
  delete from checkout_attempts where attempt = new_attempt;
  return counted.expire;
end $$;
