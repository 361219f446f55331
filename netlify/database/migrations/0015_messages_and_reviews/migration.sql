-- What people wrote to the shop through the contact and the enquiry form, until it is answered and some time after. Its
-- mail waits in the outbox as before.
create table messages (
  id integer generated always as identity primary key,
  -- Grows with every change. Whoever changes a message names the version that they have seen.
  version integer not null default 1,
  status text not null default 'new' check (status in ('new', 'answered')),
  kind text not null check (kind in ('contact', 'enquiry')),
  name text not null,
  email text not null,
  phone text not null,
  -- "Order Question", "Wedding enquiry".
  about text not null,
  event_on date,
  message text not null,
  received_at timestamptz not null,
  answered_at timestamptz
);

create index messages_by_email on messages (lower(email collate "C"));
create index messages_by_arrival on messages (received_at);

-- Reviews from the page of the code on the boxes. Each has the id that its device chose, so that it arrives once however
-- often it is sent.
create table reviews (
  id integer generated always as identity primary key,
  sent_as text not null unique,
  version integer not null default 1,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'refused')),
  rating integer not null check (rating between 1 and 5),
  flavour_id integer not null,
  name text not null,
  text text not null,
  received_at timestamptz not null,
  decided_at timestamptz
);

create index reviews_confirmed on reviews (id) where status = 'confirmed';
create index reviews_to_delete on reviews (received_at) where status <> 'confirmed';
